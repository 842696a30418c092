import Vocabulary

/// When a stop wants to be visited: from a moment to a later one, both of a date or both of a time of day.
public struct TimeWindowSpec: Sendable, Equatable {
    public let opens: ClockTime
    /// A time of day that is not later than `opens` is one of the next day.
    public let closes: ClockTime
    /// As they were written.
    let texts: [String]

    private static let expected = "a time window such as [08:00, 10:00]"

    /// A time of day, or a date and a time.
    private static let pattern =
        "^\\d{2}:\\d{2}(:\\d{2})?$|^\\d{4}-\\d{2}-\\d{2}[T ]\\d{2}:\\d{2}(:\\d{2})?(Z|[+-]\\d{2}:\\d{2})?$"

    static let shape = Shape<TimeWindowSpec>(
        expected: expected,
        schema: .object([
            ("type", .text("array")),
            ("items", .object([("type", .text("string")), ("pattern", .text(pattern))])), ("minItems", .integer(2)),
            ("maxItems", .integer(2)),
            ("examples", .array([.texts(["08:00", "10:00"]), .texts(["2026-05-01T08:00", "2026-05-01T10:00"])])),
        ]),
        encode: { .texts($0.texts) },
        decode: { node, reader in
            let help = "write when it opens and when it closes: [08:00, 10:00]"
            guard let items = node.items else {
                reader.wrongType(node, expected: expected, help: help)
                return nil
            }
            guard items.count == 2 else {
                let times = items.count == 1 ? "1 time" : "\(items.count) times"
                reader.error("bad_time_window", at: node.mark, "a time window has two times, not \(times)", help: help)
                return nil
            }
            let ends = items.map { end($0, reader) }
            guard let opens = ends[0], let closes = ends[1] else { return nil }
            return TimeWindowSpec(opens: opens, closes: closes, texts: items.map { $0.text ?? "" })
        }
    )
    .checked("bad_time_window") { window in
        fault(window.opens, window.closes)
    }

    private static func end(_ node: Node, _ reader: Reader) -> ClockTime? {
        let help = "write a time of day such as 08:00, or a date and a time such as 2026-05-01T08:00"
        guard let text = node.text else {
            reader.wrongType(node, expected: "a time such as 08:00", help: help)
            return nil
        }
        guard let time = ClockTime(text) else {
            reader.error("bad_time", at: node.mark, "\(SafeText.quoted(text)) is not a time", help: help)
            return nil
        }
        return time
    }

    /// What is wrong with two ends that are each right, as far as it can be seen without the clock that they are meant by, and
    /// what would be right.
    public static func fault(_ opens: ClockTime, _ closes: ClockTime) -> (message: String, help: String?)? {
        switch (opens, closes) {
        case (.timeOfDay, .timeOfDay): nil
        case (.date(let opens), .date(let closes)):
            closes.isShownBefore(opens)
                ? ("the time window closes before it opens", "write when it opens, and then when it closes") : nil
        default:
            (
                "one end of the time window has a date and the other has none",
                "write both as times of day, or both as dates with times"
            )
        }
    }
}
