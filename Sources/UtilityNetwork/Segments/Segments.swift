import Geometry
import Vocabulary

/// The valve-bounded segments of a network: what open links join, both ways, between filter barriers; and for each of them
/// what isolates it, and what is then without supply.
public final class Segments: Sendable {
    public let plan: TracePlan
    /// By segment.
    public let answers: [SegmentAnswer]
    private let graph: SupplyGraph
    private let nodeStart: [UInt32]
    private let node: [UInt32]

    /// - Complexity: O(n log n) for n features, and for segments that one-way links or junctions of several valves make
    ///   difficult O(what hangs on them).
    /// - Throws: `TraceFailure` where the configuration does not suffice for isolation; `Cancelled`.
    public convenience init(_ plan: TracePlan, context: RunContext = RunContext()) throws {
        var zones = try Segments.zones(of: plan, functions: [], context)
        try self.init(plan, &zones, context)
    }

    static func zones(
        of plan: TracePlan, functions: [ResolvedFunction], _ context: RunContext
    ) throws -> ZoneAnswers {
        try IsolationTrace.check(plan)
        try context.checkCancelled()
        return ZoneAnswers(plan, functions: functions)
    }

    init(_ plan: TracePlan, _ zones: inout ZoneAnswers, _ context: RunContext) throws {
        self.plan = plan
        graph = zones.graph
        let inSegments = (0..<graph.root).filter { [graph] in graph.segment[$0] != SupplyGraph.none }.map(UInt32.init)
        let arcs = NodeArcs(
            nodeCount: graph.segmentCount, from: inSegments.map { [graph] in graph.segment[Int($0)] }, to: inSegments)
        (nodeStart, node) = (arcs.start, arcs.node)
        var answers: [SegmentAnswer] = []
        answers.reserveCapacity(graph.segmentCount)
        for segment in 0..<graph.segmentCount {
            if segment % 64 == 0 { try context.checkCancelled() }
            answers.append(zones.answer(arcs.range(segment).map { Int(arcs.node[$0]) }))
        }
        self.answers = answers
    }

    public var count: Int { graph.segmentCount }

    /// The nodes of a segment.
    func nodes(of segment: Int) -> [Int] {
        node[Int(nodeStart[segment])..<Int(nodeStart[segment + 1])].map { Int($0) }
    }

    /// The segment that a vertex is in; nil for barriers and filter barriers.
    func segment(ofVertex vertex: Int) -> Int? { segment(ofNode: graph.nodes.nodeOfVertex[vertex]) }

    private func segment(ofNode node: UInt32) -> Int? {
        guard node != SupplyGraph.none, graph.segment[Int(node)] != SupplyGraph.none else { return nil }
        return Int(graph.segment[Int(node)])
    }

    /// The segment that a piece of a line is in; nil for barriers, filter barriers, and what lies between two barriers.
    func segment(ofLink link: Int) -> Int? {
        guard plan.linkStates.values[link].isDisjoint(with: [.blocked, .filter, .replaced]) else { return nil }
        if let own = graph.node(ofLink: link) { return segment(ofNode: own) }
        let ends = plan.ends(ofLink: link)
        return [ends.tail, ends.head].compactMap(segment(ofVertex:)).first
    }

    func node(ofFilterVertex vertex: Int) -> Int { Int(graph.nodes.nodeOfVertex[vertex]) }

    func node(ofFilterLink link: Int) -> Int? { graph.node(ofLink: link).map { Int($0) } }

    /// Visits every element that is in a segment, with that segment, in the order of features.
    public func forEachElement(_ body: (UtilityElement, Int) -> Void) {
        let network = plan.network
        for feature in 0..<network.featureCount {
            let usage = network.usage(of: feature)
            for element in network.elements(of: feature).map({ Int($0) }) {
                if usage.isJunction {
                    if let segment = segment(ofVertex: element) { body(network.element(ofVertex: element)!, segment) }
                    continue
                }
                for link in plan.cuts.parts(of: element) ?? element..<element + 1 {
                    if let segment = segment(ofLink: link), let part = plan.element(ofLink: link) {
                        body(part, segment)
                    }
                }
            }
        }
    }
}
