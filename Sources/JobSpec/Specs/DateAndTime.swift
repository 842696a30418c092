import Vocabulary

/// A date and a time of day as ISO 8601 writes them, in the network's time zone or with an offset.
public struct DateAndTime: Sendable, Equatable {
    /// As it was written.
    public let text: String
    /// 1 to 9999.
    public let year: Int
    /// 1 to 12.
    public let month: Int
    /// 1 to 31.
    public let day: Int
    public let hour: Int
    public let minute: Int
    public let second: Int
    /// Minutes east of UTC, or nil for the network's own time.
    public let offsetMinutes: Int?

    /// When a journey begins: in this year at the latest, so that one of up to a year ends in one of four digits, too.
    private static let lastYearOfStarts = 9998

    static let shape = Shape<DateAndTime>(
        expected: "a time such as 2026-05-01T08:00",
        schema: .object([
            ("type", .text("string")),
            ("pattern", .text("^\\d{4}-\\d{2}-\\d{2}[T ]\\d{2}:\\d{2}(:\\d{2})?(Z|[+-]\\d{2}:\\d{2})?$")),
            ("examples", .texts(["2026-05-01T08:00", "2026-05-01T08:00:00+02:00"])),
        ]),
        encode: { .text($0.text) },
        decode: { node, reader in
            guard let text = node.text else {
                reader.wrongType(node, expected: "a time such as 2026-05-01T08:00")
                return nil
            }
            let time = DateAndTime(text)
            if let time, time.year <= lastYearOfStarts { return time }
            let isNow = text.lowercased() == "now"
            reader.error(
                "bad_time", at: node.mark,
                isNow
                    ? "'now' is refused: the same job must give the same bytes"
                    : "\(SafeText.quoted(text)) is "
                        + (time == nil ? "not a date and a time of day" : "too late for a journey to begin"),
                help: "write a time such as 2026-05-01T08:00, or 2026-05-01T08:00+02:00")
            return nil
        })

    /// Whether the same clocks show it before another, neither of both having an offset.
    public func isShownBefore(_ other: DateAndTime) -> Bool {
        guard offsetMinutes == nil, other.offsetMinutes == nil else { return false }
        return parts.lexicographicallyPrecedes(other.parts)
    }

    private var parts: [Int] { [year, month, day, hour, minute, second] }

    /// - Returns: nil for what is not ISO 8601 or not in the calendar.
    public init?(_ text: String) {
        var scan = ClockText(text)
        guard let year = scan.number(4), scan.skip("-"), let month = scan.number(2), scan.skip("-"),
            let day = scan.number(2), scan.skip("T") || scan.skip(" "), let time = scan.timeOfDay(),
            let offset = scan.offset(), scan.isAtEnd
        else { return nil }
        guard (1...9999).contains(year), (1...12).contains(month) else { return nil }
        guard (1...DateAndTime.days(in: month, of: year)).contains(day) else { return nil }
        self.text = text
        self.year = year
        self.month = month
        self.day = day
        (hour, minute, second) = time
        offsetMinutes = offset.minutes
    }

    private static func days(in month: Int, of year: Int) -> Int {
        switch month {
        case 2: (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}
