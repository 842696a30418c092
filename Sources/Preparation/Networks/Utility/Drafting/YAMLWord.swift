import Vocabulary

/// Texts as YAML reads them as texts.
enum YAMLWord {
    static func of(_ text: String) -> String {
        let isPlain = isPlain(text.utf8) && !["true", "false", "null", "none"].contains(text.lowercased())
        return isPlain ? text : JSONValue.text(text).written()
    }

    /// Whether a text of two bytes or more has letters, digits and `_`, and blanks, `.`, `/` and `-` between them. Drafts
    /// have a hundred thousand of them.
    private static func isPlain(_ text: String.UTF8View) -> Bool {
        guard text.count > 1, let first = text.first, let last = text.last else { return false }
        let isStart = isLetter(first)
        let isEnd = isLetter(last) || isDigit(last)
        return isStart && isEnd && text.allSatisfy { isLetter($0) || isDigit($0) || " ./-".utf8.contains($0) }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 || byte == UInt8(ascii: "_")
    }

    private static func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }

    /// A mapping on one line.
    static func mapping(_ members: [(key: String, value: String)]) -> String {
        "{" + members.map { "\($0.key): \($0.value)" }.joined(separator: ", ") + "}"
    }
}
