import Vocabulary

/// How a trace walks, and what it returns.
public struct TraceConfiguration: Sendable, Equatable {
    public var domainNetwork: String?
    public var tier: String?
    /// Whether barriers with a single terminal are in the result of a connected trace.
    public var includeBarriers = true
    /// Whether an isolation trace returns what is isolated, and not only what isolates.
    public var includeIsolatedFeatures = false
    /// Whether results have the containers of what is found, what it contains, and the structures that carry it.
    public var includeContainers = false
    public var includeContent = false
    public var includeStructures = false
    /// Whether containers of a container that has a place are left out.
    public var includeUpToFirstSpatialContainer = false
    /// Whether a start that is itself a barrier lets the walk pass. Nil: filter barriers do in isolation traces, with a
    /// message, and others do not.
    public var ignoreBarriersAtStartingPoints: Bool?
    /// Whether walks go on where flow has no one direction. Zones of isolation grow both ways anyway.
    public var allowIndeterminateFlow = true
    /// Which elements condition barriers are tested on. Placed barriers act always.
    public var traversabilityScope = TraceScope.junctionsAndEdges
    public var conditionBarriers: TraceCondition?
    /// In the order in which they are tested.
    public var functionBarriers: [FunctionBarrier] = []
    public var filter = TraceFilter()
    public var propagators: [Propagator] = []
    /// What a shortest path is the least sum of.
    public var shortestPathAttribute: String?
    /// The way of a walk from one tier to another; nil where it stays in its own.
    public var passage: TierPassage?
    /// Whether controllers of tiers below the traced one do not count where they are fed through their own devices: what
    /// they feed has its supply from the traced tier, as a street has behind its transformer.
    public var passesFedTiers = false
    /// Computed over the elements of the result.
    public var functions: [TraceFunction] = []

    public init() {}

    var includesAssociated: Bool { includeContainers || includeContent || includeStructures }

    /// The default of a tier; of one without a name, which stands for none, that of its domain network.
    public init(tier: Tier) {
        domainNetwork = tier.domainNetwork
        self.tier = tier.name.isEmpty ? nil : tier.name
        conditionBarriers = tier.conditionBarriers
    }

    /// - Throws: `TraceFailure` where what asks for controllers does not know of which domain network or tier.
    func checkDomain(in schema: UtilitySchema) throws(TraceFailure) {
        guard let domainNetwork else { throw .missingDomainNetwork }
        guard tier == nil, let number = schema.domainNetwork(domainNetwork) else { return }
        if schema.domainNetworks[number].tierDefinition == .hierarchical {
            throw .missingTier(domainNetwork: domainNetwork)
        }
    }
}

extension TraceScope {
    var testsJunctions: Bool { self != .edges }
    var testsEdges: Bool { self != .junctions }
}

/// What is applied in a second pass: results end there, and walks to controllers do not.
public struct TraceFilter: Sendable, Equatable {
    public var barriers: TraceCondition?
    public var scope = TraceScope.junctionsAndEdges
    public var functionBarriers: [FunctionBarrier] = []
    /// A bit set: walks upstream, downstream and round loops pass what shares a bit with the start all the way.
    public var bitsetAttribute: String?
    public var nearest: NearestNeighbors?

    public init(barriers: TraceCondition? = nil, scope: TraceScope = .junctionsAndEdges) {
        self.barriers = barriers
        self.scope = scope
    }
}

/// A barrier at an element that somebody named.
public struct PlacedBarrier: Sendable, Hashable {
    /// On a line with a fraction: a cut without length there. Without one: all pieces of the line. On a device with
    /// several terminals: the given one, or the ways between all of them.
    public var element: LocatedElement
    public var isFilter: Bool

    public init(_ element: LocatedElement, isFilter: Bool = false) {
        self.element = element
        self.isFilter = isFilter
    }
}

/// A number computed over the elements of a result.
public struct TraceFunction: Sendable, Equatable {
    public var kind: TraceFunctionKind
    public var attribute: String
    /// Which elements take part; nil: all that have a value.
    public var condition: TraceCondition?

    public init(_ kind: TraceFunctionKind, attribute: String, condition: TraceCondition? = nil) {
        self.kind = kind
        self.attribute = attribute
        self.condition = condition
    }
}
