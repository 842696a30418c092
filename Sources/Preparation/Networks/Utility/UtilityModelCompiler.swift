import FeatureSources
import JobSpec
import NetworkImport
import UtilityNetwork

/// Makes what the importer reads of a model file. Names that refer to nothing are errors at their places.
struct UtilityModelCompiler {
    let spec: UtilityModelSpec
    /// What sources of the model that name no source of their own are read from; nil for none.
    let address: SourceAddress?
    /// What sources of the model may be.
    let access: SourceAccess
    let diagnostics: Diagnostics

    /// The model; of one with mistakes, which are in the diagnostics, as much as can be made of it.
    func model() -> UtilityModel {
        var schema = UtilitySchema()
        schema.domainNetworks = spec.domainNetworks.entries.map { entry in
            DomainNetwork(
                name: entry.name.value, controllerType: entry.value.controllerType == .source ? .source : .sink,
                tierDefinition: entry.value.tierDefinition == .partitioned ? .partitioned : .hierarchical)
        }
        schema.terminalConfigurations = spec.terminalConfigurations.entries.map(TerminalConfiguration.init)
        schema.categories = categories
        schema.sources = spec.sources.entries.map { source($0.name, $0.value) }
        schema.attributes = spec.attributes.entries.map { attribute($0.name, $0.value) }
        schema.tiers = tiers
        let names = UtilityNames(schema, of: spec, diagnostics)
        if let length = spec.length {
            let isKnown = schema.attribute(length.value) != nil
            if isKnown {
                schema.lengthAttribute = length.value
            } else {
                names.report(length, "network attribute", schema.attributes.map(\.name))
            }
        }
        for (entry, configuration) in zip(spec.terminalConfigurations.entries, schema.terminalConfigurations) {
            for terminal in entry.value.paths.entries.flatMap(\.value).joined()
            where configuration.terminal(terminal.value) == nil {
                names.report(terminal, "terminal", configuration.terminals.map(\.name))
            }
        }
        for tier in spec.domainNetworks.entries.flatMap({ $0.value.tiers.entries }) {
            if let configuration = tier.value.configuration { names.check(configuration) }
        }
        let classes = AssetClassNames(schema: schema, model: spec, names: names)
        let rules = spec.rules.map(classes.rules)
        schema.rules = Array(rules.joined())
        checkSourceIDs()
        let marks = zip(spec.rules, rules).flatMap { spec, rules in rules.map { _ in spec.mark } }
        report(schema.faults, UtilitySchemaMarks(spec: spec, rules: marks))
        let layers = UtilityLayerCompiler(spec: spec, schema: schema, address: address, access: access, names: names)
        return UtilityModel(
            schema: schema, layers: layers.layers, associations: layers.associations,
            tolerance: spec.tolerance.millimetres,
            validControllers: validControllers(classes))
    }

    /// Reports names of the model's own parts while there is no schema yet.
    private var ownNames: UtilityNames { UtilityNames(UtilitySchema(), of: spec, diagnostics) }

    /// In the order in which types name them, and then those that no type has.
    private var categories: [String] {
        let named = spec.sources.entries.flatMap { source in
            source.value.assetGroups.entries.flatMap { group in
                group.value.assetTypes.entries.flatMap { $0.value.categories.map(\.value) }
            }
        }
        var seen: Set<String> = []
        return (named + spec.categories.map(\.value)).filter { seen.insert($0.lowercased()).inserted }
    }

    private var tiers: [Tier] {
        spec.domainNetworks.entries.flatMap { domain in
            domain.value.tiers.entries.enumerated().map { place, entry in
                let configuration = entry.value.configuration
                return Tier(
                    name: entry.name.value, domainNetwork: domain.name.value,
                    rank: entry.value.rank.map { Int($0) } ?? place + 1, group: entry.value.group,
                    conditionBarriers: (configuration?.conditionBarriers ?? nil).map(TraceCondition.init),
                    configuration: configuration?.written.written())
            }
        }
    }

    private func source(_ name: Marked<String>, _ source: UtilitySourceSpec) -> NetworkSource {
        let usage = NetworkSource.Usage(source.usage)
        checkKeys(of: source, usage, name)
        return NetworkSource(
            name: name.value, usage: usage, domainNetwork: usage.isStructure ? nil : domainNetwork(of: source, name),
            assetGroups: source.assetGroups.entries.enumerated().map { place, group in
                AssetGroup(
                    code: group.value.code.map { Int($0) } ?? place + 1, name: group.name.value,
                    assetTypes: group.value.assetTypes.entries.enumerated().map(assetType))
            }, connectsByGeometry: source.connectsByGeometry, id: source.id.map { Int($0) })
    }

    /// What only features of another usage have would do nothing.
    private func checkKeys(of source: UtilitySourceSpec, _ usage: NetworkSource.Usage, _ name: Marked<String>) {
        let fields = source.fields
        let types = source.assetGroups.entries.flatMap(\.value.assetTypes.entries)
        let ofAnyVertex = types.filter { $0.value.connectivity == .anyVertex }.map {
            ("connectivity", Optional($0.name.mark), "lines")
        }
        let ofLines = [
            ("oneway", source.oneway?.field.mark), ("from_terminal", fields.fromTerminal?.mark),
            ("to_terminal", fields.toTerminal?.mark),
        ]
        let misplaced =
            (usage.isEdge ? [] : ofLines.map { ($0.0, $0.1, "lines") })
            + (usage.isJunction ? [] : [("terminal_path", fields.terminalPath?.mark, "devices and junctions")])
            + (usage.isEdge ? [] : ofAnyVertex)
            + (usage.isStructure && !source.connectsByGeometry
                ? [("connects_by_geometry", name.mark, "devices, junctions and lines")] : [])
        for (key, mark, owners) in misplaced {
            guard let mark else { continue }
            diagnostics.error(
                "misplaced_key", at: mark, "only \(owners) have '\(key)', and '\(name.value)' has none",
                help: "leave it out")
        }
    }

    /// A rule of a model stands for one of each pair of asset types, and what is wrong with it is said once.
    private func report(_ faults: [SchemaFault], _ marks: UtilitySchemaMarks) {
        var said: Set<String> = []
        for fault in faults where !spec.hasUnread(fault.part) {
            guard let mark = marks.mark(of: fault.part) ?? spec.sources.entries.first?.name.mark else { continue }
            let text = if case .rule = fault.part { fault.rule } else { "\(fault.part): \(fault.rule)" }
            if said.insert("\(mark.line):\(mark.column) \(text)").inserted {
                diagnostics.error("invalid_schema", at: mark, text)
            }
        }
    }

    private func checkSourceIDs() {
        var names: [Int64: String] = [:]
        for entry in spec.sources.entries {
            guard let id = entry.value.id else { continue }
            if let other = names.updateValue(entry.name.value, forKey: id) {
                diagnostics.error(
                    "bad_id", at: entry.name.mark,
                    "the sources '\(other)' and '\(entry.name.value)' have the same id, \(id)")
            }
        }
    }

    private func domainNetwork(of source: UtilitySourceSpec, _ name: Marked<String>) -> String? {
        let known = spec.domainNetworks.names
        guard let named = source.domainNetwork else {
            if known.count == 1 { return known[0] }
            if !spec.domainNetworks.unread.isEmpty { return nil }
            diagnostics.reportMissing("domain_network", of: "the source '\(name.value)'", at: name.mark, known)
            return nil
        }
        if known.contains(named.value) { return named.value }
        ownNames.report(named, "domain network", known)
        return nil
    }

    private func assetType(_ place: Int, _ entry: OrderedMap<AssetTypeSpec>.Entry) -> AssetType {
        let type = entry.value
        let known = spec.terminalConfigurations.names
        if let terminals = type.terminalConfiguration, !known.contains(terminals.value) {
            ownNames.report(terminals, "terminal configuration", known)
        }
        let terminals = type.terminalConfiguration.flatMap { known.contains($0.value) ? $0.value : nil }
        return AssetType(
            code: type.code.map { Int($0) } ?? place + 1, name: entry.name.value,
            categories: type.categories.map(\.value), terminalConfiguration: terminals,
            edgeConnectivity: type.connectivity == .endVertex ? .endVertex : .anyVertex)
    }

    private func attribute(_ name: Marked<String>, _ attribute: NetworkAttributeSpec) -> NetworkAttribute {
        let sources = spec.sources.names
        for entry in attribute.fields.entries where !sources.contains(entry.name.value) {
            ownNames.report(entry.name, "source", sources)
        }
        var keys: [Double: String] = [:]
        let domain = attribute.domain.entries.compactMap { entry -> NetworkAttribute.DomainValue? in
            guard let code = Double(entry.name.value), code.isFinite else {
                diagnostics.error(
                    "bad_name", at: entry.name.mark, "the code '\(entry.name.value)' is no number",
                    help: "codes come first: {0: Closed, 1: Open}")
                return nil
            }
            if let same = keys.updateValue(entry.name.value, forKey: code) {
                diagnostics.error(
                    "bad_domain", at: entry.name.mark, "the code '\(entry.name.value)' is the same number as '\(same)'",
                    help: "give each code once")
            }
            return NetworkAttribute.DomainValue(code: code, description: entry.value.value)
        }
        let codes = domain.map(\.code).sorted()
        if attribute.isInline, codes != codes.indices.map(Double.init) {
            diagnostics.error(
                "bad_domain", at: name.mark,
                "the codes of the inline attribute '\(name.value)' are not 0, 1, 2 and so on")
        }
        return NetworkAttribute(
            name: name.value, dataType: NetworkAttribute.DataType(attribute.dataType),
            sources: attribute.fields.names.filter(sources.contains), domain: domain, isInline: attribute.isInline,
            isBitSet: attribute.isBitSet, isApportionable: attribute.isApportionable,
            isNullable: attribute.isNullable)
    }

    private func validControllers(_ classes: AssetClassNames) -> [String: Set<UtilityModel.AssetClass>] {
        var valid: [String: Set<UtilityModel.AssetClass>] = [:]
        for tier in spec.domainNetworks.entries.flatMap({ $0.value.tiers.entries }) {
            guard let controllers = tier.value.validControllers else { continue }
            valid[tier.name.value] = Set(controllers.flatMap(classes.classes))
        }
        return valid
    }
}
