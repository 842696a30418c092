/// The steps from element to element that a walk may have taken, as long as its marks are there.
struct WalkedWays {
    let plan: TracePlan
    let marks: TraceMarks
    private let states: ElementStates
    private let rule: WalkRule
    let startVertices: [Int]
    let startLinks: [Int]
    private let starts: Set<Int>
    private let allowsIndeterminateFlow: Bool

    init(_ plan: TracePlan, _ marks: TraceMarks, _ rule: WalkRule, from vertices: [Int], _ links: [Int]) {
        (self.plan, self.marks, self.rule) = (plan, marks, rule)
        states = ElementStates(marks, of: plan)
        (startVertices, startLinks) = (vertices, links)
        starts = Set(vertices)
        allowsIndeterminateFlow = plan.configuration.allowIndeterminateFlow
    }

    /// The ends of a link that the walk starts on to which it came.
    func ends(ofStart link: Int) -> [Int] {
        if !allowsIndeterminateFlow, rule.isIndeterminate(link: link, plan) { return [] }
        return rule.ends(ofStart: link, plan) { states.vertex[$0].contains(.blocked) }
    }

    /// Whether the walk did not end at a vertex that it came to.
    func goOn(from vertex: Int) -> Bool {
        let state = states.vertex[vertex]
        guard state.isDisjoint(with: [.blocked, .filter]) else { return false }
        let isStart = starts.contains(vertex)
        if !allowsIndeterminateFlow, isStart, rule.isIndeterminate(vertex: vertex, plan) { return false }
        return isStart && rule.leavesControllers || !state.contains(.controller) || !rule.ends(atController: vertex)
    }

    /// Whether the walk took a link at a vertex from which it went on, and whether it came to the other end.
    func cross(_ arc: Arc, at vertex: Int) -> (takes: Bool, reaches: Bool) {
        let (state, target) = (states.link[arc.link], states.vertex[Int(arc.target)])
        guard state.contains(.zone) else { return (false, false) }
        let (takes, reaches) = rule.crosses(arc, at: vertex, states, plan)
        let isOpen = state.isDisjoint(with: [.blocked, .filter])
        return (takes, takes && reaches && isOpen && target.contains(.zone))
    }
}
