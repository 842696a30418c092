/// Rows of a table, kept compactly: a tag and a payload for each value in one buffer of bytes.
///
///     var store = RecordStore(columns: reader.columns)
///     while try reader.next() { store.append(reader, geometry: false) }
///
/// A row of six short fields takes some 60 bytes. Appending takes O(size of the row), amortised; so does reading one.
public struct RecordStore: Sendable {
    public private(set) var columns: [LayerField]

    private var ids: [Int64] = []
    private var starts: [Int] = []
    private var bytes = RecordBytes()

    public init(columns: [LayerField]) { self.columns = columns }

    /// The number of rows.
    public var count: Int { ids.count }

    /// The row's id in its table.
    public func id(of row: Int) -> Int64 { ids[row] }

    public func values(of row: Int) -> [FieldValue] {
        var place = starts[row]
        return columns.map { _ in bytes.value(at: &place) }
    }

    /// O(values before the column).
    public func value(of row: Int, column: Int) -> FieldValue {
        var place = starts[row]
        for _ in 0..<column { bytes.skip(at: &place) }
        return bytes.value(at: &place)
    }

    /// Calls `body` with the geometry as well-known binary; with nil where the row has none or it was not kept.
    public func withGeometryBytes<Answer>(
        of row: Int, _ body: (UnsafeRawBufferPointer?) throws -> Answer
    ) rethrows -> Answer {
        var place = starts[row]
        for _ in columns { bytes.skip(at: &place) }
        return try bytes.withBlob(at: place, body)
    }

    /// Keeps the reader's present row.
    ///
    /// - Precondition: the reader's columns start with those of the store.
    public mutating func append(_ reader: RowReader, geometry: Bool) {
        ids.append(reader.id)
        starts.append(bytes.count)
        for column in columns.indices {
            if columns[column].kind == .text {
                reader.withText(column) { bytes.append(text: $0) }
            } else {
                bytes.append(reader.value(column))
            }
        }
        if geometry { reader.withGeometryBytes { bytes.append(blob: $0) } } else { bytes.append(blob: nil) }
    }

    /// Keeps a row of another store with the same columns.
    mutating func append(_ row: Int, of others: RecordStore) {
        ids.append(others.ids[row])
        starts.append(bytes.count)
        bytes.append(others.starts[row]..<others.end(of: row), of: others.bytes)
    }

    /// Where a row ends, with its geometry.
    private func end(of row: Int) -> Int {
        var place = starts[row]
        for _ in 0...columns.count { bytes.skip(at: &place) }
        return place
    }

    /// Keeps a row without geometry.
    ///
    /// - Precondition: there is a value for each column.
    public mutating func append(id: Int64, _ values: [FieldValue]) {
        precondition(values.count == columns.count, "a row has a value for each column")
        ids.append(id)
        starts.append(bytes.count)
        for value in values { bytes.append(value) }
        bytes.append(blob: nil)
    }
}

extension RecordStore {
    /// Puts the rows into the order of their ids; rows of the same id stay in theirs.
    ///
    /// - Returns: the former place of each row; nil where the rows were in order already.
    @discardableResult
    public mutating func sortByID() -> [Int32]? {
        let isSorted = zip(ids, ids.dropFirst()).allSatisfy { $0 <= $1 }
        if isSorted { return nil }
        let order = ids.indices.map(Int32.init).sorted { (ids[Int($0)], $0) < (ids[Int($1)], $1) }
        ids = order.map { ids[Int($0)] }
        starts = order.map { starts[Int($0)] }
        return order
    }

    /// The same rows with their first columns only, and without geometry.
    func keeping(columns count: Int) -> RecordStore {
        var fewer = self
        fewer.columns = Array(columns.prefix(count))
        return fewer
    }

    /// For each row the first one with the same values, geometries left aside. O(size of the store).
    func firstEqualRows() -> [Int32] {
        var first: [KeyBytes: Int32] = [:]
        return starts.indices.map { row in
            var end = starts[row]
            for _ in columns { bytes.skip(at: &end) }
            let content = KeyBytes(bytes: bytes[starts[row]..<end])
            if let known = first[content] { return known }
            first[content] = Int32(row)
            return Int32(row)
        }
    }
}
