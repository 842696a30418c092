import FeatureSources
import Geometry
import Results
import Vocabulary

/// Writes the related rows as features, each once, with the ids of the rows that it belongs to.
final class FeatureReport {
    private let found: FoundRecords
    private let values: RelatedValues
    private let table: Table
    private let context: RunContext
    /// How many features had a geometry that cannot be used.
    private(set) var unplacedCount = 0
    /// The first of them, and why.
    private(set) var firstUnplaced = ""

    init(found: FoundRecords, values: RelatedValues, table: Table, context: RunContext) {
        self.found = found
        self.values = values
        self.table = table
        self.context = context
    }

    func write(into sink: some ResultSink) throws {
        let rowsOfRelated = PairsByRelated(found.pairs, count: found.rank.count)
        for (number, related) in found.relatedInOrder.enumerated() {
            if number % 4096 == 0 { try context.checkCancelled() }
            let rows = rowsOfRelated.rows(of: Int(related))
            if !rows.isEmpty { try write(Int(related), rows: rows, into: sink) }
        }
    }

    /// - Parameter rows: ascending; a row comes twice where it has two records with the feature.
    private func write(_ related: Int, rows: ArraySlice<Int32>, into sink: some ResultSink) throws {
        var ids: [FieldValue] = []
        var last: Int32 = -1
        for row in rows where row != last {
            ids.append(found.rows.id(of: Int(row)))
            last = row
        }
        let head: [Value] = [
            values.id(of: related), .text(ids.map { $0.text ?? "" }.joined(separator: ";")), .integer(Int64(ids.count)),
        ]
        try sink.append(ResultRow(head + values.kept(of: related), geometry: geometry(of: related)), to: table)
    }

    private func geometry(of related: Int) -> FeatureGeometry? {
        do {
            return try values.geometry(of: related)
        } catch {
            unplacedCount += 1
            if unplacedCount == 1 { firstUnplaced = "the first is \(found.related.related.id(of: related)): \(error)" }
            return nil
        }
    }
}
