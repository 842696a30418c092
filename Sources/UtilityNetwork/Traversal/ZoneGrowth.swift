/// Grows the zone of a start: both ways over open links, also against one-way ones, up to filter barriers.
struct ZoneGrowth {
    private struct Step {
        let vertex: Int
        /// The step that led here; nil at a start.
        let previous: Int?
        let link: Int?
    }

    private let plan: TracePlan
    private let marks: TraceMarks
    private var steps: [Step] = []
    private(set) var links: [Int] = []
    /// Filter barriers that were touched, in the order in which they were.
    private(set) var filters: [ZoneCandidate] = []
    /// Barriers that were touched.
    private(set) var barriers: [ZoneCandidate] = []
    private var seen: Set<ZoneCandidate> = []
    private var controllerSteps: [Int] = []
    /// Those at one vertex, kept to be used again.
    private var arcs: [Arc] = []

    init(_ plan: TracePlan, _ marks: TraceMarks) {
        self.plan = plan
        self.marks = marks
    }

    var vertices: [Int] { steps.map(\.vertex) }

    /// The vertices of controllers in the zone, the nearest to a start first.
    var controllers: [Int] { controllerSteps.map { steps[$0].vertex } }

    mutating func grow(from vertices: [Int], _ startLinks: [Int]) {
        var next = steps.count
        for vertex in vertices { reach(vertex, from: nil, by: nil) }
        for link in startLinks where take(link) {
            let ends = plan.ends(ofLink: link)
            reach(ends.tail, from: nil, by: link)
            reach(ends.head, from: nil, by: link)
        }
        while next < steps.count {
            expand(next)
            next += 1
        }
    }

    private mutating func take(_ link: Int) -> Bool {
        if marks.link[link].contains(.zone) { return false }
        marks.link[link].insert(.zone)
        links.append(link)
        return true
    }

    private mutating func touch(_ candidate: ZoneCandidate, isFilter: Bool) {
        guard seen.insert(candidate).inserted else { return }
        if isFilter { filters.append(candidate) } else { barriers.append(candidate) }
    }

    private mutating func reach(_ vertex: Int, from step: Int?, by link: Int?) {
        let state = marks.vertex[vertex]
        if state.contains(.blocked) { return touch(.vertex(vertex), isFilter: false) }
        if state.contains(.filter) {
            marks.vertex[vertex].insert(.zone)
            return touch(.vertex(vertex), isFilter: true)
        }
        if state.contains(.zone) { return }
        marks.vertex[vertex].insert(.zone)
        steps.append(Step(vertex: vertex, previous: step, link: link))
    }

    private mutating func expand(_ step: Int) {
        let vertex = steps[step].vertex
        let state = marks.vertex[vertex]
        if state.contains(.controller) {
            if state.contains(.filterTerminal) {
                // Closing the device takes away its own supply.
                touch(.device(Int(plan.network.sections.vertexFeature[vertex])), isFilter: true)
            } else {
                controllerSteps.append(step)
                return
            }
        }
        arcs.removeAll(keepingCapacity: true)
        plan.graph.forEachArc(vertex) { arcs.append($0) }
        for place in arcs.indices
        where !plan.isBehindController(arcs[place].link, state, marks.vertex[Int(arcs[place].target)]) {
            cross(arcs[place], from: step)
        }
    }

    private mutating func cross(_ arc: Arc, from step: Int) {
        let state = marks.link[arc.link]
        guard arc.isPassable, !state.contains(.replaced) else { return }
        if !state.isDisjoint(with: [.blocked, .filter]) {
            let candidate = plan.device(ofLink: arc.link).map(ZoneCandidate.device) ?? .link(arc.link)
            return touch(candidate, isFilter: !state.contains(.blocked))
        }
        if take(arc.link) { reach(Int(arc.target), from: step, by: arc.link) }
    }

    /// The elements of the way from the controller nearest to a start to that start.
    func path(toFirstController plan: TracePlan) -> [UtilityElement] {
        var path: [UtilityElement] = []
        var place = controllerSteps.first
        while let step = place.map({ steps[$0] }) {
            if let element = plan.element(ofVertex: step.vertex) { path.append(element) }
            if let element = step.link.flatMap(plan.element(ofLink:)) { path.append(element) }
            place = step.previous
        }
        return path
    }
}
