import Vocabulary

/// Text of unknown origin made safe for a terminal and for one line of it.
public enum SafeText {
    /// The text with each control character, line break and change of writing direction shown as `�`.
    public static func line(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isUnsafe) else { return text }
        return String(text.map { safe($0) })
    }

    /// The same of each line of a text.
    public static func lines(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { line(String($0)) }.joined(separator: "\n")
    }

    /// The text in single quotes, cut where it is long, for use inside a message.
    public static func quoted(_ text: String) -> String {
        // It may hold a password, which may come from the environment.
        if RemoteSource.isPostgreSQL(text) { return "the connection to a database" }
        let longest = 60
        let start = text.prefix(longest + 1)
        return start.count <= longest ? "'\(line(text))'" : "'\(line(String(start.dropLast())))…'"
    }

    /// `'a', 'b' or 'c'`.
    public static func alternatives(_ words: [String], or conjunction: String = "or") -> String {
        let quoted = words.map(quoted)
        guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
        return quoted.dropLast().joined(separator: ", ") + " \(conjunction) " + last
    }

    /// The character, or its stand-in: a tab is shown as one space, so that columns stay columns.
    static func safe(_ character: Character) -> Character {
        if character == "\t" { return " " }
        return character.unicodeScalars.contains(where: isUnsafe) ? "\u{FFFD}" : character
    }

    private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x200E...0x200F, 0x2066...0x2069, 0x061C: true
        default: false
        }
    }
}
