import Foundation
import Glibc

/// A moment as ISO 8601 in UTC, to the second: `2026-05-01T08:00:00Z`. Foundation reads files of time zones for it.
enum UTCText {
    static func of(_ moment: Date) -> String {
        var seconds = time_t(moment.timeIntervalSince1970.rounded(.down))
        var parts = tm()
        gmtime_r(&seconds, &parts)
        let date = [padded(parts.tm_year + 1900, 4), padded(parts.tm_mon + 1), padded(parts.tm_mday)]
        let time = [parts.tm_hour, parts.tm_min, parts.tm_sec].map { padded($0) }
        return date.joined(separator: "-") + "T" + time.joined(separator: ":") + "Z"
    }

    private static func padded(_ number: Int32, _ width: Int = 2) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}
