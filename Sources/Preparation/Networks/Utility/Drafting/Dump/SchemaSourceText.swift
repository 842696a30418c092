/// A source with its asset groups and types as a model has it.
struct SchemaSourceText {
    let own: DumpedClass
    let network: DumpedNetwork
    let terminals: DumpedTerminals

    var lines: [String] {
        var lines = ["\(YAMLWord.of(own.name)):", "  usage: \(own.usage)"]
        if let domain = own.domain, network.domains.count > 1 {
            lines.append("  domain_network: \(YAMLWord.of(domain))")
        }
        lines.append("  asset_groups:" + (own.groups.isEmpty ? " {}" : ""))
        for group in own.groups.keys.sorted() { lines += texts(of: group).map { "    \($0)" } }
        return lines.map { "  \($0)" }
    }

    private func texts(of group: Int) -> [String] {
        let codes = own.types.keys.filter { $0.group == group }.sorted()
        let types = codes.map { "    \(YAMLWord.of(own.typeName($0))): \(YAMLWord.mapping(members($0)))" + remark($0) }
        let unknown = typesWithoutCode(of: group).map {
            "    # \(YAMLWord.of($0)): {code: ...}    # tiers name it, nothing tells its code"
        }
        let head = ["\(YAMLWord.of(own.groupName(group))):", "  code: \(group)"]
        return head + ["  asset_types:" + (codes.isEmpty ? " {}" : "")] + types + unknown
    }

    private func members(_ code: DumpedClass.TypeCode) -> [(key: String, value: String)] {
        var members = [(key: "code", value: "\(code.type)")]
        if let categories = own.categories[code] {
            members.append(("categories", "[\(categories.map(YAMLWord.of).joined(separator: ", "))]"))
        }
        let configuration = own.terminals[code]?.sorted().lazy.compactMap(terminals.configuration).first
        if let configuration { members.append(("terminal_configuration", YAMLWord.of(configuration.name))) }
        return members
    }

    /// A terminal that rules name, and that has no others beside it.
    private func remark(_ code: DumpedClass.TypeCode) -> String {
        let names = (own.terminals[code] ?? []).sorted().filter {
            $0.lowercased() != DumpedTerminals.single && terminals.configuration(of: $0) == nil
        }
        return names.isEmpty ? "" : "    # rules call its terminal \(names.joined(separator: ", "))"
    }

    private func typesWithoutCode(of group: Int) -> [String] {
        let purposes = ["device": "Valid Devices", "line": "Valid Lines", "junction": "Valid Junctions"]
        guard let purpose = purposes[own.usage], let name = own.groups[group] else { return [] }
        let valid = network.tiers.filter { $0.domain == own.domain }.flatMap(\.validTypes).filter {
            $0.purpose == purpose
        }
        let types = Set(valid.flatMap(\.types).filter { $0.group == name }.map(\.type))
        return types.filter { own.code(group: name, type: $0) == nil }.sorted()
    }
}
