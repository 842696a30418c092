/// Blanks round the texts of sources.
enum BlankText {
    /// The text without the blanks before and behind it.
    static func trimmed(_ text: String) -> String {
        guard let first = text.utf8.first, let last = text.utf8.last, isBlank(first) || isBlank(last) else {
            return text
        }
        let start = text.utf8.drop(while: isBlank)
        guard let end = start.lastIndex(where: { !isBlank($0) }) else { return "" }
        return String(Substring(start[...end]))
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || 9...13 ~= byte }
}
