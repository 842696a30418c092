/// The directions in which a street is open.
public enum OneWayMeaning: UInt8, Sendable {
    case both, forward, backward, closed

    /// What values mean where nobody says it, in small letters. `n` is no one-way, but beside codes of directions one that
    /// closes.
    static let usual: [(meaning: OneWayMeaning, words: [String])] = [
        (.forward, ["yes", "true", "1", "y", "ft", "f", "forward"]),
        (.backward, ["-1", "reverse", "tf", "t", "backward"]),
        (.both, ["no", "false", "0", "b", "both"]),
        (.closed, ["closed"]),
    ]
    /// Codes of directions.
    static let directions = ["ft", "tf", "f", "t", "b"]

    /// What a value means where nobody says it, case and blanks round it ignored; nil for `n` and what means nothing.
    public init?(usual value: String) {
        let word = BlankText.trimmed(value).lowercased()
        guard let meaning = Self.usual.first(where: { $0.words.contains(word) })?.meaning else { return nil }
        self = meaning
    }

    /// Whether a value is a code of directions.
    public static func isDirection(_ value: String) -> Bool {
        directions.contains(BlankText.trimmed(value).lowercased())
    }
}
