import UtilityNetwork
import Vocabulary

extension UtilitySummary {
    /// Lines for people.
    public var text: String {
        var lines = [("network", network.name), ("sources", Self.list(network.sources.map(\.path)))]
        lines.append(("coordinates", network.system.map { Self.title($0.text) } ?? "of an unknown system"))
        for domain in schema.domainNetworks { lines.append(("domain network", text(of: domain))) }
        for tier in schema.tiers { lines.append(("tier", text(of: tier))) }
        for (number, source) in schema.sources.enumerated() {
            lines.append(("source", text(of: source, counts[number])))
            for group in source.assetGroups { lines += texts(of: group, counts[number]) }
        }
        for terminals in schema.terminalConfigurations { lines.append(("terminals", text(of: terminals))) }
        lines.append(("categories", Self.list(schema.categories)))
        for attribute in schema.attributes { lines.append(("attribute", text(of: attribute))) }
        lines.append(("rules", schema.rules.isEmpty ? "none: everything connects" : "\(schema.rules.count)"))
        if !associations.kinds.isEmpty { lines.append(("associations", text(of: associations))) }
        lines += controllerLines
        lines.append(("elements", "\(network.network.vertexCount) vertices, \(network.network.linkCount) links"))
        lines.append(("image", Self.bytes(imageBytes)))
        for message in network.messages {
            lines.append((message.severity == .warning ? "warning" : "note", message.text))
        }
        return SummaryText.columns(lines)
    }

    private static let mostControllers = 20

    /// The name of a system, or what there is of its definition on one line.
    private static func title(_ text: String) -> String {
        guard text.hasPrefix("PROJCRS[") || text.hasPrefix("GEOGCRS[") || text.hasPrefix("COMPOUNDCRS["),
            let start = text.firstIndex(of: "\""), let end = text[text.index(after: start)...].firstIndex(of: "\"")
        else { return text }
        return String(text[text.index(after: start)..<end])
    }

    private static func list(_ names: [String]) -> String { names.isEmpty ? "none" : names.joined(separator: ", ") }

    private static func bytes(_ count: Int) -> String {
        if count < 1_000_000 { return "\((count + 500) / 1000) kB" }
        return "\(count / 1_000_000).\(count % 1_000_000 / 100_000) MB"
    }

    private func text(of domain: DomainNetwork) -> String {
        "\(domain.name): \(domain.controllerType)-based, \(domain.tierDefinition)"
    }

    private func text(of tier: Tier) -> String {
        var parts = ["\(tier.name) of \(tier.domainNetwork), rank \(tier.rank)"]
        if let group = tier.group { parts.append("group \(group)") }
        if let barriers = tier.conditionBarriers { parts.append("condition barriers \(barriers.json.written())") }
        if let configuration = tier.configuration { parts.append("configuration \(configuration)") }
        return parts.joined(separator: "; ")
    }

    private func text(of source: NetworkSource, _ counts: SourceCounts) -> String {
        var parts = [
            "\(source.name): \(source.usage.word), \(counts.features) \(counts.features == 1 ? "feature" : "features")"
        ]
        if let id = source.id { parts.append("id \(id)") }
        if counts.length > 0 { parts.append("\(metres(counts.length)) m") }
        if counts.customers > 0 { parts.append("\(counts.customers) customers") }
        if counts.inoperable > 0 { parts.append("\(counts.inoperable) not operable") }
        return parts.joined(separator: ", ")
    }

    private func texts(of group: AssetGroup, _ counts: SourceCounts) -> [(String, String)] {
        group.assetTypes.map { type in
            var parts = ["\(counts.types[[group.code, type.code]] ?? 0)"]
            if !type.categories.isEmpty { parts.append(type.categories.joined(separator: ", ")) }
            if let terminals = type.terminalConfiguration { parts.append("terminals \(terminals)") }
            if type.edgeConnectivity == .anyVertex { parts.append("connects at any vertex") }
            return ("", "  \(group.name) \(type.name) (\(group.code), \(type.code)): \(parts.joined(separator: "; "))")
        }
    }

    private func text(of terminals: TerminalConfiguration) -> String {
        let names = terminals.terminals.map { $0.isUpstream ? "\($0.name) (upstream)" : $0.name }
        let paths = terminals.paths.map(\.name)
        return "\(terminals.name): \(names.joined(separator: ", ")); "
            + (terminals.isDirectional ? "directional" : "bidirectional")
            + (paths.isEmpty ? "" : "; paths \(paths.joined(separator: ", "))")
            + "; default path \(terminals.defaultPath)"
    }

    private func text(of attribute: NetworkAttribute) -> String {
        var parts = ["\(attribute.name): \(attribute.dataType) of \(attribute.sources.joined(separator: ", "))"]
        if !attribute.domain.isEmpty {
            let codes = attribute.domain.prefix(20).map { "\($0.code.asWritten) \($0.description)" }
            parts.append(codes.joined(separator: ", ") + (attribute.domain.count > 20 ? ", ..." : ""))
        }
        let flags = [
            ("bit set", attribute.isBitSet), ("inline", attribute.isInline),
            ("apportionable", attribute.isApportionable), ("not nullable", !attribute.isNullable),
            ("the length of lines", schema.lengthAttribute == attribute.name),
        ]
        return (parts + flags.filter(\.1).map(\.0)).joined(separator: "; ")
    }

    private func text(of associations: AssociationCounts) -> String {
        let kinds = associations.kinds.map { "\($0.count) \(Self.words($0.kind))" }
        let visible = associations.visibleContents
        return kinds.joined(separator: ", ") + (visible > 0 ? "; content visible of \(visible)" : "")
    }

    private static func words(_ kind: DraftAssociation.Kind) -> String {
        switch kind {
        case .connectivity, .containment, .attachment, .midspan: "\(kind)"
        case .fromSide: "from side"
        case .toSide: "to side"
        }
    }

    private var controllerLines: [(String, String)] {
        if controllers.isEmpty { return [("controllers", "none: isolation traces have no supply")] }
        let shown = controllers.prefix(Self.mostControllers).map { controller in
            (
                "controller",
                "\(name(controller)): subnetwork \(controller.subnetwork) of \(schema.tiers[controller.tier].name)"
            )
        }
        let rest = controllers.count - shown.count
        return shown + (rest > 0 ? [("controllers", "\(rest) more")] : [])
    }
}
