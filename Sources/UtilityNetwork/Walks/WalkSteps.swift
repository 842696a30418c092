/// The steps of walks that start nowhere in particular: what a walk takes at each vertex, by the states of a plan.
struct WalkSteps {
    /// What one arc is to a walk.
    struct Step {
        let link: Int
        let target: Int
        /// Whether the link is walked, and no barrier.
        let opensLink: Bool
        /// Whether the walk comes to the target.
        let reaches: Bool
    }

    private let plan: TracePlan
    private let rule: WalkRule

    init(_ plan: TracePlan, _ rule: WalkRule) {
        self.plan = plan
        self.rule = rule
    }

    /// Whether walks go on from a vertex: it is no barrier.
    func isOpen(_ vertex: Int) -> Bool { plan.vertexStates.values[vertex].isDisjoint(with: [.blocked, .filter]) }

    /// Whether a walk that comes to a vertex ends there.
    func ends(at vertex: Int) -> Bool {
        plan.vertexStates.values[vertex].contains(.controller) && rule.ends(atController: vertex)
    }

    func forEach(at vertex: Int, _ body: (Step) -> Void) {
        if ends(at: vertex) { return }
        let states = plan.vertexStates.values
        plan.forEachArc(vertex) { arc in
            let (target, state) = (Int(arc.target), plan.linkStates.values[arc.link])
            if state.contains(.replaced) { return }
            if rule.asksControllers, plan.leadsBehindController(arc.link, from: states[vertex]) { return }
            let (takes, reaches) = rule.crosses(
                arc, at: vertex, isOpen: !state.contains(.blocked),
                leadsToBarrier: states[target].contains(.blocked), plan)
            guard takes else { return }
            let isOpen = state.isDisjoint(with: [.blocked, .filter])
            body(Step(link: arc.link, target: target, opensLink: isOpen, reaches: isOpen && reaches))
        }
    }
}
