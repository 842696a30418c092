/// What hot loops read of a plan.
struct PlanGraph: @unchecked Sendable {
    private let firstArc: UnsafeBufferPointer<UInt32>
    private let arc: UnsafeBufferPointer<Arc>
    private let vertexCount: Int
    private let hasCuts: Bool
    private let cuts: LineCuts
    private let states: UnsafeMutableBufferPointer<VertexState>
    private let isReversed: Bool

    /// - Parameter states: those of the plan, which keeps them where they are.
    init(
        _ network: UtilityNetwork, _ cuts: LineCuts, _ states: StateArray<VertexState>, isReversed: Bool
    ) {
        firstArc = network.sections.firstArc
        arc = network.sections.arc
        vertexCount = network.vertexCount
        hasCuts = !cuts.isEmpty
        self.cuts = cuts
        self.states = states.values
        self.isReversed = isReversed
    }

    /// The arcs at a vertex, those of cut lines last.
    @inline(__always)
    func forEachArc(_ vertex: Int, _ body: (Arc) -> Void) {
        if vertex < vertexCount {
            for place in Int(firstArc[vertex])..<Int(firstArc[vertex + 1]) { body(arc[place]) }
        }
        if hasCuts, states[vertex].contains(.special) {
            for arc in cuts.arcs(at: vertex) { body(arc) }
        }
    }

    /// Whether supply passes along an arc.
    @inline(__always)
    func leaves(_ arc: Arc) -> Bool { isReversed ? arc.enters : arc.leaves }

    @inline(__always)
    func enters(_ arc: Arc) -> Bool { isReversed ? arc.leaves : arc.enters }
}
