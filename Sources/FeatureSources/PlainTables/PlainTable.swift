/// A table of plain text (CSV) whose form leaves no question of how it is to be read: it is read here as GDAL reads it, and GDAL,
/// which takes longer to be loaded than such a table to be read, is not needed for it.
///
/// Such a table is in UTF-8, has commas between its cells, a name over each column, and as many cells in each row; one of a single
/// column, such as a list of ids, has none that is empty. Cells are in quotation marks as a whole or have none. What could be a date,
/// a code or a word of truth is left to GDAL, with the whole table.
final class PlainTable: Sendable {
    /// That of its file, without its suffix.
    let name: String
    /// Integers, reals and texts.
    let fields: [LayerField]
    /// At least one.
    let rowCount: Int

    private let bytes: [UInt8]
    /// Where the cells of the rows start, row by row; then, as if one more came, the end of the last.
    private let starts: [Int32]

    /// Of its text.
    var byteCount: Int { bytes.count }

    init(name: String, fields: [LayerField], rowCount: Int, bytes: [UInt8], starts: [Int32]) {
        (self.name, self.fields, self.rowCount) = (name, fields, rowCount)
        (self.bytes, self.starts) = (bytes, starts)
    }

    /// The value of a cell. O(its bytes).
    ///
    /// - Parameter row: counted from 0.
    func value(ofRow row: Int, _ field: LayerField) -> FieldValue {
        withCell(row, field) { cell in
            guard let cell else { return .null }
            switch field.kind {
            case .integer: return PlainCell.integer(cell).map(FieldValue.integer) ?? .null
            case .real: return PlainCell.real(cell).map(FieldValue.real) ?? .null
            default: return .text(String(decoding: cell, as: UTF8.self))
            }
        }
    }

    /// Calls `body` with the bytes of a cell, without quotation marks; with nil where it is empty.
    func withCell<Answer>(
        _ row: Int, _ field: LayerField, _ body: (UnsafeBufferPointer<UInt8>?) throws -> Answer
    ) rethrows -> Answer {
        let cell = row * fields.count + Int(field.index)
        return try bytes.withUnsafeBufferPointer { bytes in
            let text = PlainCell.trimmed(bytes, Int(starts[cell])..<Int(starts[cell + 1]) - 1)
            if text.isEmpty { return try body(nil) }
            if bytes[text.lowerBound] != PlainCell.quote { return try body(UnsafeBufferPointer(rebasing: bytes[text])) }
            let inner = UnsafeBufferPointer(rebasing: bytes[text.dropFirst().dropLast()])
            guard inner.contains(PlainCell.quote) else { return try body(inner) }
            return try PlainCell.withoutDoubledQuotes(inner).withUnsafeBufferPointer(body)
        }
    }
}
