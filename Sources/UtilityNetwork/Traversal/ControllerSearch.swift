/// Which controllers starts are connected with: walks both ways through filter barriers, which end at controllers.
struct ControllerSearch {
    private let plan: TracePlan
    private let marks: TraceMarks
    /// The vertices of the controllers that were met.
    private(set) var controllers: [Int] = []

    init(_ plan: TracePlan, _ marks: TraceMarks) {
        self.plan = plan
        self.marks = marks
    }

    /// Walks from vertices that belong together.
    ///
    /// Complexity: O(what is walked), and nothing where an earlier walk was.
    ///
    /// - Returns: whether there is a controller; nil where an earlier walk was.
    mutating func walk(from vertices: [Int]) -> Bool? {
        let open = vertices.filter { !marks.vertex[$0].contains(.blocked) }
        if open.contains(where: { marks.vertex[$0].contains(.walked) && !marks.vertex[$0].contains(.controller) }) {
            return nil
        }
        var found: [Int] = []
        var end = 0
        func reach(_ vertex: Int) {
            let state = marks.vertex[vertex]
            if state.contains(.blocked) { return }
            if state.contains(.controller) { return found.append(vertex) }
            if state.contains(.walked) { return }
            marks.vertex[vertex].insert(.walked)
            marks.queue[end] = UInt32(vertex)
            end += 1
        }
        for vertex in open { reach(vertex) }
        while end > 0 {
            end -= 1
            let own = marks.vertex[Int(marks.queue[end])]
            plan.graph.forEachArc(Int(marks.queue[end])) { arc in
                let target = Int(arc.target)
                guard arc.isPassable, marks.link[arc.link].isDisjoint(with: [.blocked, .replaced]),
                    !plan.isBehindController(arc.link, own, marks.vertex[target])
                else { return }
                reach(target)
            }
        }
        controllers = Set(controllers + found).sorted()
        return !found.isEmpty
    }
}
