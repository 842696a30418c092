import Vocabulary

/// Parts the text of a table of plain text into cells. Whatever is not as a `PlainTable` is ends it.
///
/// O(bytes).
struct PlainTableParser {
    private static let (comma, lineFeed, space) = (UInt8(ascii: ","), UInt8(ascii: "\n"), UInt8(ascii: " "))
    private static let carriageReturn = UInt8(ascii: "\r")
    private static let otherSeparators = [UInt8](";|".utf8)
    /// What marks a text as UTF-8.
    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    private static let mostColumns = 500
    /// Bytes of a row: GDAL ends at ten million.
    private static let mostRowBytes = 1 << 20

    private let bytes: UnsafeBufferPointer<UInt8>
    private var place: Int
    private var starts: [Int32] = []

    private struct Cell {
        /// Without quotation marks.
        let content: Range<Int>
        let isQuoted: Bool
        let isLastOfRow: Bool
    }

    /// - Parameter name: of the table.
    /// - Returns: nil for a text that leaves questions, and for one without rows.
    static func table(named name: String, _ bytes: [UInt8]) -> PlainTable? {
        guard bytes.count < Int32.max, bytes.withUnsafeBytes(\.isUTF8) else { return nil }
        return bytes.withUnsafeBufferPointer { text -> PlainTable? in
            var parser = PlainTableParser(text)
            guard var columns = parser.columns() else { return nil }
            var rowCount = 0
            while parser.place < text.count {
                guard parser.readRow(&columns) else { return nil }
                rowCount += 1
            }
            parser.starts.append(Int32(parser.place + (text.last == lineFeed ? 0 : 1)))
            let fields = columns.enumerated().compactMap { index, column in column.field(at: index) }
            guard rowCount > 0, fields.count == columns.count else { return nil }
            return PlainTable(name: name, fields: fields, rowCount: rowCount, bytes: bytes, starts: parser.starts)
        }
    }

    private init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        place = bytes.starts(with: Self.byteOrderMark) ? Self.byteOrderMark.count : 0
    }

    /// The columns that the first line names.
    private mutating func columns() -> [PlainColumn]? {
        var columns: [PlainColumn] = []
        var names: Set<String> = []
        while let cell = nextCell() {
            let name = String(decoding: bytes[cell.content], as: UTF8.self)
            guard Self.isOnlyName(name), names.insert(name.lowercased()).inserted else { return nil }
            columns.append(PlainColumn(name: name))
            if cell.isLastOfRow { return columns.count <= Self.mostColumns ? columns : nil }
        }
        return nil
    }

    /// Names that GDAL takes for numbers, or makes a geometry of.
    private static let otherNames: Set = ["nan", "inf", "infinity", "wkt"]

    /// Whether a name is one in which nobody sees more than a name.
    private static func isOnlyName(_ name: String) -> Bool {
        guard let first = name.utf8.first, PlainCell.isLetter(first) else { return false }
        return !otherNames.contains(name.lowercased())
            && name.utf8.allSatisfy { byte in
                PlainCell.isLetter(byte) || PlainCell.isDigit(byte) || byte == UInt8(ascii: "_")
            }
    }

    private mutating func readRow(_ columns: inout [PlainColumn]) -> Bool {
        let start = place
        // Tables that were put together have one at the start of each, which GDAL passes over.
        if bytes[start...].starts(with: Self.byteOrderMark) { return false }
        for index in columns.indices {
            starts.append(Int32(place))
            guard let cell = nextCell(), cell.isLastOfRow == (index == columns.count - 1) else { return false }
            if columns.count == 1, !isAlone(cell) { return false }
            columns[index].take(PlainCell.kind(of: bytes[cell.content]), isQuoted: cell.isQuoted)
        }
        return place - start <= Self.mostRowBytes
    }

    /// Whether a cell is certainly the only one of its row: an empty line is no row, and what parts cells elsewhere may part it.
    private func isAlone(_ cell: Cell) -> Bool {
        !cell.content.isEmpty && (cell.isQuoted || !bytes[cell.content].contains(where: Self.otherSeparators.contains))
    }

    /// Goes behind the next cell and what ends it.
    private mutating func nextCell() -> Cell? {
        let isQuoted = place < bytes.count && bytes[place] == PlainCell.quote
        let content = isQuoted ? quoted() : bare()
        guard let content, !hasBlankEnds(content), let isLastOfRow = end() else { return nil }
        return Cell(content: content, isQuoted: isQuoted, isLastOfRow: isLastOfRow)
    }

    private func hasBlankEnds(_ content: Range<Int>) -> Bool {
        guard let first = content.first, let last = content.last else { return false }
        return bytes[first] == Self.space || bytes[last] == Self.space
    }

    /// Up to what ends a cell without quotation marks.
    private mutating func bare() -> Range<Int>? {
        let start = place
        while place < bytes.count, bytes[place] != Self.comma, bytes[place] >= Self.space {
            if bytes[place] == PlainCell.quote { return nil }
            place += 1
        }
        return start..<place
    }

    /// What stands in quotation marks, on one line.
    private mutating func quoted() -> Range<Int>? {
        place += 1
        let start = place
        while place < bytes.count, bytes[place] >= Self.space {
            if bytes[place] == PlainCell.quote {
                if place + 1 == bytes.count || bytes[place + 1] != PlainCell.quote { break }
                place += 1
            }
            place += 1
        }
        guard place < bytes.count, bytes[place] == PlainCell.quote else { return nil }
        defer { place += 1 }
        return place > start ? start..<place : nil
    }

    /// Goes behind what ends a cell.
    ///
    /// - Returns: whether a row ends with it; nil where neither a cell nor a row does.
    private mutating func end() -> Bool? {
        if place == bytes.count { return true }
        if bytes[place] == Self.comma {
            place += 1
            return false
        }
        if bytes[place] == Self.carriageReturn { place += 1 }
        guard place < bytes.count, bytes[place] == Self.lineFeed else { return nil }
        place += 1
        return true
    }
}
