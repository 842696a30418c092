import Synchronization

/// Tables of plain text that were asked for more than once, as jobs do that ask the same tables for other rows.
///
/// A table is read as it always is when it is asked for once; the second time all of it is kept. One that has changed is read anew.
struct KeptTables: Sendable {
    static let shared = Mutex(KeptTables())
    /// Tables that are kept, and tables that were asked for lately.
    private static let (most, mostAsked) = (4, 16)
    /// Bytes of the files of a table: what is kept of them takes some three times as much memory.
    static let mostBytes = 4 << 20

    private var asked: [KeptTable.Reading] = []
    private var kept: [(reading: KeptTable.Reading, table: KeptTable)] = []
    /// How often a table was found.
    private(set) var hits = 0

    /// - Returns: nil for a table that is no plain text, is large, or is asked for the first time.
    /// - Throws: `SourceError`, and what `check` throws.
    static func table(
        _ layer: Layer, keyFields: [LayerField], _ matching: KeyMatching, columns: [LayerField],
        check: () throws -> Void
    ) throws -> KeptTable? {
        let dataset = layer.dataset
        guard dataset.isText, let stamp = dataset.stamp, stamp.bytes <= mostBytes else { return nil }
        let reading = KeptTable.Reading(
            address: dataset.address, stamp: stamp, table: layer.name, columns: columns, keyFields: keyFields,
            matching: matching)
        let (known, isAskedAgain) = shared.withLock { ($0.find(reading), $0.ask(reading)) }
        guard known == nil, isAskedAgain else { return known }
        let table = try KeptTable(layer, reading, check: check)
        shared.withLock { $0.keep(table, reading) }
        return table
    }

    private mutating func find(_ reading: KeptTable.Reading) -> KeptTable? {
        guard let found = kept.first(where: { $0.reading == reading }) else { return nil }
        hits += 1
        return found.table
    }

    /// - Returns: whether it was asked for before.
    private mutating func ask(_ reading: KeptTable.Reading) -> Bool {
        if asked.contains(reading) { return true }
        asked.append(reading)
        if asked.count > Self.mostAsked { asked.removeFirst() }
        return false
    }

    private mutating func keep(_ table: KeptTable, _ reading: KeptTable.Reading) {
        if kept.contains(where: { $0.reading == reading }) { return }
        // What a table was like before it changed is of no use any more.
        kept.removeAll { $0.reading.address == reading.address && $0.reading.stamp != reading.stamp }
        kept.append((reading, table))
        if kept.count > Self.most { kept.removeFirst() }
    }
}
