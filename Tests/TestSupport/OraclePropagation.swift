import UtilityNetwork
import Vocabulary

/// What propagators carry from controllers, by its definition: values that spread until nothing changes, with the flow
/// where bits are substituted.
struct OraclePropagation {
    private let base: OracleIsolation
    private let propagator: Propagator
    private let flow: OracleFlow
    private var ofPoint: [Int: Double] = [:]
    private var ofLink: [Int: Double] = [:]

    /// - Parameter base: with what blocks before.
    init(_ propagator: Propagator, _ base: OracleIsolation) {
        self.base = base
        self.propagator = propagator
        flow = OracleFlow(base)
        spread()
    }

    var failed: Set<OracleIsolation.Unit> {
        Set(ofPoint.filter { !passes($0.value) }.map { .point($0.key) })
            .union(ofLink.filter { !passes($0.value) }.map { .link($0.key) })
    }

    /// What changes no value.
    private var neutral: Double {
        switch propagator.kind {
        case .bitwiseAnd: Double(Int64(1) << 52 - 1)
        case .min: .infinity
        case .max: -.infinity
        }
    }

    private func passes(_ value: Double) -> Bool {
        value == neutral || OracleCondition.holds(propagator.comparison, value, propagator.value)
    }

    private func own(_ attribute: String, _ feature: Int?) -> Double? {
        feature.flatMap { OracleCondition(graph: base.graph).value(attribute, $0) }
    }

    private func combined(_ value: Double, with feature: Int?) -> Double {
        guard let own = own(propagator.attribute, feature) else { return value }
        switch propagator.kind {
        case .bitwiseAnd: return Double(Int64(value) & Int64(own))
        case .min: return min(value, own)
        case .max: return max(value, own)
        }
    }

    private func substituted(_ value: Double, by feature: Int?) -> Double {
        guard let attribute = propagator.substitution, let map = own(attribute, feature).map({ Int64($0) }) else {
            return value
        }
        let bits = Int64(value)
        var result = bits & ~15
        for bit in Int64(0)..<4 where bits & (1 << bit) != 0 { result |= (map >> (8 * bit)) & 255 }
        return Double(result)
    }

    private func best(_ one: Double?, _ other: Double) -> Double {
        guard let one else { return other }
        switch propagator.kind {
        case .bitwiseAnd: return Double(Int64(one) | Int64(other))
        case .min: return max(one, other)
        case .max: return min(one, other)
        }
    }

    private func feature(ofPoint point: Int) -> Int? {
        base.graph.points[point]?.feature ?? base.graph.cuts[point]?.line
    }

    private mutating func spread() {
        let controllers = Set(base.controllers.map(\.point))
        for point in controllers { ofPoint[point] = own(propagator.attribute, feature(ofPoint: point)) ?? neutral }
        var hasChanged = true
        while hasChanged {
            let before = (ofPoint, ofLink)
            for link in base.graph.links.indices where base.isUsable(link) {
                for way in base.directions(link) { carry(link, from: way.from, to: way.to, controllers) }
            }
            hasChanged = before != (ofPoint, ofLink)
        }
    }

    private mutating func carry(_ link: Int, from: Int, to: Int, _ controllers: Set<Int>) {
        guard let value = ofPoint[from], passes(value) else { return }
        let ends = base.blocked.contains(.point(to))
        let hasFlow = propagator.substitution != nil
        guard !hasFlow || flow.mayEnter(link, from) else { return }
        let goesOn = !ends && (!hasFlow || flow.mayPass(link, from, to))
        switch base.graph.links[link].kind {
        case .way:
            if goesOn, !controllers.contains(from) { ofPoint[to] = best(ofPoint[to], value) }
        case .piece(let line, let start, let end):
            let isPoint = start == end && [from, to].contains { base.graph.cuts[$0] != nil }
            let carried = isPoint ? value : combined(value, with: line)
            ofLink[link] = best(ofLink[link], carried)
            if goesOn, passes(carried) { enter(to, carried) }
        default:
            ofLink[link] = best(ofLink[link], value)
            if goesOn { enter(to, value) }
        }
    }

    private mutating func enter(_ point: Int, _ value: Double) {
        let feature = feature(ofPoint: point)
        ofPoint[point] = best(ofPoint[point], substituted(combined(value, with: feature), by: feature))
    }
}
