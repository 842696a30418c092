import Vocabulary

/// A network as one configuration and its placed barriers see it: what blocks, what filters, which controllers count.
///
/// Made once for all traces that share them, and read by all workers.
public final class TracePlan: SupplyNetwork {
    public let network: UtilityNetwork
    public let configuration: TraceConfiguration
    let graph: PlanGraph
    let cuts: LineCuts
    let vertexStates: StateArray<VertexState>
    let linkStates: StateArray<LinkState>
    /// The controllers that count for isolation.
    let controllers: PlanControllers
    let filterCondition: ResolvedCondition?
    let functions: [ResolvedFunction]
    /// Function barriers, those of the filter last.
    let limits: [ResolvedLimit]
    /// Nil where no result needs them.
    let associations: FeatureAssociations?
    /// Numbers of asset types: devices of these asset groups could have been filter barriers.
    let candidateClasses: [Bool]
    /// What is to be said whatever is traced.
    public let messages: [Message]
    /// Whether there is a filter barrier, which isolation needs.
    public let hasFilterBarriers: Bool

    /// - Complexity: O(features + links).
    /// - Throws: `TraceFailure`, with the names that exist; `Cancelled`.
    public init(
        _ network: UtilityNetwork, _ configuration: TraceConfiguration, barriers: [PlacedBarrier] = [],
        context: RunContext = RunContext()
    ) throws {
        self.network = network
        self.configuration = configuration
        let resolver = ConditionResolver(network: network)
        let blocking = try configuration.conditionBarriers.map(resolver.resolve)
        filterCondition = try configuration.filter.barriers.map(resolver.resolve)
        functions = try configuration.functions.map { try ResolvedFunction($0, resolver) }
        limits = try (configuration.functionBarriers + configuration.filter.functionBarriers).map {
            try ResolvedLimit($0, resolver)
        }
        associations = configuration.includesAssociated ? FeatureAssociations(network.sections) : nil
        controllers = try PlanControllers(network, configuration)
        try context.checkCancelled()
        var marking = PlanMarking(network, barriers)
        if let blocking { marking.block(where: blocking, scope: configuration.traversabilityScope) }
        if let filterCondition { marking.filter(where: filterCondition, scope: configuration.filter.scope) }
        marking.place(barriers)
        marking.mark(controllers.vertices)
        cuts = marking.cuts
        graph = PlanGraph(network, marking.cuts, marking.vertexStates, isReversed: controllers.isReversed)
        try marking.propagate(configuration.propagators, controllers, graph)
        vertexStates = marking.vertexStates
        linkStates = marking.linkStates
        messages = marking.messages
        hasFilterBarriers = filterCondition != nil || barriers.contains(where: \.isFilter)
        candidateClasses = Self.candidateClasses(network, configuration, barriers, marking.filteredClasses)
    }

    /// Asset groups of devices of which the filter takes some, or names a category, or a placed barrier.
    private static func candidateClasses(
        _ network: UtilityNetwork, _ configuration: TraceConfiguration, _ barriers: [PlacedBarrier],
        _ filtered: [Bool]
    ) -> [Bool] {
        let named = (configuration.filter.barriers?.categories ?? []).compactMap(network.schema.category)
        var groups: Set<[Int]> = []
        for (number, assetClass) in network.classes.all.enumerated() where assetClass.usage == .device {
            let categories = assetClass.type.categories.compactMap(network.schema.category)
            if filtered[number] || categories.contains(where: named.contains) {
                groups.insert([assetClass.source, assetClass.group])
            }
        }
        for barrier in barriers where barrier.isFilter {
            let assetClass = network.assetClass(barrier.element.feature)
            groups.insert([assetClass.source, assetClass.group])
        }
        return network.classes.all.map { $0.usage == .device && groups.contains([$0.source, $0.group]) }
    }

    var vertexCount: Int { vertexStates.values.count }
    var linkCount: Int { linkStates.values.count }
}

extension TracePlan {
    /// Which ways supply passes a link: from its tail, from its head.
    func passes(_ link: Int) -> (fromTail: Bool, fromHead: Bool) {
        let flags = network.sections.linkFlags[link < network.linkCount ? link : cuts.part(link).link]
        let (forward, backward) = (flags.contains(.forward), flags.contains(.backward))
        return controllers.isReversed ? (backward, forward) : (forward, backward)
    }

    func forEachArc(_ vertex: Int, _ body: (Arc) -> Void) { graph.forEachArc(vertex, body) }
    func leaves(_ arc: Arc) -> Bool { graph.leaves(arc) }
    func enters(_ arc: Arc) -> Bool { graph.enters(arc) }
}
