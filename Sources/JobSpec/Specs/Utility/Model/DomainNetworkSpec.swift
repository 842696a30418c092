/// A commodity's network, such as water.
public struct DomainNetworkSpec: Sendable {
    public enum ControllerType: String, Sendable, CaseIterable {
        case source, sink
    }

    public enum TierDefinition: String, Sendable, CaseIterable {
        case partitioned, hierarchical
    }

    public let controllerType: ControllerType
    public let tierDefinition: TierDefinition
    public let tiers: OrderedMap<TierSpec>

    static let shape = Shape<DomainNetworkSpec>.record("a domain network", "A commodity's network, such as water.") {
        fields in
        let controllerType = fields.optional(
            "controller_type", .choice(), default: ControllerType.source,
            "Whether controllers feed subnetworks, or drain them.")
        let tierDefinition = fields.optional(
            "tier_definition", .choice(), default: TierDefinition.partitioned,
            "Whether tiers lie end to end, or within each other.")
        let tiers = fields.required(
            "tiers", .map(of: TierSpec.shape, called: "a mapping of names to tiers"), "The tiers, by name.")
        return { record in
            DomainNetworkSpec(
                controllerType: record[controllerType], tierDefinition: record[tierDefinition], tiers: record[tiers])
        }
    }
}

/// A level of a domain network.
public struct TierSpec: Sendable {
    public let rank: Int64?
    public let group: String?
    public let configuration: TraceConfigurationSpec?
    /// The asset types that may control its subnetworks; nil for all.
    public let validControllers: [AssetClassSpec]?

    static let shape = Shape<TierSpec>.record("a tier", "A level of a domain network, whose subnetworks are alike.") {
        fields in
        let rank = fields.optional(
            "rank", .integer(1...1_000), "Its place among the tiers, from 1; that in the file by default.")
        let group = fields.optional("group", .label, "The tier group that it belongs to.")
        let configuration = fields.optional(
            "configuration", TraceConfigurationSpec.shape, "How traces walk in it where their job says nothing.")
        let controllers = fields.optional(
            "valid_controllers", .list(of: AssetClassSpec.typeShape, called: "a list of asset types"),
            "The asset types that may control its subnetworks.")
        return { record in
            TierSpec(
                rank: record[rank], group: record[group], configuration: record[configuration],
                validControllers: record[controllers])
        }
    }
}
