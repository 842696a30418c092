import Vocabulary

/// What a trace found that walks from its starts.
public struct WalkResult: Sendable {
    /// In the order of elements; what associations add comes with them.
    public let elements: [TraceElement]
    public let functions: [TraceFunctionResult]
    /// Of a shortest path, in thousandths of a unit of its attribute.
    public let cost: Int64?
    public let messages: [Message]
}

/// All traces but isolation, on one plan: what they share is found once, for however many starts.
///
/// - `connected`: everything that is joined to the starts, through all terminals, past controllers.
/// - `subnetwork`: all that the starts' controllers feed, up to others.
/// - `subnetwork_controllers`: those controllers.
/// - `upstream`, `downstream`: where the flow of the starts comes from, and where it goes; see `FlowDirections`.
/// - `loops`: of what is joined to the starts, up to controllers, what lies on cycles.
/// - `shortest_path`: the way of least cost from the first start to the end.
///
/// Barriers, filter barriers and function barriers end each walk.
public final class WalkTrace: Sendable {
    public let plan: TracePlan
    public let kind: TraceKind
    let shared: WalkShared

    /// - Parameter forMany: whether answers of many traces are wanted, which share what they can.
    /// - Complexity: `subnetwork` and `subnetwork_controllers` O(vertices + links), `upstream` and `downstream` nearly so,
    ///   others O(1).
    /// - Throws: `TraceFailure` where the configuration does not suffice; `Cancelled`.
    public init(
        _ kind: TraceKind, on plan: TracePlan, forMany: Bool = false, context: RunContext = RunContext()
    ) throws {
        self.plan = plan
        self.kind = kind
        shared = try WalkShared(kind, plan, forMany: forMany, context)
    }

    /// Whether answers depend on no more than where in the network their starts are.
    var sharesAnswers: Bool {
        shared.sums != nil || shared.loops != nil || shared.sharesPaths || kind == .subnetwork && plan.sharesSubnetworks
    }

    /// Traces from all starts together.
    ///
    /// - Parameters:
    ///   - end: where a shortest path ends; nothing to other traces.
    ///   - checksTier: whether a start outside of the traced tier is an error.
    /// - Complexity: O(what is walked), and once a plan copying its states.
    /// - Throws: `TraceFailure`; `Cancelled`.
    public func run(
        from starts: [LocatedElement], to end: LocatedElement? = nil, _ workspace: inout TraceWorkspace,
        checksTier: Bool = true, context: RunContext = RunContext()
    ) throws -> WalkResult {
        try walk(from: starts, to: end, &workspace, checksTier: checksTier, context: context).result
    }

    /// A trace, and what it walked without the barriers that it met.
    func walk(
        from starts: [LocatedElement], to end: LocatedElement?, _ workspace: inout TraceWorkspace, checksTier: Bool,
        context: RunContext
    ) throws -> (result: WalkResult, walked: (vertices: [Int], links: [Int])) {
        guard !starts.isEmpty else { throw TraceFailure.missingStart }
        try context.checkCancelled()
        workspace.prepare(for: plan)
        var run = WalkRun(kind, plan, shared, TraceMarks(workspace), checksTier: checksTier)
        let result = try run.result(from: starts, to: end, &workspace.cheapestWay)
        workspace.restore(plan, vertices: run.markedVertices, links: run.markedLinks)
        return (result, run.walked)
    }
}

/// What the traces of one kind on a plan share.
struct WalkShared: Sendable {
    let ways: WalkWays
    let costs: ElementCosts?
    let nearest: NearestChoice?
    let bits: BitAttribute?
    /// Nil where traces are made one by one.
    let sums: WalkSums?
    /// The same, of loops.
    let loops: LoopTotals?
    /// Whether what shortest paths come to is added up once for all of them.
    let sharesPaths: Bool

    init(_ kind: TraceKind, _ plan: TracePlan, forMany: Bool, _ context: RunContext) throws {
        try context.checkCancelled()
        let (configuration, network) = (plan.configuration, plan.network)
        try Self.check(kind, configuration, network)
        ways = WalkWays(kind, plan, ElementStates(plan))
        try context.checkCancelled()
        costs =
            kind == .shortestPath ? try configuration.shortestPathAttribute.map { try ElementCosts($0, network) } : nil
        nearest = try configuration.filter.nearest.map { try NearestChoice($0, network) }
        let usesBits = [.upstream, .downstream, .loops].contains(kind)
        bits = usesBits ? try configuration.filter.bitsetAttribute.map { try BitAttribute($0, network) } : nil
        let counts = [.connected, .upstream, .downstream].contains(kind)
        let isPlain = plan.isPlain && configuration.allowIndeterminateFlow && bits == nil
        sums = forMany && counts && isPlain ? WalkSums(plan, ways.rule([])) : nil
        loops = forMany && kind == .loops && plan.isPlain && bits == nil ? LoopTotals(plan) : nil
        sharesPaths = forMany && kind == .shortestPath && plan.isPlain
    }

    private static func check(
        _ kind: TraceKind, _ configuration: TraceConfiguration, _ network: UtilityNetwork
    ) throws(TraceFailure) {
        if kind == .shortestPath, configuration.shortestPathAttribute == nil {
            throw .missingAttribute(known: network.schema.attributes.map(\.name) + SystemAttributes.names)
        }
        if kind.needsControllers { try configuration.checkDomain(in: network.schema) }
    }
}

/// Which controllers what has, and where supply flows.
struct WalkWays: Sendable {
    /// Nil for traces that ask no controllers.
    let regions: SubnetworkRegions?
    private let kind: TraceKind
    private let flow: FlowDirections?
    private let isReversed: Bool

    init(_ kind: TraceKind, _ plan: TracePlan, _ states: ElementStates) {
        self.kind = kind
        regions = kind.needsControllers ? SubnetworkRegions(plan, states) : nil
        flow = kind == .upstream || kind == .downstream ? FlowDirections(plan, states) : nil
        isReversed = plan.controllers.isReversed
    }

    /// - Parameter controllers: those of the starts.
    func rule(_ controllers: [Int]) -> WalkRule {
        // Controllers that drain their subnetworks lie downstream.
        if let flow { return (kind == .upstream) != isReversed ? .upstream(flow) : .downstream(flow) }
        if let regions { return .subnetwork(regions.fed(by: Set(controllers))) }
        return .everything
    }
}

extension TraceKind {
    /// Whether what is traced belongs to subnetworks.
    public var needsControllers: Bool {
        switch self {
        case .subnetwork, .subnetworkControllers, .upstream, .downstream, .isolation: true
        case .connected, .loops, .shortestPath: false
        }
    }
}

extension TracePlan {
    /// Whether nothing but barriers ends walks and chooses from what they find.
    fileprivate var isPlain: Bool {
        limits.isEmpty && functions.isEmpty && associations == nil && configuration.filter.nearest == nil
    }

    /// Whether traces of a subnetwork find the same, wherever between its barriers they start. Where barriers are left out, the
    /// pieces of lines beside them are, but for those that are starts.
    fileprivate var sharesSubnetworks: Bool {
        isPlain && (configuration.includeBarriers || cuts.isEmpty)
    }
}
