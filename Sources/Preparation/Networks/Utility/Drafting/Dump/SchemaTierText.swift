import Vocabulary

/// A tier as a model has it.
struct SchemaTierText {
    let tier: DumpedTier
    let network: DumpedNetwork

    private static let scopes = [
        "junctionsandedges": "junctions_and_edges", "junctions": "junctions", "edges": "edges",
    ]

    var lines: [String] {
        var lines = ["\(YAMLWord.of(tier.name)):"]
        if Int(tier.rank) != nil { lines.append("  rank: \(tier.rank)") }
        if !tier.group.isEmpty { lines.append("  group: \(YAMLWord.of(tier.group))") }
        if !tier.topology.isEmpty { lines.append("  # topology: \(tier.topology)") }
        lines += configuration.map { "  \($0)" }
        lines += comments.map { "  # \($0)" }
        lines += controllers.map { "  \($0)" }
        return lines.map { "      \($0)" }
    }

    private var configuration: [String] {
        var lines: [String] = []
        if let scope = tier.values("Apply Travers").first.flatMap({ Self.scopes[$0.lowercased()] }) {
            lines.append("  traversability_scope: \(scope)")
        }
        if let condition = DumpedCondition(tier.conditionBarriers) {
            let parts = condition.lines
            lines +=
                parts.count == 1
                ? ["  condition_barriers: \(parts[0])"] : ["  condition_barriers:"] + parts.map { "    \($0)" }
        }
        if !tier.functions.isEmpty {
            lines += ["  functions:"] + tier.functions.map { "    \($0.line)" }
        }
        return lines.isEmpty ? [] : ["configuration:"] + lines
    }

    /// What keys have no place for, and what cannot be understood.
    private var comments: [String] {
        var lines: [String] = []
        for (name, all) in tier.configuration {
            if name.lowercased().hasPrefix("apply travers") { continue }
            if name == "Condition Barriers", DumpedCondition(tier.conditionBarriers) != nil { continue }
            let values = name == "Summaries" ? all.filter { DumpedFunction($0) == nil } : all
            if values.isEmpty { continue }
            lines.append("\(name):")
            lines += values.map { "  \($0)" }
        }
        let counts = tier.validTypes.filter {
            !$0.purpose.hasPrefix("Valid Subnetwork Controllers") && !$0.types.isEmpty
        }
        if !counts.isEmpty {
            lines.append(counts.map { "\($0.purpose): \($0.types.count)" }.joined(separator: "; "))
        }
        return lines
    }

    private var controllers: [String] {
        if tier.controllers.isEmpty { return [] }
        let devices = network.classes.filter { $0.usage == "device" && $0.domain == tier.domain }
        let lines = tier.controllers.map { names in
            for device in devices {
                guard let code = device.code(group: names.group, type: names.type) else { continue }
                return "  - "
                    + YAMLWord.mapping([
                        ("source", YAMLWord.of(device.name)),
                        ("asset_group", YAMLWord.of(device.groupName(code.group))),
                        ("asset_type", YAMLWord.of(device.typeName(code))),
                    ])
            }
            return "  # without a code: \(names.group), \(names.type)"
        }
        // A list of nothing but comments is none.
        return [lines.allSatisfy { $0.hasPrefix("  #") } ? "# valid_controllers:" : "valid_controllers:"] + lines
    }
}
