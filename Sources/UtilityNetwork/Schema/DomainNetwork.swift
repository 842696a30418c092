/// A commodity's network within a utility network, such as `Water`.
public struct DomainNetwork: Sendable, Equatable {
    /// Whether controllers feed their subnetworks or drain them.
    public enum ControllerType: Int, Sendable {
        case source
        case sink
    }

    /// How tiers lie to each other.
    public enum TierDefinition: Int, Sendable {
        /// End to end: a feature is in one tier, and a walk ends at any controller.
        case partitioned
        /// Nested: a feature may be in several tiers, and a walk ends at controllers of the traced tier alone.
        case hierarchical
    }

    public var name: String
    public var controllerType: ControllerType
    public var tierDefinition: TierDefinition

    public init(
        name: String, controllerType: ControllerType = .source, tierDefinition: TierDefinition = .partitioned
    ) {
        self.name = name
        self.controllerType = controllerType
        self.tierDefinition = tierDefinition
    }
}

/// A level of a domain network: the subnetworks in it are alike.
public struct Tier: Sendable, Equatable {
    public var name: String
    /// The name of the domain network that the tier belongs to.
    public var domainNetwork: String
    public var rank: Int
    public var group: String?
    /// What stops a walk in this tier when a trace says nothing else, such as a closed valve.
    public var conditionBarriers: TraceCondition?
    /// The whole default trace configuration as its source has it: JSON that the engine keeps and does not read.
    public var configuration: String?

    public init(
        name: String, domainNetwork: String, rank: Int = 1, group: String? = nil,
        conditionBarriers: TraceCondition? = nil, configuration: String? = nil
    ) {
        self.name = name
        self.domainNetwork = domainNetwork
        self.rank = rank
        self.group = group
        self.conditionBarriers = conditionBarriers
        self.configuration = configuration
    }
}
