import Vocabulary

/// Finds which elements fail the test of a propagator.
///
/// Each element combines what comes to it with its own value; where it comes by several ways, the best counts: all bits
/// of any of them, the greatest minimum, the least maximum. An element without a value hands on what comes.
///
/// Values go with the flow. Without substitution they could as well go back, where they change nothing.
struct Propagation {
    private let plan: TracePlanStates
    private let kind: PropagatorKind
    private let attribute: TraceAttribute
    private let substitution: TraceAttribute?
    private let comparison: TraceComparison
    private let operand: Double
    /// Nil where values may go back.
    private let flow: FlowDirections?
    private var ofVertex: [Double]
    private var ofLink: [Double]
    private var pending: [Int] = []

    /// Vertices and links that fail.
    private(set) var failedVertices: [Int] = []
    private(set) var failedLinks: [Int] = []
    private var hasSplitBits = false

    /// - Complexity: O(vertices + links) for each value that an element takes.
    /// - Throws: `TraceFailure`, with the names that exist.
    init(_ propagator: Propagator, _ plan: TracePlanStates) throws(TraceFailure) {
        let resolver = ConditionResolver(network: plan.network)
        attribute = try resolver.attribute(propagator.attribute)
        substitution = try propagator.substitution.map { name throws(TraceFailure) in try resolver.attribute(name) }
        (kind, comparison, operand) = (propagator.kind, propagator.comparison, propagator.value)
        self.plan = plan
        flow = substitution == nil ? nil : FlowDirections(plan, ElementStates(plan))
        ofVertex = [Double](repeating: .nan, count: plan.vertexStates.values.count)
        ofLink = [Double](repeating: .nan, count: plan.linkStates.values.count)
        spread()
        failedVertices = ofVertex.indices.filter { !ofVertex[$0].isNaN && !passes(ofVertex[$0]) }
        failedLinks = ofLink.indices.filter { !ofLink[$0].isNaN && !passes(ofLink[$0]) }
    }

    /// Where no element had a value yet there is nothing to test.
    private func passes(_ value: Double) -> Bool { value == start || comparison.holds(value, operand) }

    private mutating func spread() {
        for vertex in Set(plan.controllers.vertices).sorted().map(Int.init) {
            let state = plan.vertexStates.values[vertex]
            guard state.contains(.controller), !state.contains(.blocked) else { continue }
            let own = plan.element(ofVertex: vertex).flatMap { attribute.value(of: $0.feature, in: plan.network) }
            offer(own ?? start, toVertex: vertex)
        }
        var next = 0
        while next < pending.count {
            expand(pending[next])
            next += 1
        }
    }

    /// What leaves every value as it is.
    private var start: Double {
        switch kind {
        case .bitwiseAnd: Double(Int64(1) << 52 - 1)
        case .min: .infinity
        case .max: -.infinity
        }
    }

    private func combined(_ incoming: Double, _ own: Double?) -> Double {
        guard let own else { return incoming }
        switch kind {
        // Values are signed: what comes with all bits leaves those of a negative one as they are.
        case .bitwiseAnd: return Double(incoming == start ? own.bits : incoming.bits & own.bits)
        case .min: return min(incoming, own)
        case .max: return max(incoming, own)
        }
    }

    /// What two ways bring together.
    private func best(_ one: Double, _ other: Double) -> Double {
        if one.isNaN { return other }
        switch kind {
        case .bitwiseAnd: return one == start || other == start ? start : Double(one.bits | other.bits)
        case .min: return max(one, other)
        case .max: return min(one, other)
        }
    }

    private mutating func offer(_ value: Double, toVertex vertex: Int) {
        let new = best(ofVertex[vertex], value)
        if new == ofVertex[vertex] { return }
        ofVertex[vertex] = new
        if passes(new) { pending.append(vertex) }
    }

    private mutating func expand(_ vertex: Int) {
        var arcs: [Arc] = []
        plan.graph.forEachArc(vertex) { arcs.append($0) }
        for arc in arcs where plan.graph.leaves(arc) {
            let state = plan.linkStates.values[arc.link]
            let isWay = plan.device(ofLink: arc.link) != nil
            let (own, next) = (plan.vertexStates.values[vertex], plan.vertexStates.values[Int(arc.target)])
            guard state.isDisjoint(with: [.blocked, .replaced]), !isWay || !next.contains(.blocked),
                !plan.leadsBehindController(arc.link, from: own), mayEnter(arc, from: vertex)
            else { continue }
            var value = ofVertex[vertex]
            if !isWay {
                let own = plan.element(ofLink: arc.link).flatMap { attribute.value(of: $0.feature, in: plan.network) }
                value = combined(value, own)
                ofLink[arc.link] = best(ofLink[arc.link], value)
                guard passes(value), !next.contains(.blocked), mayPass(arc, from: vertex) else { continue }
                value = entered(Int(arc.target), value)
            } else if !mayPass(arc, from: vertex) {
                continue
            }
            offer(value, toVertex: Int(arc.target))
        }
    }

    /// Whether values go with the flow into a link, also where it can come no further than to its other end.
    private func mayEnter(_ arc: Arc, from vertex: Int) -> Bool {
        flow?.mayEnter(arc.link, from: vertex, to: Int(arc.target)) ?? true
    }

    /// Whether values go with the flow along all of a link.
    private func mayPass(_ arc: Arc, from vertex: Int) -> Bool {
        flow?.mayPass(arc.link, from: vertex, to: Int(arc.target)) ?? true
    }

    /// A value that comes to a feature from outside of it.
    private mutating func entered(_ vertex: Int, _ value: Double) -> Double {
        guard let feature = plan.element(ofVertex: vertex)?.feature else { return value }
        let own = combined(value, attribute.value(of: feature, in: plan.network))
        guard let map = substitution?.value(of: feature, in: plan.network) else { return own }
        let (from, to) = (own.bits, map.bits)
        let targets = (0..<4).filter { from & (1 << $0) != 0 }.map { (to >> Int64(8 * $0)) & 0xFF }
        if targets.contains(where: { $0.nonzeroBitCount > 1 }) { hasSplitBits = true }
        return Double(targets.reduce(from & ~0xF, |))
    }
}

extension Propagation {
    /// What is to be said of substitution.
    var messages: [Message] {
        let lines = substitutingLines
        return (hasSplitBits ? [.severalSubstitutes] : []) + (lines > 0 ? [.linesSubstitute(lines)] : [])
    }

    /// Lines with a value of the attribute that maps bits, which only junctions and devices do.
    private var substitutingLines: Int {
        guard let substitution else { return 0 }
        let network = plan.network
        return (0..<network.featureCount).count {
            network.usage(of: $0).isEdge && substitution.value(of: $0, in: network) != nil
        }
    }
}
