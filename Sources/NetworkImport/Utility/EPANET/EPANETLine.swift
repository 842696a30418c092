/// A line of an EPANET input file without its comment, as the words that blanks and tabs part. Words in quotes may hold
/// both.
struct EPANETLine {
    /// From 1.
    let number: Int
    let words: [String]

    /// Nil for a line that says nothing.
    init?(_ text: Substring, number: Int) {
        self.number = number
        var words: [String] = []
        var bytes = text.utf8[...]
        while let first = bytes.first, first != UInt8(ascii: ";") {
            if Self.isBlank(first) {
                bytes = bytes.dropFirst()
            } else if first == UInt8(ascii: "\""), let end = bytes.dropFirst().firstIndex(of: first) {
                words.append(String(Substring(bytes[bytes.index(after: bytes.startIndex)..<end])))
                bytes = bytes[bytes.index(after: end)...]
            } else {
                let end = bytes.firstIndex { Self.isBlank($0) || $0 == UInt8(ascii: ";") } ?? bytes.endIndex
                words.append(String(Substring(bytes[..<end])))
                bytes = bytes[end...]
            }
        }
        if words.isEmpty { return nil }
        self.words = words
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

    /// The word at a place; nil where the line is shorter.
    subscript(place: Int) -> String? { words.indices.contains(place) ? words[place] : nil }
}
