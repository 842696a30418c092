import JobSpec
import UtilityNetwork

/// Where the parts of a schema are written in a model. Of a name that stands twice the second place is meant.
struct UtilitySchemaMarks {
    let spec: UtilityModelSpec
    /// Rule of the schema to the place of the one that it is written with.
    let rules: [Mark]

    func mark(of part: SchemaFault.Part) -> Mark? {
        switch part {
        case .whole, .unit: nil
        case .domainNetwork(let name): last(name, spec.domainNetworks.entries.map(\.name))
        case .tier(let name): last(name, spec.domainNetworks.entries.flatMap { $0.value.tiers.entries.map(\.name) })
        case .category(let name): last(name, spec.categories)
        case .source(let name): last(name, spec.sources.entries.map(\.name))
        case .assetGroup(let name, let source): last(name, groups(of: source).map(\.name))
        case .assetType(let name, let group, let source):
            last(
                name,
                groups(of: source).filter { $0.name.value == group }.flatMap { $0.value.assetTypes.entries.map(\.name) }
            )
        case .attribute(let name): last(name, spec.attributes.entries.map(\.name))
        case .terminalConfiguration(let name): last(name, spec.terminalConfigurations.entries.map(\.name))
        case .terminalPath(let name, let configuration): mark(ofPath: name, configuration)
        case .rule(let number): rules.indices.contains(number - 1) ? rules[number - 1] : nil
        case .length: spec.length?.mark
        }
    }

    private func groups(of source: String) -> [OrderedMap<AssetGroupSpec>.Entry] {
        spec.sources.entries.filter { $0.name.value == source }.flatMap { $0.value.assetGroups.entries }
    }

    private func mark(ofPath name: String, _ configuration: String) -> Mark? {
        let entry = spec.terminalConfigurations.entries.last { $0.name.value == configuration }
        return entry.flatMap { entry in
            last(name, entry.value.paths.entries.map(\.name)) ?? entry.value.defaultPath?.mark ?? entry.name.mark
        }
    }

    private func last(_ name: String, _ names: [Marked<String>]) -> Mark? {
        names.last { $0.value.lowercased() == name.lowercased() }?.mark
    }
}

extension UtilityModelSpec {
    /// Whether something of a part is wrong as a whole, so that what the part lacks was told there.
    func hasUnread(_ part: SchemaFault.Part) -> Bool {
        switch part {
        case .terminalConfiguration(let name), .terminalPath(_, configuration: let name):
            terminalConfigurations[name].map { !$0.terminals.unread.isEmpty || !$0.paths.unread.isEmpty } ?? false
        default: false
        }
    }
}
