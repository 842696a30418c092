/// The rows of a layer, one after the other, of which one is held at a time.
protocol RowCursor {
    /// Goes on to the next row.
    ///
    /// - Returns: whether there is one.
    /// - Throws: `SourceError`.
    func step() throws -> Bool

    /// The present row's own id.
    ///
    /// - Precondition: the last `step` returned true, as for all that follows.
    var id: Int64 { get }

    func value(of field: LayerField) -> FieldValue

    /// Calls `body` with the bytes of a field of texts; with nil where it is empty.
    func withText<Answer>(
        of field: LayerField, _ body: (UnsafeBufferPointer<UInt8>?) throws -> Answer
    ) rethrows -> Answer

    /// Calls `body` with the geometry as well-known binary, little-endian, curves as lines; with nil where there is none.
    func withGeometryBytes<Answer>(_ body: (UnsafeRawBufferPointer?) throws -> Answer) rethrows -> Answer

    /// The first text that was read and is not UTF-8.
    var unreadableText: (row: Int64, field: String)? { get }
}
