import FeatureSources
import Vocabulary

/// How the rows of a layer are read as features of a source.
public struct UtilityLayer: Sendable, Equatable {
    /// An asset type that a condition tells, where no field does.
    public struct TypeCondition: Sendable, Equatable {
        public let group: Int
        public let type: Int
        public let condition: String

        public init(group: Int, type: Int, condition: String) {
            (self.group, self.type, self.condition) = (group, type, condition)
        }
    }

    /// The field of a network attribute.
    public struct AttributeField: Sendable, Equatable {
        /// Its place in the schema.
        public let attribute: Int
        public let field: String

        public init(attribute: Int, field: String) { (self.attribute, self.field) = (attribute, field) }
    }

    public var table: SourceTable
    /// False for a source of which there are no rows; then nothing is opened.
    public var hasRows = true
    /// Whether `table` names its layer: else it is the one that is called as the source is, or the only one.
    public var namesLayer: Bool
    /// The system of the coordinates of a layer that names none.
    public var crs: SystemDefinition?
    /// The field of well-known text, where the layer has no geometry of its own.
    public var wkt: String?
    /// Fields; nil for Esri's own where the layer has them.
    public var id: String?
    public var assetGroup: String?
    public var assetType: String?
    public var terminalPath: String?
    public var fromTerminal: String?
    public var toTerminal: String?
    public var attributes: [AttributeField]
    public var typeConditions: [TypeCondition]
    /// Which features are customers; nil for none.
    public var customers: String?
    /// Which features can be operated; nil for all.
    public var operable: String?
    /// In which directions lines are passed.
    public var oneWay: OneWayField?
    public var controllers: [UtilityControllers]

    public init(_ table: SourceTable) {
        self.table = table
        namesLayer = table.layer != nil
        (attributes, typeConditions, controllers) = ([], [], [])
    }
}

/// Features of a source that feed or drain subnetworks.
public struct UtilityControllers: Sendable, Equatable {
    public enum Subnetwork: Sendable, Equatable {
        case name(String)
        case field(String)
    }

    /// The one that has this id; nil for those that meet the condition.
    public var globalID: String?
    /// Nil for all features of the source.
    public var condition: String?
    public var terminal: String?
    public var tier: String
    public var subnetwork: Subnetwork
    /// Where the model says it.
    public var place: FilePlace?

    public init(
        globalID: String? = nil, condition: String? = nil, terminal: String? = nil, tier: String,
        subnetwork: Subnetwork, place: FilePlace? = nil
    ) {
        (self.globalID, self.condition, self.terminal) = (globalID, condition, terminal)
        (self.tier, self.subnetwork, self.place) = (tier, subnetwork, place)
    }
}
