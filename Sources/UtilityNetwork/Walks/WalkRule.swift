/// Which ways a walk takes.
enum WalkRule: Sendable {
    /// All that is joined, through all terminals and past controllers.
    case everything
    /// Both ways over what some controllers feed, up to others.
    case subnetwork(FedVertices)
    /// Against the flow, up to controllers.
    case upstream(FlowDirections)
    /// With the flow, up to controllers.
    case downstream(FlowDirections)

    var asksControllers: Bool {
        if case .everything = self { false } else { true }
    }

    /// Whether a walk goes on from a controller that it starts at, within its subnetwork: against the flow nothing of that lies
    /// behind a controller.
    var leavesControllers: Bool {
        if case .upstream = self { false } else { true }
    }

    /// Whether a walk ends at a controller that it comes to.
    func ends(atController vertex: Int) -> Bool {
        switch self {
        case .everything: false
        case .subnetwork(let fed): !fed.controllers.contains(vertex)
        case .upstream, .downstream: true
        }
    }

    /// Whether the walk takes a link that it meets at a vertex, and whether it then comes to the other end.
    func crosses(_ arc: Arc, at vertex: Int, _ states: ElementStates, _ plan: TracePlan) -> (
        takes: Bool, reaches: Bool
    ) {
        let (target, state) = (Int(arc.target), states.link[arc.link])
        if state.contains(.replaced) { return (false, false) }
        if asksControllers, plan.leadsBehindController(arc.link, from: states.vertex[vertex]) { return (false, false) }
        switch self {
        case .everything: return (true, true)
        case .subnetwork(let fed):
            let takes = plan.leaves(arc) || plan.enters(arc) && fed.contains(target)
            return (takes, takes)
        case .upstream(let flow):
            let passes =
                !state.contains(.blocked) && plan.enters(arc) && flow.mayPass(arc.link, from: target, to: vertex)
            return (passes, passes)
        case .downstream(let flow):
            guard plan.leaves(arc), flow.mayEnter(arc.link, from: vertex, to: target) else { return (false, false) }
            let isMet = states.vertex[target].contains(.blocked)
            return (true, isMet || flow.mayPass(arc.link, from: vertex, to: target))
        }
    }

    /// To which ends of a link a walk comes that starts on it.
    ///
    /// - Parameter isBarrier: whether a vertex is one.
    func ends(ofStart link: Int, _ plan: TracePlan, _ isBarrier: (Int) -> Bool) -> [Int] {
        let (ends, passes) = (plan.ends(ofLink: link), plan.passes(link))
        switch self {
        case .everything, .subnetwork: return [ends.tail, ends.head]
        case .upstream(let flow):
            return (passes.fromTail && flow.mayEnter(link, from: ends.tail, to: ends.head) ? [ends.tail] : [])
                + (passes.fromHead && flow.mayEnter(link, from: ends.head, to: ends.tail) ? [ends.head] : [])
        case .downstream(let flow):
            func reaches(_ end: Int, from other: Int) -> Bool {
                isBarrier(end) ? flow.mayEnter(link, from: other, to: end) : flow.mayPass(link, from: other, to: end)
            }
            return (passes.fromTail && reaches(ends.head, from: ends.tail) ? [ends.head] : [])
                + (passes.fromHead && reaches(ends.tail, from: ends.head) ? [ends.tail] : [])
        }
    }

    /// Whether supply may come to a vertex from several sides.
    func isIndeterminate(vertex: Int, _ plan: TracePlan) -> Bool {
        switch self {
        case .everything, .subnetwork: false
        case .upstream(let flow), .downstream(let flow):
            flow.isIndeterminate(vertex) && !plan.vertexStates.values[vertex].contains(.controller)
        }
    }

    /// Whether supply may enter a link from both ends.
    func isIndeterminate(link: Int, _ plan: TracePlan) -> Bool {
        switch self {
        case .everything, .subnetwork: return false
        case .upstream(let flow), .downstream(let flow):
            let (ends, passes) = (plan.ends(ofLink: link), plan.passes(link))
            return passes.fromTail && passes.fromHead && flow.mayEnter(link, from: ends.tail, to: ends.head)
                && flow.mayEnter(link, from: ends.head, to: ends.tail)
        }
    }
}
