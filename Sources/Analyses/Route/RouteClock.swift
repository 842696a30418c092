import FoundationEssentials

/// A moment from which a route's clock runs, in the network's time zone.
public struct RouteClock: Sendable, Equatable {
    /// Seconds since 1970-01-01T00:00:00Z.
    public let start: Int64
    public let zone: TimeZone

    public init(start: Int64, zone: TimeZone) {
        self.start = start
        self.zone = zone
    }

    /// The time of day so many milliseconds after the start: ISO 8601 with the zone's offset, to the second.
    public func time(after milliseconds: Int64) -> String {
        let seconds = start + Int64((Double(milliseconds) / 1000).rounded(.down))
        let offset = Int64(zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(seconds))))
        let local = seconds + offset
        let day = Int((local - ((local % 86_400) + 86_400) % 86_400) / 86_400)
        let date = Self.date(day: day)
        let second = Int(((local % 86_400) + 86_400) % 86_400)
        return Self.padded(date.year, 4) + "-" + Self.padded(date.month) + "-" + Self.padded(date.day) + "T"
            + Self.padded(second / 3600) + ":" + Self.padded(second / 60 % 60) + ":" + Self.padded(second % 60)
            + Self.offsetText(Int(offset))
    }

    /// The Gregorian date so many days after 1970-01-01. (H. Hinnant, "chrono-Compatible Low-Level Date Algorithms",
    /// 2013.)
    private static func date(day: Int) -> (year: Int, month: Int, day: Int) {
        let shifted = day + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
        return (year, month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
    }

    private static func offsetText(_ seconds: Int) -> String {
        let minutes = abs(seconds) / 60
        return (seconds < 0 ? "-" : "+") + padded(minutes / 60) + ":" + padded(minutes % 60)
    }

    private static func padded(_ number: Int, _ width: Int = 2) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}
