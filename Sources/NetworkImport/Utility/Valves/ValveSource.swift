import UtilityNetwork

extension ElementReference {
    /// The same for comparing.
    var folded: ElementReference { ElementReference(source: source, globalID: GlobalID.folded(globalID)) }
}

extension UtilitySchema {
    /// Adds the source of valves that are laid over a network.
    mutating func addValves() -> Int {
        let category = categories.first { $0.lowercased() == ValveLayer.category.lowercased() }
        if category == nil { categories.append(ValveLayer.category) }
        let type = AssetType(
            code: 1, name: ValveLayer.sourceName, categories: [category ?? ValveLayer.category])
        sources.append(
            NetworkSource(
                name: ValveLayer.sourceName, usage: .device,
                domainNetwork: sources.first { $0.usage == .line }?.domainNetwork,
                assetGroups: [AssetGroup(code: 1, name: ValveLayer.sourceName, assetTypes: [type])],
                connectsByGeometry: false, obeysRules: false))
        return sources.count - 1
    }
}
