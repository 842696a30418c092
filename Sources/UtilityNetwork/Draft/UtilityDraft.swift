import Geometry
import Vocabulary

/// What a source says of a utility network, before it is compiled. Importers append to it; nothing is checked until
/// `UtilityNetwork.build`.
public struct UtilityDraft: Sendable {
    public var schema: UtilitySchema
    public var features: [DraftFeature] = []
    public var associations: [DraftAssociation] = []
    public var controllers: [DraftController] = []
    /// How far apart places may be and still be one, in the units of the coordinates, in the plane and in height. Places
    /// are one also through others between them.
    public var tolerance = 0.001

    public init(schema: UtilitySchema = UtilitySchema()) { self.schema = schema }
}

/// A place in the units of the source.
public struct UtilityPosition: Sendable, Hashable, BitwiseCopyable {
    public var x: Double
    public var y: Double
    /// NaN: not given, which meets every height.
    public var z: Double

    public init(x: Double, y: Double, z: Double = .nan) {
        self.x = x
        self.y = y
        self.z = z
    }
}

/// A feature or row of a source.
public struct DraftFeature: Sendable {
    /// Which way flow passes a line, by its digitised direction.
    public enum Flow: Int, Sendable {
        case bothWays, forward, backward
    }

    public struct Value: Sendable, Equatable {
        /// The place of the attribute in the schema.
        public var attribute: Int
        public var value: Double

        public init(attribute: Int, value: Double) {
            self.attribute = attribute
            self.value = value
        }
    }

    /// The place of its source in the schema.
    public var source: Int
    /// Compared within its source, case, and blanks and braces round it ignored.
    public var globalID: String
    public var objectID: Int64
    public var assetGroup: Int
    public var assetType: Int
    /// One position for a point, two or more for a line, none for an object.
    public var shape: [UtilityPosition]
    /// Where its positions are on the earth, one by one; empty where nobody knows it.
    public var places: [Coordinate] = []
    /// Attributes that are not here are null.
    public var values: [Value]
    public var isCustomer: Bool
    /// Whether a valve can be turned. What cannot be is never a filter barrier by a condition.
    public var isOperable: Bool
    /// The name of the path through its terminals; nil for the configuration's default.
    public var terminalPath: String?
    /// The terminals that a line's start and end connect to, where they meet devices with several.
    public var fromTerminal: String?
    public var toTerminal: String?
    public var flow: Flow

    public init(
        source: Int, globalID: String, objectID: Int64 = 0, assetGroup: Int, assetType: Int,
        shape: [UtilityPosition] = [], values: [Value] = [], isCustomer: Bool = false, isOperable: Bool = true,
        terminalPath: String? = nil, fromTerminal: String? = nil, toTerminal: String? = nil, flow: Flow = .bothWays
    ) {
        self.source = source
        self.globalID = globalID
        self.objectID = objectID
        self.assetGroup = assetGroup
        self.assetType = assetType
        self.shape = shape
        self.values = values
        self.isCustomer = isCustomer
        self.isOperable = isOperable
        self.terminalPath = terminalPath
        self.fromTerminal = fromTerminal
        self.toTerminal = toTerminal
        self.flow = flow
    }
}

/// The terminal of a device that feeds or drains a subnetwork.
public struct DraftController: Sendable, Equatable {
    public var element: ElementReference
    /// The names of its tier and of its subnetwork.
    public var tier: String
    public var subnetwork: String
    /// Where it was read, if that is known: faults are there.
    public var place: FilePlace?

    public init(_ element: ElementReference, tier: String, subnetwork: String, place: FilePlace? = nil) {
        self.element = element
        self.tier = tier
        self.subnetwork = subnetwork
        self.place = place
    }
}
