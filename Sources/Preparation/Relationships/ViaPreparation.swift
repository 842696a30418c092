import Analyses
import FeatureSources
import JobSpec
import Vocabulary

/// Turns `via` into a condition on a layer's rows: that they are related to rows of a table. Mistakes go to diagnostics.
struct ViaPreparation {
    let opening: LayerOpening

    /// A condition, and what was amiss with the keys of the table's rows.
    typealias Condition = (keys: KeyCondition, messages: [Message])

    /// - Parameter layer: whose rows are looked for.
    /// - Returns: nil after a mistake.
    func condition(_ via: ViaSpec, for layer: Layer, _ request: LayerRequest) -> Condition? {
        let table = LayerRequest(
            source: via.source ?? request.source, layer: via.table, crs: nil, condition: via.condition,
            dialect: RowSelection.Dialect(via.dialect), spatial: nil)
        guard let rows = opening.open(table, .none) else { return nil }
        let relationships = RelationshipPreparation(inputs: opening.inputs, diagnostics: opening.diagnostics)
        let start = RelationshipPreparation.Table(
            address: rows.request.address, name: rows.layer.name, mark: via.table.mark)
        let goal = RelationshipPreparation.Table(
            address: request.address, name: layer.name, mark: request.layer?.mark ?? request.source.mark)
        guard let steps = relationships.path(from: start, via.relationships, to: goal).steps else { return nil }
        return condition(rows, ids: via.ids, steps, to: layer.name)
    }

    private func condition(
        _ rows: OpenLayer, ids: [Marked<String>]?, _ steps: [RelationshipStep], to layer: String
    ) -> Condition? {
        do {
            var selection = rows.selection
            selection.keys = ids.map { KeyCondition(field: rows.layer.rowId, texts: $0.map(\.value)) }
            let keys = try steps[0].fromKeys.map { try rows.layer.requiredField(named: $0) }
            var store = RecordStore(columns: keys)
            var found = try read(rows.layer, selection, columns: keys) { store.append($0, geometry: false) }
            let columns = Array(keys.indices)
            let condition = try RelatedKeys.condition(of: store, keyColumns: columns, over: steps)
            var counts = try RelatedRows(of: store, keyColumns: columns, over: steps, RelatedRequest(columns: []))
                .counts
            // That several rows lead to a feature is what one expects.
            counts.repeatedPairs = 0
            let messages = KeyMessages(
                counts, rows: rows.layer.name, related: layer, isReference: steps[0].isReference)
            if ids != nil, selection.condition != nil || selection.spatial != nil {
                (selection.condition, selection.spatial) = (nil, nil)
                found = try read(rows.layer, selection, columns: []) { _ in }
            }
            return (condition, missing(ids ?? [], found, of: rows.layer.name) + messages.all)
        } catch {
            rows.faults.report(error)
            return nil
        }
    }

    /// - Returns: the ids of the rows that are read.
    private func read(
        _ layer: Layer, _ selection: RowSelection, columns: [LayerField], _ visit: (RowReader) throws -> Void
    ) throws -> Set<Int64> {
        let reader = try RowReader(layer, selection, columns: columns)
        var found: Set<Int64> = []
        while try reader.next() {
            found.insert(reader.id)
            try visit(reader)
        }
        opening.inputs.noteTexts(of: reader)
        return found
    }

    /// What is to be said of ids that no row has.
    private func missing(_ ids: [Marked<String>], _ found: Set<Int64>, of table: String) -> [Message] {
        let missing = ids.map(\.value).filter { id in Int64(id).map { !found.contains($0) } ?? true }
        if missing.isEmpty { return [] }
        return [Message(.warning, "missing_ids", "\(table) has no row with the id \(missing.joined(separator: ", "))")]
    }
}
