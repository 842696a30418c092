/// The keys of kept rows, numbered.
struct KeyedRows {
    private(set) var index = KeyIndex()
    /// The number of each row's key; `none` where it has no key that can match.
    private(set) var keyOfRow: [Int32] = []
    private(set) var nullKeys = 0
    private(set) var unreadableKeys = 0
    /// The number of keys that several rows have.
    private(set) var duplicateKeys = 0

    static let none: Int32 = -1

    /// - Parameter columns: the places of the key's fields among the columns of the rows.
    init(_ rows: RecordStore, columns: [Int], _ matching: KeyMatching, check: () throws -> Void) throws {
        keyOfRow.reserveCapacity(rows.count)
        var isDuplicate: [Bool] = []
        for row in 0..<rows.count {
            if row.isMultiple(of: 4096) { try check() }
            let key = matching.key { rows.value(of: row, column: columns[$0]) }
            count(key)
            if index.count == 0 { index.reserve(rows.count - row, like: key) }
            let isKnown = index.count
            let number = index.insert(key)
            keyOfRow.append(number ?? KeyedRows.none)
            guard let number else { continue }
            if index.count > isKnown {
                isDuplicate.append(false)
            } else if !isDuplicate[Int(number)] {
                isDuplicate[Int(number)] = true
                duplicateKeys += 1
            }
        }
    }

    private mutating func count(_ key: RecordKey) {
        if key == .null { nullKeys += 1 }
        if key == .unreadable { unreadableKeys += 1 }
    }
}
