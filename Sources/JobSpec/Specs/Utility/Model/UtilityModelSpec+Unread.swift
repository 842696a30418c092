extension UtilityModelSpec {
    /// Names of things that are there, but wrong as a whole: who names them makes no mistake.
    public var unreadNames: [String] {
        domainNetworks.unread + domainNetworks.entries.flatMap(\.value.tiers.unread) + terminalConfigurations.unread
            + terminalConfigurations.entries.flatMap { $0.value.terminals.unread + $0.value.paths.unread }
            + sources.unread + attributes.unread
    }

    /// Whether there are asset types of which nobody knows what they are called, nor of what categories they are.
    public var hasUnreadTypes: Bool {
        let groups = sources.entries.flatMap(\.value.assetGroups.entries)
        return !sources.unread.isEmpty || sources.entries.contains { !$0.value.assetGroups.unread.isEmpty }
            || groups.contains { !$0.value.assetTypes.unread.isEmpty }
    }
}
