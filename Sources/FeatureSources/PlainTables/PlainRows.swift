/// The rows of a plain table, whose ids count from 1 as those do that GDAL gives.
final class PlainRows: RowCursor {
    private let table: PlainTable
    private var row = -1

    init(_ table: PlainTable) { self.table = table }

    func step() -> Bool {
        row += 1
        return row < table.rowCount
    }

    var id: Int64 { Int64(row + 1) }

    func value(of field: LayerField) -> FieldValue {
        field.index == LayerField.rowIdIndex ? .integer(id) : table.value(ofRow: row, field)
    }

    func withText<Answer>(
        of field: LayerField, _ body: (UnsafeBufferPointer<UInt8>?) throws -> Answer
    ) rethrows -> Answer {
        try table.withCell(row, field, body)
    }

    func withGeometryBytes<Answer>(_ body: (UnsafeRawBufferPointer?) throws -> Answer) rethrows -> Answer {
        try body(nil)
    }

    var unreadableText: (row: Int64, field: String)? { nil }
}
