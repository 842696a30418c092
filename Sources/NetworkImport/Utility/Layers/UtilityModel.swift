import FeatureSources
import UtilityNetwork

/// What layers are to a utility network.
public struct UtilityModel: Sendable {
    public var schema: UtilitySchema
    /// One for each source of the schema, in its order.
    public var layers: [UtilityLayer]
    public var associations: [AssociationTable]
    /// What features coincide within, in millimetres.
    public var tolerance: Int64
    /// The asset types that may control the subnetworks of a tier, by the tier's name. Others may all.
    public var validControllers: [String: Set<AssetClass>]

    /// An asset type by its codes.
    public struct AssetClass: Hashable, Sendable {
        public let source: Int
        public let group: Int
        public let type: Int

        public init(source: Int, group: Int, type: Int) {
            (self.source, self.group, self.type) = (source, group, type)
        }
    }

    public init(
        schema: UtilitySchema, layers: [UtilityLayer], associations: [AssociationTable] = [], tolerance: Int64 = 1,
        validControllers: [String: Set<AssetClass>] = [:]
    ) {
        (self.schema, self.layers, self.associations) = (schema, layers, associations)
        (self.tolerance, self.validControllers) = (tolerance, validControllers)
    }
}
