import UtilityNetwork
import Vocabulary

extension UtilitySummary {
    /// The same for programs.
    public var json: JSONValue {
        .object([
            ("network", .text(network.name)), ("digest", .text(network.digest.description)),
            ("sources_read", Self.texts(network.sources.map(\.path))),
            ("crs", network.system.map { .text($0.text) } ?? .null),
            ("metres_per_length", .number("\(schema.metresPerLength)")),
            ("domain_networks", .array(schema.domainNetworks.map(json))), ("tiers", .array(schema.tiers.map(json))),
            ("sources", .array(zip(schema.sources, counts).map(json))),
            ("terminal_configurations", .array(schema.terminalConfigurations.map(json))),
            ("categories", Self.texts(schema.categories)), ("attributes", .array(schema.attributes.map(json))),
            ("length_attribute", schema.lengthAttribute.map { .text($0) } ?? .null),
            ("rules", .array(schema.rules.map(json))),
            ("associations", json(associations)),
            ("controllers", .array(controllers.map(json))),
            ("vertices", Self.count(network.network.vertexCount)), ("links", Self.count(network.network.linkCount)),
            ("image_bytes", Self.count(imageBytes)),
            ("messages", .array(network.messages.map(\.json))),
        ])
    }

    private static func texts(_ texts: [String]) -> JSONValue { .array(texts.map(JSONValue.text)) }

    private static func count(_ count: Int) -> JSONValue { .integer(Int64(count)) }

    private static func text(_ text: String?) -> JSONValue { text.map { .text($0) } ?? .null }

    private func json(_ domain: DomainNetwork) -> JSONValue {
        .object([
            ("name", .text(domain.name)), ("controller_type", .text("\(domain.controllerType)")),
            ("tier_definition", .text("\(domain.tierDefinition)")),
        ])
    }

    private func json(_ tier: Tier) -> JSONValue {
        .object([
            ("name", .text(tier.name)), ("domain_network", .text(tier.domainNetwork)), ("rank", Self.count(tier.rank)),
            ("group", Self.text(tier.group)), ("condition_barriers", tier.conditionBarriers?.json ?? .null),
            ("configuration", Self.text(tier.configuration)),
        ])
    }

    private func json(_ source: NetworkSource, _ counts: SourceCounts) -> JSONValue {
        let groups = source.assetGroups.map { group in
            JSONValue.object([
                ("code", Self.count(group.code)), ("name", .text(group.name)),
                ("asset_types", .array(group.assetTypes.map { json($0, counts.types[[group.code, $0.code]] ?? 0) })),
            ])
        }
        return .object([
            ("name", .text(source.name)), ("id", source.id.map(Self.count) ?? .null),
            ("usage", .text(source.usage.word)),
            ("domain_network", Self.text(source.domainNetwork)),
            ("connects_by_geometry", .boolean(source.connectsByGeometry)), ("features", Self.count(counts.features)),
            ("customers", Self.count(counts.customers)), ("inoperable", Self.count(counts.inoperable)),
            ("length_m", .number("\(metres(counts.length))")), ("asset_groups", .array(groups)),
        ])
    }

    private func json(_ type: AssetType, _ features: Int) -> JSONValue {
        .object([
            ("code", Self.count(type.code)), ("name", .text(type.name)), ("features", Self.count(features)),
            ("categories", Self.texts(type.categories)),
            ("terminal_configuration", Self.text(type.terminalConfiguration)),
            ("connectivity", .text(type.edgeConnectivity == .anyVertex ? "any_vertex" : "end_vertex")),
        ])
    }

    private func json(_ associations: AssociationCounts) -> JSONValue {
        .object(
            associations.kinds.map { ("\($0.kind)", Self.count($0.count)) }
                + [("visible_content", Self.count(associations.visibleContents))])
    }

    private func json(_ terminals: TerminalConfiguration) -> JSONValue {
        let list = terminals.terminals.map { terminal in
            JSONValue.object([
                ("id", Self.count(terminal.id)), ("name", .text(terminal.name)),
                ("upstream", .boolean(terminal.isUpstream)),
            ])
        }
        let paths = terminals.paths.map { path in
            (path.name, JSONValue.array(path.pairs.map { Self.texts([$0.from, $0.to]) }))
        }
        return .object([
            ("name", .text(terminals.name)), ("terminals", .array(list)),
            ("directional", .boolean(terminals.isDirectional)), ("paths", .object(paths)),
            ("default_path", .text(terminals.defaultPath)),
        ])
    }

    private func json(_ attribute: NetworkAttribute) -> JSONValue {
        let domain = attribute.domain.map { ($0.code.asWritten, JSONValue.text($0.description)) }
        return .object([
            ("name", .text(attribute.name)), ("type", .text("\(attribute.dataType)")),
            ("sources", Self.texts(attribute.sources)), ("domain", .object(domain)),
            ("bit_set", .boolean(attribute.isBitSet)), ("inline", .boolean(attribute.isInline)),
            ("apportionable", .boolean(attribute.isApportionable)), ("nullable", .boolean(attribute.isNullable)),
        ])
    }

    private func json(_ rule: ConnectivityRule) -> JSONValue {
        .object([
            ("rule", .text("\(rule.kind)")), ("from", json(rule.from)), ("via", rule.via.map(json) ?? .null),
            ("to", json(rule.to)),
        ])
    }

    private func json(_ end: ConnectivityRule.End) -> JSONValue {
        .object([
            ("source", .text(end.source)), ("asset_group", Self.count(end.assetGroup)),
            ("asset_type", Self.count(end.assetType)), ("terminal", Self.text(end.terminal)),
        ])
    }

    private func json(_ controller: (feature: Int, terminal: Int, tier: Int, subnetwork: String)) -> JSONValue {
        .object([
            ("element", .text(name(controller))), ("tier", .text(schema.tiers[controller.tier].name)),
            ("subnetwork", .text(controller.subnetwork)),
        ])
    }
}
