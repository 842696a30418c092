import Vocabulary

/// The elements of a walk, with what they are to the trace.
struct WalkedElements {
    private let plan: TracePlan
    private let role: TraceRole
    private let namesControllers: Bool

    init(_ kind: TraceKind, _ plan: TracePlan) {
        self.plan = plan
        namesControllers = kind.needsControllers
        role =
            switch kind {
            case .upstream: .upstream
            case .downstream: .downstream
            case .subnetwork: .subnetwork
            default: .connected
            }
    }

    func elements(of walk: TraceWalk) -> [TraceElement] {
        var elements: [TraceElement] = []
        elements.reserveCapacity(walk.vertices.count + walk.links.count + walk.metVertices.count + walk.metLinks.count)
        let states = plan.vertexStates.values
        for (place, vertex) in walk.vertices.enumerated() {
            guard let element = plan.terminal(ofVertex: vertex) else { continue }
            let isController = namesControllers && states[vertex].contains(.controller)
            let isStart = place < walk.startVertexCount
            elements.append(TraceElement(element, isStart ? .start : isController ? .controller : role))
        }
        for (place, link) in walk.links.enumerated() {
            let isStart = place < walk.startLinkCount
            // What a barrier placed along a line leaves of it on this side ends at that barrier.
            let endsAtCut = link >= plan.network.linkCount && !isStart
            guard plan.configuration.includeBarriers || !endsAtCut, let element = plan.element(ofLink: link) else {
                continue
            }
            elements.append(TraceElement(element, isStart ? .start : role))
        }
        return elements + walk.barriers.map { TraceElement($0, role) }
    }
}
