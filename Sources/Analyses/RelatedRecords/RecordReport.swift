import FeatureSources
import Results
import Vocabulary

/// Writes the pairs: a row for each, or one for each row asked about with the count of its pairs.
struct RecordReport {
    let found: FoundRecords
    let values: RelatedValues
    let parameters: RelatedRecordsParameters
    let table: Table
    let context: RunContext

    func write(into sink: some ResultSink) throws {
        if parameters.countsOnly { return try writeCounts(into: sink) }
        var number = 0
        try found.pairs.visit { pair in
            if number % 4096 == 0 { try context.checkCancelled() }
            number += 1
            let head = head(of: pair.row)
            let group = ResultRow.Group(Int(pair.row), isEmpty: pair.related < 0)
            if group.isEmpty {
                try append(head, nil, group, to: sink)
            } else {
                try append(head + relatedValues(of: pair), geometry(of: pair), group, to: sink)
            }
        }
    }

    private func writeCounts(into sink: some ResultSink) throws {
        let links = found.related.links
        for row in 0..<links.rowCount where links.count(of: row) > 0 || parameters.keepsUnmatched {
            if row % 4096 == 0 { try context.checkCancelled() }
            let group = ResultRow.Group(row, isEmpty: true)
            try append(head(of: Int32(row)) + [.integer(Int64(links.count(of: row)))], nil, group, to: sink)
        }
    }

    private func append(
        _ values: [Value], _ geometry: FeatureGeometry?, _ group: ResultRow.Group, to sink: some ResultSink
    ) throws {
        let missing = [Value](repeating: .null, count: table.columns.count - values.count)
        try sink.append(ResultRow(values + missing, geometry: geometry, group: group), to: table)
    }

    /// The id and the kept fields of a row asked about.
    private func head(of row: Int32) -> [Value] {
        let rows = found.rows
        let kept = rows.store.values(of: Int(row))[rows.keptStart..<(rows.keptStart + rows.keptCount)]
        return [Value(rows.id(of: Int(row)))] + kept.map(Value.init)
    }

    private func relatedValues(of pair: RecordPair) -> [Value] {
        let related = Int(pair.related)
        let attributes = pair.attributes < 0 ? nil : found.related.attributes?.values(of: Int(pair.attributes))
        return [values.id(of: related)] + values.kept(of: related) + (attributes ?? []).map(Value.init)
    }

    /// Where features are written beside, pairs need none. What is wrong with one was said of the feature.
    private func geometry(of pair: RecordPair) -> FeatureGeometry? {
        guard parameters.writesGroups || parameters.writesGeometryText else { return nil }
        return try? values.geometry(of: Int(pair.related))
    }
}
