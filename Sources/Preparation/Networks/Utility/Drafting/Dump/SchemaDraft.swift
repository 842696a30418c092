import UtilityNetwork

/// Drafts a utility model of the reports of a network's configuration: all that they say, and comments where they are
/// silent.
public struct SchemaDraft {
    private let network: DumpedNetwork
    private let terminals: DumpedTerminals
    private let attributes: [DumpedAttribute]
    /// What the condition barriers and the functions of all tiers test.
    private let conditions: [DumpedCondition]

    /// - Parameter folder: with the reports, files of CSV.
    /// - Throws: what is wrong with the folder; errors of the file system.
    public init(of folder: String) throws {
        network = try DumpedNetwork(in: folder)
        terminals = DumpedTerminals(
            network.orderedClasses.flatMap { own in own.terminals.sorted { $0.key < $1.key }.map(\.value) })
        let functions = network.tiers.flatMap(\.functions)
        conditions =
            network.tiers.compactMap { DumpedCondition($0.conditionBarriers) } + functions.compactMap(\.condition)
        // What all features have is no attribute of the model.
        let tested = (conditions.flatMap(\.attributes) + functions.map { ($0.attribute, false) })
            .filter { !SystemAttributes.names.map { $0.lowercased() }.contains($0.0.lowercased()) }
        var names: [String] = []
        for (name, _) in tested where !names.contains(name) { names.append(name) }
        let classes = network.orderedClasses
        attributes = names.map { name in
            DumpedAttribute(name, isBitSet: tested.contains { $0.name == name && $0.isBitSet }, of: classes)
        }
    }

    /// The model, which compiles as it is.
    public var text: String {
        let lines = head + domains + terminalLines + sources + attributeLines + categoryLines + ruleLines + rest
        return lines.joined(separator: "\n") + "\n"
    }

    private var head: [String] {
        let missing = network.missing.map { "# There is no report *\($0.rawValue).csv: what it says is missing here." }
        return [
            "# A utility model of the configuration of \(network.name). Its reports do not say everything: comments say what",
            "# is left to fill in; docs/utility-models.md explains every key. Without features it is shown by",
            "# `arterial network info`, once a project has",
            "#   networks: {NAME: {utility: {source: none, model: THIS FILE}}}",
            "# With features, `source` is the geodatabase. A class that it lacks gets `source: none` below `sources`.",
        ] + missing
    }

    private var domains: [String] {
        var lines = ["", "domain_networks:"]
        for domain in network.domains {
            let tiers = network.tiers.filter { $0.domain == domain }
            let isNested = tiers.contains { !$0.group.isEmpty }
            lines.append("  \(YAMLWord.of(domain)):")
            lines.append("    controller_type: source          # or sink: the reports do not say")
            lines.append(
                "    tier_definition: \(isNested ? "hierarchical" : "partitioned")"
                    + "     # there are \(isNested ? "" : "no ")tier groups; the reports do not say more")
            lines.append("    tiers:" + (tiers.isEmpty ? " {}" : ""))
            lines += tiers.flatMap { SchemaTierText(tier: $0, network: network).lines }
        }
        return lines
    }

    private var terminalLines: [String] {
        if terminals.all.isEmpty { return [] }
        let head = [
            "",
            "# As far as rules name terminals. Where flow has a direction: {directional: true}, and {upstream: true} with",
            "# the terminals that it comes in by; the reports do not say.", "terminal_configurations:",
        ]
        return head
            + terminals.all.map { configuration in
                let names = configuration.terminals.map { "\(YAMLWord.of($0)): {}" }.joined(separator: ", ")
                return "  \(YAMLWord.of(configuration.name)): {terminals: {\(names)}}"
            }
    }

    private var sources: [String] {
        [
            "", "# The tables of associations name sources by numbers: `id: N` with each, once they are known.",
            "sources:" + (network.classes.isEmpty ? " {}" : ""),
        ]
            + network.orderedClasses.flatMap { SchemaSourceText(own: $0, network: network, terminals: terminals).lines }
    }

    private var attributeLines: [String] {
        if attributes.isEmpty { return [] }
        let head = [
            "",
            "# Those that tiers test and sum. The fields are found by their names: look whether they are the right ones.",
            "attributes:",
        ]
        return head
            + attributes.flatMap { attribute in
                let fields = attribute.fields.map { ("\(YAMLWord.of($0.className))", YAMLWord.of($0.field.name)) }
                let bits = attribute.isBitSet ? ", bit_set: true" : ""
                let text = "{type: \(attribute.dataType)\(bits), fields: \(YAMLWord.mapping(fields))}"
                var lines = ["  \(YAMLWord.of(attribute.name)): \(text)"]
                if attribute.fields.isEmpty {
                    lines.append("    # no class has a field of this name: no element has a value")
                }
                if !attribute.others.isEmpty { lines.append("    # or \(attribute.others.joined(separator: ", "))") }
                return lines
            }
    }

    private var categoryLines: [String] {
        let used = Set(network.classes.flatMap { $0.categories.values.flatMap(\.self) })
        var others = network.categories.filter { !used.contains($0) }
        for name in conditions.flatMap(\.categories) where !used.contains(name) && !others.contains(name) {
            others.append(name)
        }
        return others.isEmpty
            ? []
            : [
                "", "# Those that no asset type has.",
                "categories: [\(others.map(YAMLWord.of).joined(separator: ", "))]",
            ]
    }

    private var ruleLines: [String] {
        let rows = network.unusedRules
        var lines =
            rows == 0
            ? []
            : [
                "",
                "# \(rows) \(rows == 1 ? "row" : "rows") of the report of rules left out: of other classes or kinds.",
            ]
        if network.rules.isEmpty { return lines }
        lines += ["", "rules:"]
        return lines
            + network.rules.map { rule in
                var members = [("rule", rule.kind), ("from", end(rule.from))]
                if let via = rule.via { members.append(("via", end(via))) }
                return "  - " + YAMLWord.mapping(members + [("to", end(rule.to))])
            }
    }

    private func end(_ end: DumpedRule.End) -> String {
        var members = [("source", YAMLWord.of(end.className))]
        if let own = network.dumpedClass(end.className) {
            members.append(("asset_group", YAMLWord.of(own.groupName(end.code.group))))
            members.append(("asset_type", YAMLWord.of(own.typeName(end.code))))
        }
        if terminals.configuration(of: end.terminal) != nil { members.append(("terminal", YAMLWord.of(end.terminal))) }
        return YAMLWord.mapping(members)
    }

    private var rest: [String] {
        [
            "", "# What connects without coinciding, and what contains and carries what:", "# associations: [{}]", "",
            "# The devices that feed or drain subnetworks, such as:", "# controllers:",
            "#   - {source: ..., where: \"issubnetworkcontroller = 1\", terminal: ..., tier: ...,",
            "#      subnetwork_field: subnetworkname}",
        ]
    }
}
