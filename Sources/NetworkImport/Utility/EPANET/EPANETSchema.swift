import UtilityNetwork

/// The schema of every EPANET model: there is one, whatever the file says.
///
/// Tiers lie end to end: a walk ends at any tank or reservoir, and a trace need not name the tier.
struct EPANETSchema {
    static let domainNetwork = "Water"
    static let tier = "Supply"
    static let isolating = "Isolating"

    enum Source: Int, CaseIterable {
        case junction, tank, reservoir, pipe, pump, valve

        var name: String { ["Junction", "Tank", "Reservoir", "Pipe", "Pump", "Valve"][rawValue] }

        fileprivate var usage: NetworkSource.Usage {
            switch self {
            case .junction: .junction
            // A valve is a point between two nodes, so that to close it is to take one element away.
            case .tank, .reservoir, .valve: .device
            case .pipe, .pump: .line
            }
        }
    }

    enum Attribute: Int, CaseIterable {
        case status, kind, length, diameter, setting, elevation, demand, tag

        var name: String {
            ["Status", "Kind", "Length", "Diameter", "Setting", "Elevation", "Demand", "Tag"][rawValue]
        }

        fileprivate var dataType: NetworkAttribute.DataType {
            switch self {
            case .status, .kind: .short
            case .tag: .long
            default: .double
            }
        }

        fileprivate var sources: [Source] {
            switch self {
            case .status: [.pipe, .pump, .valve]
            case .kind: [.pipe, .valve]
            case .length: [.pipe, .pump]
            case .diameter: [.pipe, .valve]
            case .setting: [.valve]
            case .elevation: [.junction, .tank, .reservoir]
            case .demand: [.junction]
            case .tag: Source.allCases
            }
        }
    }

    /// Codes of types of pipes, and of the attribute `Kind`: those of valves follow.
    static let (plainPipe, checkValve) = (1, 2)

    static func code(of kind: EPANETModel.ValveKind) -> Int {
        (EPANETModel.ValveKind.allCases.firstIndex(of: kind) ?? 0) + 3
    }

    /// - Parameter tags: the texts of tags, whose codes are their places, from 1.
    static func schema(tags: [String]) -> UtilitySchema {
        var schema = UtilitySchema()
        schema.domainNetworks = [
            DomainNetwork(name: domainNetwork, controllerType: .source, tierDefinition: .partitioned)
        ]
        schema.tiers = [
            Tier(
                name: tier, domainNetwork: domainNetwork,
                conditionBarriers: .compare(attribute: Attribute.status.name, .equal, .text("Closed")))
        ]
        schema.categories = [isolating, "Subnetwork Controller"]
        schema.sources = Source.allCases.map { source in
            NetworkSource(
                name: source.name, usage: source.usage, domainNetwork: domainNetwork,
                assetGroups: [AssetGroup(code: 1, name: source.name, assetTypes: types(of: source))],
                connectsByGeometry: false)
        }
        schema.attributes = Attribute.allCases.map { attribute(of: $0, tags: tags) }
        schema.lengthAttribute = Attribute.length.name
        return schema
    }

    private static func types(of source: Source) -> [AssetType] {
        switch source {
        case .pipe:
            [AssetType(code: plainPipe, name: "Pipe"), AssetType(code: checkValve, name: "Check Valve")]
        case .valve:
            EPANETModel.ValveKind.allCases.map {
                AssetType(code: code(of: $0), name: $0.rawValue, categories: [isolating])
            }
        case .tank, .reservoir:
            [AssetType(code: 1, name: source.name, categories: ["Subnetwork Controller"])]
        default: [AssetType(code: 1, name: source.name)]
        }
    }

    private static func attribute(of attribute: Attribute, tags: [String]) -> NetworkAttribute {
        NetworkAttribute(
            name: attribute.name, dataType: attribute.dataType, sources: attribute.sources.map(\.name),
            domain: domain(of: attribute, tags: tags), isApportionable: attribute == .length)
    }

    private static func domain(of attribute: Attribute, tags: [String]) -> [NetworkAttribute.DomainValue] {
        func values(_ names: [String], from first: Int) -> [NetworkAttribute.DomainValue] {
            names.enumerated().map { .init(code: Double(first + $0), description: $1) }
        }
        return switch attribute {
        case .status: values(["Closed", "Open", "Active"], from: 0)
        case .kind: values(["Pipe", "Check Valve"] + EPANETModel.ValveKind.allCases.map(\.rawValue), from: 1)
        case .tag: values(tags, from: 1)
        default: []
        }
    }
}
