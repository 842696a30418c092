import Glibc
import Vocabulary

/// Looks through a table of plain text for what GDAL says nothing of.
struct TextTableCheck {
    /// The first line of each kind of fault.
    private(set) var lines: [TextFault.Kind: Int] = [:]

    /// What is between cells; nil where that cannot be told for certain, so that cells are not counted.
    private var separator: UInt8?
    private var columnCount = 0
    /// Where the row begins that is read, whose cells may have several lines.
    private var start = 1
    private var isQuoted = false
    private var cellCount = 1
    /// Rows so far that have fewer cells than there are columns, and whether the last row is one of them.
    private var (shortRows, isShort) = (0, false)
    /// Whether the line that was read last has an end.
    private var isEnded = false
    private var isBlankRow = true
    /// Of the row: whether something stands in a cell beyond the last column.
    private var hasSurplus = false

    /// - Complexity: O(n) for n bytes.
    init(ofFileAt path: String) {
        guard let file = fopen(path, "re") else { return }
        defer { fclose(file) }
        var (text, capacity) = (UnsafeMutablePointer<CChar>?.none, 0)
        defer { free(text) }
        var line = 1
        while case let count = getline(&text, &capacity, file), count > 0 {
            let bytes = UnsafeRawBufferPointer(start: text, count: count)
            look(at: bytes, line)
            line += 1
        }
        if isQuoted { note(.openQuote, start) }
        // Where other rows are short, too, that is how the table is written.
        if isShort, shortRows == 1, !isEnded { note(.cutOff, start) }
    }

    private mutating func note(_ kind: TextFault.Kind, _ line: Int) {
        if lines[kind] == nil { lines[kind] = line }
    }

    private mutating func look(at bytes: UnsafeRawBufferPointer, _ line: Int) {
        if !bytes.isUTF8 { note(.notUTF8, line) }
        if !isQuoted { start = line }
        if line == 1 { separator = Self.separator(of: bytes) }
        for byte in bytes { take(byte) }
        isEnded = bytes.last == UInt8(ascii: "\n") || isBlankRow
        // GDAL joins lines until their quotation marks come in pairs.
        if !isQuoted { endRow() }
    }

    private mutating func take(_ byte: UInt8) {
        if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
        if byte == separator, !isQuoted {
            cellCount += 1
        } else if cellCount > columnCount, !Self.isBlank(byte) {
            hasSurplus = true
        }
        if !Self.isBlank(byte) { isBlankRow = false }
    }

    /// Whether a byte leaves a cell empty: a space, a quotation mark, the end of a line, or that of a file of DOS.
    private static func isBlank(_ byte: UInt8) -> Bool { [0x20, 0x22, 0x0D, 0x0A, 0x1A].contains(byte) }

    private mutating func endRow() {
        if start == 1 {
            columnCount = cellCount
        } else if separator != nil, hasSurplus {
            note(.surplusCells, start)
        }
        if !isBlankRow {
            isShort = cellCount < columnCount
            if isShort { shortRows += 1 }
        }
        (cellCount, hasSurplus, isBlankRow) = (1, false, true)
    }

    /// The only one of the usual separators that stands in the first line outside of quotes; nil where there are several.
    static func separator(of bytes: some Sequence<UInt8>) -> UInt8? {
        var isQuoted = false
        var found: Set<UInt8> = []
        for byte in bytes {
            if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
            if !isQuoted, [UInt8](",;\t|".utf8).contains(byte) { found.insert(byte) }
        }
        return found.count == 1 ? found.first : nil
    }
}
