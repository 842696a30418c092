/// A class of features of the network, such as `Gas Device`.
public struct NetworkSource: Sendable, Equatable {
    /// What features of a source are to the network.
    public enum Usage: Int, Sendable, CaseIterable {
        case device, junction, line, assembly, subnetworkLine
        case junctionObject, edgeObject
        case structureJunction, structureLine, structureBoundary, structureJunctionObject, structureEdgeObject

        /// Whether features are points that others connect at.
        public var isJunction: Bool { self == .device || self == .junction || self == .junctionObject }
        /// Whether features lead from one place to another.
        public var isEdge: Bool { self == .line || self == .edgeObject }
        /// Whether features carry others and no flow, such as poles and ducts.
        public var isStructure: Bool {
            switch self {
            case .structureJunction, .structureLine, .structureBoundary, .structureJunctionObject, .structureEdgeObject:
                true
            default: false
            }
        }
        /// Whether features come without a geometry.
        public var isObject: Bool {
            switch self {
            case .junctionObject, .edgeObject, .structureJunctionObject, .structureEdgeObject: true
            default: false
            }
        }
    }

    public var name: String
    public var usage: Usage
    /// The name of its domain network; nil for structures.
    public var domainNetwork: String?
    public var assetGroups: [AssetGroup]
    /// Whether features connect where they coincide. Else associations alone connect them.
    public var connectsByGeometry: Bool
    /// Whether rules say what its features may be associated with; not of a source that a model does not know. It counts while a
    /// network is compiled.
    public var obeysRules = true
    /// The number by which tables of associations and configurations name it.
    public var id: Int?

    public init(
        name: String, usage: Usage, domainNetwork: String? = nil, assetGroups: [AssetGroup],
        connectsByGeometry: Bool = true, obeysRules: Bool = true, id: Int? = nil
    ) {
        self.name = name
        self.id = id
        self.usage = usage
        self.domainNetwork = domainNetwork
        self.assetGroups = assetGroups
        self.connectsByGeometry = connectsByGeometry
        self.obeysRules = obeysRules
    }
}

/// The first level of a source's classes: its subtype.
public struct AssetGroup: Sendable, Equatable {
    public var code: Int
    public var name: String
    public var assetTypes: [AssetType]

    public init(code: Int, name: String, assetTypes: [AssetType]) {
        self.code = code
        self.name = name
        self.assetTypes = assetTypes
    }
}

/// The second level of a source's classes. Source, asset group and asset type are what rules and categories are about.
public struct AssetType: Sendable, Equatable {
    /// Where other features connect to a line.
    public enum EdgeConnectivity: Int, Sendable {
        case endVertex
        /// At its ends, and where junctions or the ends of other lines meet one of its vertices.
        case anyVertex
    }

    public var code: Int
    public var name: String
    /// The names of its network categories.
    public var categories: [String]
    /// The name of its terminal configuration; nil for a single terminal.
    public var terminalConfiguration: String?
    public var edgeConnectivity: EdgeConnectivity

    public init(
        code: Int, name: String, categories: [String] = [], terminalConfiguration: String? = nil,
        edgeConnectivity: EdgeConnectivity = .endVertex
    ) {
        self.code = code
        self.name = name
        self.categories = categories
        self.terminalConfiguration = terminalConfiguration
        self.edgeConnectivity = edgeConnectivity
    }
}
