import JobSpec
import NetworkImport
import UtilityNetwork

/// Finds the asset types that rules and tiers name.
struct AssetClassNames {
    let schema: UtilitySchema
    /// What the schema is made of: sources, groups and types in the same order.
    let model: UtilityModelSpec
    let names: UtilityNames

    /// All that a spec means; none, with an error, where a name means nothing.
    func classes(_ spec: AssetClassSpec) -> [UtilityModel.AssetClass] {
        guard let source = schema.source(spec.source.value) else {
            names.report(spec.source, "source", schema.sources.map(\.name))
            return []
        }
        var groups = schema.sources[source].assetGroups
        if let name = spec.assetGroup {
            let all = groups
            groups = all.filter { $0.name.lowercased() == name.value.lowercased() }
            if groups.isEmpty { names.report(name, "asset group", all.map(\.name)) }
        }
        let classes = groups.flatMap { group in
            group.assetTypes.filter { type in
                spec.assetType.map { $0.value.lowercased() == type.name.lowercased() } ?? true
            }.map { UtilityModel.AssetClass(source: source, group: group.code, type: $0.code) }
        }
        if classes.isEmpty, !groups.isEmpty, let name = spec.assetType {
            names.report(name, "asset type", groups.flatMap { $0.assetTypes.map(\.name) })
        }
        return classes
    }

    /// A rule for each pair of asset types that a spec means.
    func rules(_ spec: ConnectivityRuleSpec) -> [ConnectivityRule] {
        let (from, to) = (ends(spec.from), ends(spec.to))
        let via: [ConnectivityRule.End?] = spec.via.map { ends($0).map { $0 } } ?? [nil]
        let kind = ConnectivityRule.Kind(spec.kind)
        return from.flatMap { one in
            via.flatMap { between in to.map { ConnectivityRule(kind, from: one, via: between, to: $0) } }
        }
    }

    private func ends(_ spec: AssetClassSpec) -> [ConnectivityRule.End] {
        let classes = classes(spec)
        let terminal = spec.terminal.flatMap { terminal in
            check(terminal, of: classes) ? terminal.value : nil
        }
        return classes.map {
            ConnectivityRule.End(schema.sources[$0.source].name, $0.group, $0.type, terminal: terminal)
        }
    }

    /// - Returns: whether all of these asset types have a terminal of that name.
    private func check(_ terminal: Marked<String>, of classes: [UtilityModel.AssetClass]) -> Bool {
        for assetClass in classes {
            var configuration: TerminalConfiguration?
            if let name = configurationName(of: assetClass) {
                // That a type's terminals are unknown was told there.
                guard let number = schema.terminalConfiguration(name) else { return false }
                configuration = schema.terminalConfigurations[number]
            }
            if configuration?.terminal(terminal.value) == nil {
                names.report(terminal, "terminal", configuration?.terminals.map(\.name) ?? [])
                return false
            }
        }
        return true
    }

    /// The terminal configuration that the model names for an asset type, be there one of that name or not.
    private func configurationName(of assetClass: UtilityModel.AssetClass) -> String? {
        let groups = schema.sources[assetClass.source].assetGroups
        guard let group = groups.firstIndex(where: { $0.code == assetClass.group }),
            let type = groups[group].assetTypes.firstIndex(where: { $0.code == assetClass.type })
        else { return nil }
        let spec = model.sources.entries[assetClass.source].value.assetGroups.entries[group].value
        return spec.assetTypes.entries[type].value.terminalConfiguration?.value
    }
}
