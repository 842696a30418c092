import FeatureSources
import JobSpec
import NetworkImport
import UtilityNetwork

/// Makes the layers of a model.
struct UtilityLayerCompiler {
    let spec: UtilityModelSpec
    let schema: UtilitySchema
    /// Of the network; nil where it has no features.
    let address: SourceAddress?
    let access: SourceAccess
    let names: UtilityNames

    var layers: [UtilityLayer] {
        checkControllerSources()
        return spec.sources.entries.enumerated().map { place, entry in layer(place, entry.name.value, entry.value) }
    }

    private func layer(_ place: Int, _ name: String, _ source: UtilitySourceSpec) -> UtilityLayer {
        let table = table(source.layer)
        var layer = UtilityLayer(table ?? SourceTable(SourceAddress(target: "", name: "none")))
        layer.hasRows = table != nil
        layer.crs = source.layer.crs.map { SystemDefinition($0.value) }
        let fields = source.fields
        (layer.wkt, layer.id) = (fields.wkt?.value, fields.id?.value)
        (layer.assetGroup, layer.assetType) = (fields.assetGroup?.value, fields.assetType?.value)
        layer.terminalPath = fields.terminalPath?.value
        (layer.fromTerminal, layer.toTerminal) = (fields.fromTerminal?.value, fields.toTerminal?.value)
        (layer.customers, layer.operable) = (source.customers?.value, source.operable?.value)
        layer.oneWay = source.oneway.map(OneWayField.init)
        layer.attributes = attributes(of: name)
        layer.typeConditions = typeConditions(place, source)
        layer.controllers = spec.controllers.filter { schema.source($0.source.value) == place }.compactMap(controllers)
        return layer
    }

    /// Nil where there are no rows.
    private func table(_ spec: UtilityLayerSpec) -> SourceTable? {
        guard let address = spec.source.map({ $0.map { SourceAddress(writtenAs: $0, access: access) } }) ?? address
        else { return nil }
        return SourceTable(
            address, layer: spec.layer?.value, condition: spec.condition?.value,
            dialect: RowSelection.Dialect(spec.dialect))
    }

    /// Those of tables that there are.
    var associations: [AssociationTable] {
        spec.associations.compactMap { spec in
            table(spec.layer).map { table in
                var associations = AssociationTable(table)
                let fields = spec.fields
                associations.type = fields.type?.value
                associations.from = AssociationTable.Side(
                    source: fields.fromSource?.value, id: fields.fromID?.value, terminal: fields.fromTerminal?.value)
                associations.to = AssociationTable.Side(
                    source: fields.toSource?.value, id: fields.toID?.value, terminal: fields.toTerminal?.value)
                associations.fraction = fields.fraction?.value
                associations.contentVisible = fields.contentVisible?.value
                return associations
            }
        }
    }

    private func attributes(of source: String) -> [UtilityLayer.AttributeField] {
        spec.attributes.entries.enumerated().compactMap { number, entry in
            entry.value.fields[source].map { UtilityLayer.AttributeField(attribute: number, field: $0.value) }
        }
    }

    private func typeConditions(_ place: Int, _ source: UtilitySourceSpec) -> [UtilityLayer.TypeCondition] {
        zip(source.assetGroups.entries, schema.sources[place].assetGroups).flatMap { group, made in
            zip(group.value.assetTypes.entries, made.assetTypes).compactMap { type, madeType in
                type.value.condition.map {
                    UtilityLayer.TypeCondition(group: made.code, type: madeType.code, condition: $0.value)
                }
            }
        }
    }

    private func checkControllerSources() {
        for controller in spec.controllers {
            guard
                let source = spec.sources[schema.source(controller.source.value).map { schema.sources[$0].name } ?? ""]
            else {
                names.report(controller.source, "source", schema.sources.map(\.name))
                continue
            }
            if case .some(.none) = source.layer.source {
                names.diagnostics.error(
                    "no_rows", at: controller.source.mark,
                    "the source '\(controller.source.value)' has no rows, and so no controllers",
                    help: "its own key says 'source: none'")
            }
        }
    }

    private func controllers(_ spec: ControllerSpec) -> UtilityControllers? {
        let domain = schema.source(spec.source.value).flatMap { schema.sources[$0].domainNetwork }
        let known = schema.tiers.filter { domain == nil || $0.domainNetwork == domain }.map(\.name)
        var tier = known.count == 1 ? known[0] : nil
        if let named = spec.tier {
            tier = known.first { $0.lowercased() == named.value.lowercased() }
            if tier == nil { names.report(named, "tier", known) }
        } else if tier == nil {
            names.diagnostics.reportMissing("tier", of: "the controller", at: spec.mark, known)
        }
        guard let tier else { return nil }
        let subnetwork: UtilityControllers.Subnetwork =
            spec.subnetworkField.map { .field($0.value) } ?? .name(spec.subnetwork?.value ?? "")
        return UtilityControllers(
            globalID: spec.globalID?.value, condition: spec.condition?.value, terminal: spec.terminal?.value,
            tier: tier, subnetwork: subnetwork, place: (spec.globalID?.mark ?? spec.mark).place)
    }
}
