import UtilityNetwork

/// A small water network's schema for tests: devices, junctions and lines, one domain network with one tier.
public enum PipeSchema {
    public static let device = 0
    public static let junction = 1
    public static let line = 2

    public static let status = 0
    public static let diameter = 1
    public static let phases = 2
    public static let load = 3
    public static let swap = 4

    /// Codes of asset groups and types of devices.
    public static let isolatingValve = (group: 1, type: 1)
    public static let plainValve = (group: 1, type: 2)
    public static let terminalValve = (group: 1, type: 3)
    public static let source = (group: 2, type: 1)
    public static let meter = (group: 3, type: 1)
    public static let checkValve = (group: 4, type: 1)
    public static let manifold = (group: 4, type: 2)
    public static let terminalSource = (group: 5, type: 1)

    public static func schema(
        controllerType: DomainNetwork.ControllerType = .source,
        tierDefinition: DomainNetwork.TierDefinition = .partitioned
    ) -> UtilitySchema {
        var schema = UtilitySchema()
        schema.domainNetworks = [
            DomainNetwork(name: "Water", controllerType: controllerType, tierDefinition: tierDefinition)
        ]
        let isClosed = TraceCondition.compare(attribute: "Status", .equal, .text("Closed"))
        schema.tiers = [
            Tier(name: "Supply", domainNetwork: "Water", conditionBarriers: isClosed),
            Tier(name: "Zone", domainNetwork: "Water", rank: 2, conditionBarriers: isClosed),
        ]
        schema.categories = ["Isolating", "Emergency"]
        schema.terminalConfigurations = terminalConfigurations
        schema.sources = [devices, junctions, lines]
        schema.attributes = attributes
        return schema
    }

    private static var terminalConfigurations: [TerminalConfiguration] {
        let both = [Terminal(id: 1, name: "A"), Terminal(id: 2, name: "B")]
        let directed = [Terminal(id: 1, name: "High", isUpstream: true), Terminal(id: 2, name: "Low")]
        let three = [
            Terminal(id: 1, name: "In", isUpstream: true), Terminal(id: 2, name: "Out"), Terminal(id: 3, name: "Side"),
        ]
        return [
            TerminalConfiguration(name: "Two ways", terminals: both, isDirectional: false),
            TerminalConfiguration(name: "One way", terminals: directed, isDirectional: true),
            TerminalConfiguration(
                name: "Manifold", terminals: three, isDirectional: false,
                paths: [
                    TerminalPath(name: "Through", pairs: [.init("In", "Out")]),
                    TerminalPath(name: "Both", pairs: [.init("In", "Out"), .init("In", "Side")]),
                    TerminalPath(name: "Along", pairs: [.init("In", "Out"), .init("Out", "Side")]),
                ], defaultPath: "Both"),
        ]
    }

    private static var devices: NetworkSource {
        NetworkSource(
            name: "Device", usage: .device, domainNetwork: "Water",
            assetGroups: [
                AssetGroup(
                    code: 1, name: "Valve",
                    assetTypes: [
                        AssetType(code: 1, name: "Isolating valve", categories: ["Isolating"]),
                        AssetType(code: 2, name: "Plain valve"),
                        AssetType(
                            code: 3, name: "Terminal valve", categories: ["Isolating"],
                            terminalConfiguration: "Two ways"),
                    ]),
                AssetGroup(
                    code: 2, name: "Source",
                    assetTypes: [
                        AssetType(code: 1, name: "Tank")
                    ]),
                AssetGroup(
                    code: 5, name: "Works",
                    assetTypes: [
                        AssetType(
                            code: 1, name: "Works", categories: ["Isolating"], terminalConfiguration: "Two ways")
                    ]),
                AssetGroup(code: 3, name: "Meter", assetTypes: [AssetType(code: 1, name: "Customer")]),
                AssetGroup(
                    code: 4, name: "Regulator",
                    assetTypes: [
                        AssetType(code: 1, name: "Check valve", terminalConfiguration: "One way"),
                        AssetType(
                            code: 2, name: "Manifold", categories: ["Emergency"], terminalConfiguration: "Manifold"),
                    ]),
            ])
    }

    private static var junctions: NetworkSource {
        NetworkSource(
            name: "Junction", usage: .junction, domainNetwork: "Water",
            assetGroups: [AssetGroup(code: 1, name: "Fitting", assetTypes: [AssetType(code: 1, name: "Tee")])])
    }

    private static var lines: NetworkSource {
        NetworkSource(
            name: "Line", usage: .line, domainNetwork: "Water",
            assetGroups: [
                AssetGroup(
                    code: 1, name: "Main",
                    assetTypes: [
                        AssetType(code: 1, name: "End vertex"),
                        AssetType(code: 2, name: "Any vertex", edgeConnectivity: .anyVertex),
                        AssetType(code: 3, name: "Squeezable", categories: ["Isolating"]),
                    ])
            ])
    }

    private static var attributes: [NetworkAttribute] {
        [
            NetworkAttribute(
                name: "Status", dataType: .short, sources: ["Device", "Line"],
                domain: [.init(code: 0, description: "Closed"), .init(code: 1, description: "Open")]),
            NetworkAttribute(name: "Diameter", dataType: .long, sources: ["Line"]),
            NetworkAttribute(
                name: "Phases", dataType: .long, sources: ["Device", "Junction", "Line"], isBitSet: true),
            NetworkAttribute(name: "Load", dataType: .double, sources: ["Line", "Device"], isApportionable: true),
            NetworkAttribute(name: "Swap", dataType: .long, sources: ["Device"]),
        ]
    }

    /// The configuration of isolation by the category of valves.
    public static func isolation(includesIsolated: Bool = true) -> TraceConfiguration {
        var configuration = TraceConfiguration(tier: schema().tiers[0])
        configuration.filter.barriers = .category("Isolating", exists: true)
        configuration.includeIsolatedFeatures = includesIsolated
        return configuration
    }
}
