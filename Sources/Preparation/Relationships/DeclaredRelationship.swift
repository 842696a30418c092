import FeatureSources
import JobSpec
import Vocabulary

/// A relationship that a job says by the fields of its keys.
struct DeclaredRelationship {
    let spec: DeclaredRelationshipSpec
    /// The table that it leads from.
    let start: RelationshipPreparation.Table
    /// The table that it leads to where it names none.
    let goal: RelationshipPreparation.Table?
    let inputs: InputLog
    let diagnostics: Diagnostics

    /// Tables and fields that do not exist are reported.
    func found() -> FoundRelationship {
        guard let target = target() else { return .nothing }
        let origin = open(start.address, start.name, at: start.mark)
        let destination = open(target.address, target.table, at: spec.table?.mark ?? spec.mark)
        let originKey = origin.flatMap { field(spec.originKey, of: $0) }
        let destinationKey = destination.flatMap { field(spec.destinationKey, of: $0) }
        let through = spec.through.map(through)
        let table = destination == nil ? nil : target
        guard let originKey, let destinationKey, through.map({ $0 != nil }) ?? true else {
            return FoundRelationship(step: nil, table: table)
        }
        let cardinality = spec.cardinality?.value
        let step = RelationshipStep(
            fromKeys: [originKey.name], to: target, toKeys: [destinationKey.name], through: through.flatMap { $0 },
            isUniqueFrom: cardinality.map { $0 == .oneToOne || $0 == .oneToMany },
            isUniqueTo: cardinality.map { $0 == .oneToOne || $0 == .manyToOne })
        return FoundRelationship(step: step, table: table)
    }

    private func target() -> RelatedTable? {
        let address = spec.source.map(address)
        if let table = spec.table {
            let fallback = goal?.address ?? start.address
            return RelatedTable(address: address ?? (spec.source == nil ? fallback : start.address), table: table.value)
        }
        if let goal { return RelatedTable(address: goal.address, table: goal.name) }
        diagnostics.error(
            "missing_key", at: spec.mark, "the key 'table' is missing",
            help: "only the last step of several leads to the layer itself")
        return nil
    }

    private func through(_ through: RelationshipTableSpec) -> RelationshipStep.Through? {
        let address = through.source.map(address) ?? start.address
        guard let layer = open(address, through.table.value, at: through.table.mark) else { return nil }
        let fromKey = field(through.originKey, of: layer)
        let toKey = field(through.destinationKey, of: layer)
        guard let fromKey, let toKey else { return nil }
        return RelationshipStep.Through(
            table: RelatedTable(address: address, table: layer.name), fromKeys: [fromKey.name], toKeys: [toKey.name])
    }

    private func address(_ source: Marked<String>) -> SourceAddress {
        SourceAddress(writtenAs: source, access: start.address.access)
    }

    private func open(_ address: SourceAddress, _ table: String, at mark: Mark) -> Layer? {
        do {
            let dataset = try Dataset(address, asksConditions: false)
            let layer = try dataset.layer(named: table)
            inputs.add(dataset)
            return layer
        } catch {
            report(error, at: mark)
            return nil
        }
    }

    private func field(_ name: Marked<String>, of layer: Layer) -> LayerField? {
        do {
            return try layer.requiredField(named: name.value)
        } catch {
            report(error, at: name.mark)
            return nil
        }
    }

    private func report(_ error: any Error, at mark: Mark) {
        switch error {
        case SourceError.noField(let name, _, let known):
            diagnostics.error("unknown_field", at: mark, "\(error)", help: UnknownName.help(for: name, among: known))
        case SourceError.noLayer(let name, _, let known):
            diagnostics.error("unknown_layer", at: mark, "\(error)", help: UnknownName.help(for: name, among: known))
        case SourceError.missing(let source, let nearest):
            diagnostics.error(
                "no_such_file", at: mark, "\(error)",
                help: nearest.map { Suggestion.question(whether: $0, insteadOf: source) })
        default: diagnostics.error("unreadable_source", at: mark, "\(error)")
        }
    }
}
