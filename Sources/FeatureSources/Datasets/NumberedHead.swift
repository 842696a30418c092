/// The first line of a table of plain text some of whose names are whole numbers, such as years. GDAL takes it for a row: for it a
/// line with a number is none of names.
enum NumberedHead {
    /// Bytes at the start of a table that are looked at.
    private static let looked = 1 << 16
    private static let years = 1500...2500

    /// GDAL's option for a table that begins with such a line; nothing for others.
    static func options(of path: String) -> [String] {
        guard path.lowercased().hasSuffix(".csv"), let file = FileParts(path) else { return [] }
        let text = String(decoding: file.bytes(at: 0, looked), as: UTF8.self)
        return begins(text, isWhole: file.size <= looked) ? ["HEADERS=YES"] : []
    }

    /// Whether a text begins with such a line.
    ///
    /// What tells it from a row: a name above nothing but numbers; or names that are all years above numbers that are not.
    ///
    /// - Parameter isWhole: otherwise its last row may be cut off.
    static func begins(_ text: String, isWhole: Bool = true) -> Bool {
        let text = text.hasPrefix("\u{FEFF}") ? text.dropFirst() : text[...]
        let first = text.prefix { !$0.isNewline }
        guard let byte = TextTableCheck.separator(of: first.utf8) else { return false }
        let separator = Character(Unicode.Scalar(byte))
        let head = cells(of: first, separator)
        guard head.contains(where: { number($0) != nil }), areNames(head) else { return false }
        let lines = self.lines(of: text[first.endIndex...])
        let rows = lines.dropLast(isWhole ? 0 : 1).map { cells(of: $0, separator) }.filter { $0.count == head.count }
        let columns = head.indices.map { column in rows.map { $0[column] }.filter { !$0.isEmpty } }
        return zip(head, columns).contains { number($0) == nil && isOfNumbers($1) }
            || zip(head, columns).allSatisfy { name, cells in number(name).map { isYear($0, above: cells) } ?? true }
    }

    /// Whether cells differ, and each is a whole number or has a letter, one of them at least.
    private static func areNames(_ head: [Substring]) -> Bool {
        Set(head.map { $0.lowercased() }).count == head.count
            && head.contains { $0.contains(where: \.isLetter) }
            && head.allSatisfy { $0.contains(where: \.isLetter) || $0.allSatisfy(\.isNumber) && !$0.isEmpty }
    }

    private static func isOfNumbers(_ cells: [Substring]) -> Bool {
        !cells.isEmpty && cells.allSatisfy { number($0) != nil }
    }

    private static func isYear(_ name: Double, above cells: [Substring]) -> Bool {
        let numbers = cells.compactMap(number)
        return years.contains(Int(name)) && numbers.contains { !years.contains(Int($0)) }
    }

    /// With a point or a comma before its decimals; nil for what has letters, `nan` among them, and for what is beyond all counting.
    private static func number(_ cell: Substring) -> Double? {
        if cell.contains(where: \.isLetter) { return nil }
        return Double(cell.replacing(",", with: ".")).flatMap { abs($0) < 1e15 ? $0 : nil }
    }

    private static func lines(of text: Substring) -> [Substring] {
        var isQuoted = false
        return text.split { character in
            if character == "\"" { isQuoted.toggle() }
            return character.isNewline && !isQuoted
        }
    }

    /// Without blanks and quotation marks around them.
    private static func cells(of line: Substring, _ separator: Character) -> [Substring] {
        var isQuoted = false
        return line.split(omittingEmptySubsequences: false) { character in
            if character == "\"" { isQuoted.toggle() }
            return character == separator && !isQuoted
        }.map { cell in
            let bare = trimmed(cell)
            return bare.count > 1 && bare.hasPrefix("\"") && bare.hasSuffix("\"") ? bare.dropFirst().dropLast() : bare
        }
    }

    private static func trimmed(_ cell: Substring) -> Substring {
        let start = cell.drop(while: \.isWhitespace)
        return start.prefix(upTo: start.lastIndex { !$0.isWhitespace }.map(start.index(after:)) ?? start.startIndex)
    }
}
