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
    private let states: ElementStates
    private let rule: WalkRule

    init(_ plan: TracePlan, _ rule: WalkRule) {
        (self.plan, self.rule) = (plan, rule)
        states = ElementStates(plan)
    }

    /// Whether walks go on from a vertex: it is no barrier.
    func isOpen(_ vertex: Int) -> Bool { states.vertex[vertex].isDisjoint(with: [.blocked, .filter]) }

    /// Whether a walk that comes to a vertex ends there.
    func ends(at vertex: Int) -> Bool {
        states.vertex[vertex].contains(.controller) && rule.ends(atController: vertex)
    }

    func forEach(at vertex: Int, _ body: (Step) -> Void) {
        if ends(at: vertex) { return }
        plan.forEachArc(vertex) { arc in
            let (takes, reaches) = rule.crosses(arc, at: vertex, states, plan)
            guard takes else { return }
            let isOpen = states.link[arc.link].isDisjoint(with: [.blocked, .filter])
            body(Step(link: arc.link, target: Int(arc.target), opensLink: isOpen, reaches: isOpen && reaches))
        }
    }
}
