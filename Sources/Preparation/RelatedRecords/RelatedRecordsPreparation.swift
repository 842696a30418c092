import Analyses
import FeatureSources
import JobSpec
import Results
import Vocabulary

/// Checks the parameters of a job of related records. Mistakes go to diagnostics.
struct RelatedRecordsPreparation {
    let spec: RelatedRecordsSpec
    let opening: LayerOpening
    let diagnostics: Diagnostics

    /// - Returns: nil after a mistake that leaves nothing to go on with.
    func prepare() -> (prepared: PreparedRelatedRecords, messages: [Message])? {
        guard let rows = opened(LayerRequest(spec)) else { return nil }
        let start = RelationshipPreparation.Table(
            address: rows.request.address, name: rows.layer.name, mark: spec.table?.mark ?? spec.source.mark)
        let relationships = RelationshipPreparation(inputs: opening.inputs, diagnostics: diagnostics)
        let rowSide = RelatedSide(spec.fields, of: rows, isTyped: isTyped)
        let path = relationships.path(from: start, spec.relationships)
        guard let related = path.end.flatMap(related) else { return nil }
        let relatedSide = RelatedSide(spec.related.fields, of: related, isTyped: isTyped)
        let order = order(of: related)
        guard let steps = path.steps, let last = steps.last, let rowSide, let relatedSide, let order else { return nil }
        let system = spec.outputs.crs.flatMap { SystemDefinition(ofOutputs: $0, diagnostics) }
        let mapping = mappingFields(of: last)
        var parameters = RelatedRecordsParameters(
            rows: rowSide.side, ids: spec.ids?.map(\.value), steps: steps, related: relatedSide.side,
            mappingFields: mapping.kept, order: order)
        parameters.limit = spec.related.limit.map { Int(clamping: $0.value) }
        parameters.offset = Int(clamping: spec.related.offset)
        parameters.keepsUnmatched = spec.keepsUnmatched
        parameters.countsOnly = spec.countsOnly
        parameters.writesGroups = spec.outputs.groups
        parameters.writesGeometryText = spec.outputs.crs != nil
        let prepared = PreparedRelatedRecords(
            parameters: parameters, formats: formats, system: system, writesGroups: spec.outputs.groups,
            relatedFields: relatedSide.kept + mapping.fields, relatedId: relatedSide.id)
        return (prepared, messages(rows, related) + [noteOnSystem(rows, related)].compactMap { $0 })
    }

    /// The table that the last step leads to, opened.
    private func related(_ table: RelatedTable) -> OpenLayer? {
        let fields = spec.related.fields
        var request = LayerRequest(
            source: spec.source, layer: nil, crs: spec.crs, condition: spec.related.condition,
            dialect: RowSelection.Dialect(spec.dialect), spatial: nil,
            places: PlaceFieldNames(x: fields.x, y: fields.y, wkt: fields.wkt))
        request.followedMark = spec.relationships?.last?.mark
        return opened(request, at: table, spec.writesGeometry ? .wanted : .none)
    }

    /// A layer, its condition checked: with a mistake in that, its fields are still to be checked.
    private func opened(
        _ request: LayerRequest, at table: RelatedTable? = nil, _ need: OpenLayer.Need = .none
    ) -> OpenLayer? {
        let layer = opening.open(request, at: table, need)
        layer?.checkCondition()
        return layer
    }

    private func order(of related: OpenLayer) -> RowOrder? {
        let names = spec.related.orderBy.map { Marked($0.value.field, at: $0.mark) }
        guard let fields = related.fields(names) else { return nil }
        return RowOrder(
            zip(fields, spec.related.orderBy).map { RowOrder.Term($0.name, isDescending: $1.value.isDescending) })
    }

    /// The fields of the last mapping table that say something of a pair.
    private func mappingFields(
        of step: RelationshipStep
    ) -> (fields: [LayerField], kept: [RelatedRecordsParameters.KeptField]) {
        guard let through = step.through,
            let layer = try? through.table.open()
        else { return ([], []) }
        let keys = (through.fromKeys + through.toKeys).compactMap { layer.field(named: $0) }
        let fields = layer.fields.filter { $0.isReadable && !keys.contains($0) }
        return (fields, layer.keptFields(fields, isTyped: isTyped))
    }

    private var isTyped: Bool { spec.outputs.groups || !formats.isDisjoint(with: [.gpkg, .fgb]) }

    private var formats: Set<Table.Format> {
        Set(of: spec.outputs.formats.value)
    }

    /// What is to be said where the job names a coordinate system that nothing is in.
    private func noteOnSystem(_ layers: OpenLayer...) -> Message? {
        guard let crs = spec.crs else { return nil }
        if case .place = spec.spatial?.geometry { return nil }
        let notes = layers.filter { $0.places != nil }.map(\.noteOnSystem)
        if notes.contains(nil) { return nil }
        return notes.compactMap { $0 }.first
            ?? Message(.warning, "unused_crs", "no place is read that could be in \(crs.value)")
    }

    private func messages(_ layers: OpenLayer...) -> [Message] {
        layers.flatMap { layer -> [Message] in
            let unread = layer.layer.fields.filter { !$0.isReadable }.map(\.name)
            return unread.map {
                Message(
                    .information, "binary_field", "the field \($0) of \(layer.layer.name) holds bytes and is left out")
            }
        }
    }
}
