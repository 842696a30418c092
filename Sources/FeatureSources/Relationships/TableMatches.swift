/// The rows of a table whose keys are among those asked for, read in one go.
struct TableMatches {
    /// In ascending order of their ids.
    private(set) var rows: RecordStore
    /// The number of each row's key.
    private(set) var keyOfRow: [Int32] = []
    /// How many rows of the table have each key, whatever rows are asked for; more than two count as two.
    private(set) var timesFound: [UInt8]
    private(set) var unreadableKeys = 0
    private(set) var unreadableText: UnreadableText?

    private let index: KeyIndex

    /// - Parameters:
    ///   - keyFields: the fields of the table's key.
    ///   - columns: the fields that are kept.
    ///   - request: which rows are kept, and whether with their geometry.
    init(
        _ layer: Layer, keyFields: [LayerField], _ matching: KeyMatching, index: KeyIndex, columns: [LayerField],
        _ request: RelatedRequest, check: () throws -> Void
    ) throws {
        rows = RecordStore(columns: columns)
        self.index = index
        timesFound = [UInt8](repeating: 0, count: index.count)
        if let kept = try Self.kept(layer, keyFields, matching, columns, request, check) {
            take(from: kept)
        } else {
            try read(layer, keyFields, matching, columns, request, check)
        }
    }

    /// The whole of the table, where others have asked for rows of it before, and which ones is a matter of their keys alone.
    private static func kept(
        _ layer: Layer, _ keyFields: [LayerField], _ matching: KeyMatching, _ columns: [LayerField],
        _ request: RelatedRequest, _ check: () throws -> Void
    ) throws -> KeptTable? {
        guard !request.selection.isRestricted, request.selection.keys == nil, !request.readsGeometry else { return nil }
        return try KeptTables.table(layer, keyFields: keyFields, matching, columns: columns, check: check)
    }

    private mutating func read(
        _ layer: Layer, _ keyFields: [LayerField], _ matching: KeyMatching, _ columns: [LayerField],
        _ request: RelatedRequest, _ check: () throws -> Void
    ) throws {
        let isRestricted = request.selection.isRestricted
        if isRestricted { try look(layer, keyFields, matching, check) }
        let reader = try request.reader(of: layer, columns: columns + keyFields)
        while try TableMatches.next(reader, check) {
            let key = matching.key { reader.value(columns.count + $0) }
            let found = index.number(of: key)
            if !isRestricted { count(key, found) }
            guard let number = found else { continue }
            rows.append(reader, geometry: request.readsGeometry)
            keyOfRow.append(number)
        }
        unreadableText = reader.unreadableText
        if let order = rows.sortByID() { keyOfRow = order.map { keyOfRow[Int($0)] } }
    }

    /// O(keys asked for + rows found, sorted).
    private mutating func take(from kept: KeptTable) {
        unreadableKeys = kept.unreadableKeys
        var found: [(row: Int32, key: Int32)] = []
        index.visit { key, number in
            let rows = kept.rows(of: key)
            timesFound[Int(number)] = UInt8(min(2, rows.count))
            for row in rows { found.append((row, number)) }
        }
        found.sort { $0.row < $1.row }
        for (row, key) in found {
            rows.append(Int(row), of: kept.rows)
            keyOfRow.append(key)
        }
    }

    /// Counts the keys of all rows, also of those that are not asked for.
    private mutating func look(
        _ layer: Layer, _ keyFields: [LayerField], _ matching: KeyMatching, _ check: () throws -> Void
    ) throws {
        let reader = try RowReader(layer, .all, columns: keyFields)
        while try TableMatches.next(reader, check) {
            let key = matching.key(reader.value)
            count(key, index.number(of: key))
        }
    }

    /// - Parameter number: the key's; nil where nobody asks for it.
    private mutating func count(_ key: RecordKey, _ number: Int32?) {
        if case .unreadable = key { unreadableKeys += 1 }
        guard let number else { return }
        timesFound[Int(number)] = min(2, timesFound[Int(number)] + 1)
    }

    private static func next(_ reader: RowReader, _ check: () throws -> Void) throws -> Bool {
        guard try reader.next() else { return false }
        try check()
        return true
    }
}

extension RowSelection {
    fileprivate var isRestricted: Bool { condition != nil || spatial != nil }
}

extension RelatedRequest {
    fileprivate func reader(of layer: Layer, columns: [LayerField]) throws -> RowReader {
        try RowReader(layer, selection, columns: columns, places: places)
    }
}
