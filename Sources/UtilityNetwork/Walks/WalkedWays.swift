/// The steps from element to element that a walk may have taken, as long as its marks are there.
struct WalkedWays {
    let plan: TracePlan
    let marks: TraceMarks
    private let rule: WalkRule
    let startVertices: [Int]
    let startLinks: [Int]
    private let starts: Set<Int>
    private let allowsIndeterminateFlow: Bool

    init(_ plan: TracePlan, _ marks: TraceMarks, _ rule: WalkRule, from vertices: [Int], _ links: [Int]) {
        (self.plan, self.marks, self.rule) = (plan, marks, rule)
        (startVertices, startLinks) = (vertices, links)
        starts = Set(vertices)
        allowsIndeterminateFlow = plan.configuration.allowIndeterminateFlow
    }

    /// The ends of a link that the walk starts on to which it came.
    func ends(ofStart link: Int) -> [Int] {
        if !allowsIndeterminateFlow, rule.isIndeterminate(link: link, plan) { return [] }
        return rule.ends(ofStart: link, plan) { marks.vertex[$0].contains(.blocked) }
    }

    /// Whether the walk did not end at a vertex that it came to.
    func goOn(from vertex: Int) -> Bool {
        let state = marks.vertex[vertex]
        guard state.isDisjoint(with: [.blocked, .filter]) else { return false }
        let isStart = starts.contains(vertex)
        if !allowsIndeterminateFlow, isStart, rule.isIndeterminate(vertex: vertex, plan) { return false }
        return isStart && rule.leavesControllers || !state.contains(.controller) || !rule.ends(atController: vertex)
    }

    /// Whether the walk took a link at a vertex from which it went on, and whether it came to the other end.
    func cross(_ arc: Arc, at vertex: Int) -> (takes: Bool, reaches: Bool) {
        let (state, target) = (marks.link[arc.link], marks.vertex[Int(arc.target)])
        guard state.contains(.zone), !state.contains(.replaced) else { return (false, false) }
        if rule.asksControllers, plan.leadsBehindController(arc.link, from: marks.vertex[vertex]) {
            return (false, false)
        }
        let crossing = rule.crosses(
            arc, at: vertex, isOpen: !state.contains(.blocked), leadsToBarrier: target.contains(.blocked), plan)
        let isOpen = state.isDisjoint(with: [.blocked, .filter])
        return (crossing.takes, crossing.takes && crossing.reaches && isOpen && target.contains(.zone))
    }
}
