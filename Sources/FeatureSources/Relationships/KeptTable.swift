/// All rows of a table with their keys: what several jobs ask of it is found without reading it again.
struct KeptTable: Sendable {
    /// Ways to read a table that give the same rows and the same keys.
    struct Reading: Equatable {
        let address: SourceAddress
        let stamp: SourceStamp
        let table: String
        let columns: [LayerField]
        let keyFields: [LayerField]
        let matching: KeyMatching
    }

    /// In ascending order of their ids.
    let rows: RecordStore
    private let keys: KeyIndex
    private let rowsOfKey: RowLinks
    let unreadableKeys: Int

    /// Reads a table. O(rows).
    ///
    /// - Throws: `SourceError`, and what `check` throws.
    init(_ layer: Layer, _ reading: Reading, check: () throws -> Void) throws {
        let reader = try RowReader(layer, .all, columns: reading.columns + reading.keyFields)
        var (rows, keys, keyOfRow) = (RecordStore(columns: reading.columns), KeyIndex(), [Int32]())
        var unreadableKeys = 0
        while try reader.next() {
            try check()
            let key = reading.matching.key { reader.value(reading.columns.count + $0) }
            if key == .unreadable { unreadableKeys += 1 }
            rows.append(reader, geometry: false)
            keyOfRow.append(keys.insert(key) ?? KeyedRows.none)
        }
        if let order = rows.sortByID() { keyOfRow = order.map { keyOfRow[Int($0)] } }
        rowsOfKey = RowLinks(rowsOf: keyOfRow, count: keys.count)
        (self.rows, self.keys, self.unreadableKeys) = (rows, keys, unreadableKeys)
    }

    /// The rows that have a key, in ascending order. O(rows found).
    func rows(of key: RecordKey) -> ArraySlice<Int32> {
        keys.number(of: key).map { rowsOfKey.targets(of: Int($0)) } ?? []
    }
}
