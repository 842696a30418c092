import FeatureSources
import JobSpec
import NetworkImport
import UtilityNetwork
import Vocabulary

/// Looks whether layers have what a model names of them: fields, and conditions that can be evaluated. All mistakes go to the
/// diagnostics, at their places.
struct UtilityLayerCheck {
    let spec: UtilityModelSpec
    let model: UtilityModel
    /// Whether there is a source for what names none of its own.
    let hasSource: Bool
    let diagnostics: Diagnostics

    func check() {
        for (entry, layer) in zip(spec.sources.entries, model.layers) where layer.hasRows {
            check(
                entry.value.layer, named: entry.name.mark, fields: fields(of: entry), conditions: conditions(of: entry)
            ) {
                try layer.open(for: entry.name.value)
            }
        }
        for (table, association) in zip(spec.associations.filter { $0.layer.hasRows(hasSource) }, model.associations) {
            let fields = table.fields
            let named = [
                fields.type, fields.fromSource, fields.fromID, fields.fromTerminal, fields.toSource, fields.toID,
                fields.toTerminal, fields.fraction, fields.contentVisible,
            ]
            let errorsBefore = diagnostics.errorCount
            check(table.layer, named: table.mark, fields: named.compactMap { $0 }, conditions: []) {
                try association.open()
            }
            if diagnostics.errorCount == errorsBefore { checkFields(table, association) }
        }
    }

    /// Fields that have to be there under Esri's names, where the model names none.
    private func checkFields(_ spec: AssociationTableSpec, _ table: AssociationTable) {
        do {
            try table.checkFields(of: table.open())
        } catch let error as SourceError {
            diagnostics.error(
                "unknown_field", at: spec.mark, "\(error)", help: "name the table's own field under 'fields'")
        } catch {
            // Whoever reads the table says so.
        }
    }

    private func fields(of source: OrderedMap<UtilitySourceSpec>.Entry) -> [Marked<String>] {
        let fields = source.value.fields
        let own = [
            fields.id, fields.assetGroup, fields.assetType, fields.terminalPath, fields.fromTerminal, fields.toTerminal,
            fields.wkt, source.value.oneway?.field,
        ]
        let attributes = spec.attributes.entries.compactMap { $0.value.fields[source.name.value] }
        return (own + controllers(of: source).map(\.subnetworkField)).compactMap { $0 } + attributes
            + written(of: source)
    }

    /// The fields that the tiers' traces write with the source's elements.
    private func written(of source: OrderedMap<UtilitySourceSpec>.Entry) -> [Marked<String>] {
        let tiers = spec.domainNetworks.entries.flatMap { $0.value.tiers.entries.map(\.value) }
        let fields = tiers.flatMap { ($0.configuration?.output ?? nil)?.fields?.entries ?? [] }
        return fields.filter { $0.name.value.lowercased() == source.name.value.lowercased() }.flatMap(\.value)
    }

    private func conditions(of source: OrderedMap<UtilitySourceSpec>.Entry) -> [Marked<String>] {
        let types = source.value.assetGroups.entries.flatMap { $0.value.assetTypes.entries.map(\.value.condition) }
        let own = [source.value.customers, source.value.operable]
        return (own + types + controllers(of: source).map(\.condition)).compactMap { $0 }
    }

    private func controllers(of source: OrderedMap<UtilitySourceSpec>.Entry) -> [ControllerSpec] {
        spec.controllers.filter { $0.source.value.lowercased() == source.name.value.lowercased() }
    }

    /// - Parameter mark: of what names no source of its own.
    private func check(
        _ layer: UtilityLayerSpec, named mark: Mark, fields: [Marked<String>], conditions: [Marked<String>],
        opening: () throws -> Layer
    ) {
        let request = LayerRequest(layer, source: (layer.source ?? nil) ?? Marked("", at: mark))
        MappedLayerCheck(request: request, fields: fields, conditions: conditions, diagnostics: diagnostics)
            .check(opening: opening)
    }
}

extension LayerRequest {
    fileprivate init(_ spec: UtilityLayerSpec, source: Marked<String>) {
        self.init(
            source: source, layer: spec.layer, crs: spec.crs, condition: spec.condition,
            dialect: RowSelection.Dialect(spec.dialect), spatial: nil)
    }
}

extension UtilityLayerSpec {
    /// - Parameter hasSource: whether there is one for what names none.
    fileprivate func hasRows(_ hasSource: Bool) -> Bool { source.map { $0 != nil } ?? hasSource }
}
