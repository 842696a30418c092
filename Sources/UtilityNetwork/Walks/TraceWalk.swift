/// One walk from its starts, breadth first, up to barriers, filter barriers and, by its rule, controllers.
struct TraceWalk {
    private let plan: TracePlan
    private let marks: TraceMarks
    private let rule: WalkRule
    private let bits: BitFilter?
    private let allowsIndeterminateFlow: Bool
    private(set) var vertices: [Int] = []
    private(set) var links: [Int] = []
    /// Barriers and filter barriers with one element that were met.
    private(set) var barriers: [UtilityElement] = []
    /// Vertices and links that are marked, for the marks to be taken away.
    private(set) var markedVertices: [Int] = []
    private(set) var markedLinks: [Int] = []
    private var limits: FunctionLimits
    private var startCount = 0
    /// Those at one vertex, kept to be used again.
    private var arcs: [Arc] = []

    init(_ plan: TracePlan, _ marks: TraceMarks, _ rule: WalkRule, _ bits: BitFilter? = nil) {
        self.plan = plan
        self.marks = marks
        self.rule = rule
        self.bits = bits
        allowsIndeterminateFlow = plan.configuration.allowIndeterminateFlow
        limits = FunctionLimits(plan.limits, plan.network)
    }

    mutating func walk(from startVertices: [Int], _ startLinks: [Int]) {
        for vertex in startVertices { reach(vertex, limits.start, isStart: true) }
        startCount = vertices.count
        for link in startLinks where !limits.isOver { start(link) }
        var next = 0
        while next < vertices.count, !limits.isOver {
            expand(next)
            next += 1
        }
    }

    private mutating func start(_ link: Int) {
        if let bits, let element = plan.element(ofLink: link), !bits.admits(element.feature, in: plan.network) {
            return
        }
        guard mark(link) else { return }
        links.append(link)
        guard let path = limits.path(limits.start, adding: plan.element(ofLink: link)) else { return }
        if !allowsIndeterminateFlow, rule.isIndeterminate(link: link, plan) { return }
        for end in rule.ends(ofStart: link, plan, { marks.vertex[$0].contains(.blocked) }) { reach(end, path) }
    }

    private mutating func mark(_ link: Int) -> Bool {
        if marks.link[link].contains(.zone) { return false }
        marks.link[link].insert(.zone)
        markedLinks.append(link)
        return true
    }

    /// - Parameter path: what function barriers made of the way to the vertex.
    private mutating func reach(_ vertex: Int, _ path: FunctionLimits.Path, isStart: Bool = false) {
        let state = marks.vertex[vertex]
        if state.contains(.zone) || limits.isOver { return }
        if !allowsIndeterminateFlow, !isStart, rule.isIndeterminate(vertex: vertex, plan) { return }
        if let bits, let element = plan.element(ofVertex: vertex), !bits.admits(element.feature, in: plan.network) {
            return
        }
        marks.vertex[vertex].insert(.zone)
        markedVertices.append(vertex)
        if state.isDisjoint(with: [.blocked, .filter]) {
            vertices.append(vertex)
            limits.reached(vertex, path, plan, isFeatureNew: isFeatureNew(vertex))
        } else if let element = plan.element(ofVertex: vertex), element.terminal != nil,
            plan.network.terminals(of: element.feature) == nil
        {
            barriers.append(element)
        }
    }

    /// Whether a vertex is the first terminal of its device that is walked.
    private func isFeatureNew(_ vertex: Int) -> Bool {
        guard !plan.limits.isEmpty, let element = plan.element(ofVertex: vertex) else { return true }
        return plan.network.elements(of: element.feature).allSatisfy {
            Int($0) == vertex || !marks.vertex[Int($0)].contains(.zone)
        }
    }

    private mutating func expand(_ step: Int) {
        let vertex = vertices[step]
        if step >= startCount, marks.vertex[vertex].contains(.controller), rule.ends(atController: vertex) { return }
        guard let path = limits.path(ofStep: step) else { return }
        if !allowsIndeterminateFlow, step < startCount, rule.isIndeterminate(vertex: vertex, plan) { return }
        arcs.removeAll(keepingCapacity: true)
        plan.forEachArc(vertex) { arcs.append($0) }
        for place in arcs.indices where !limits.isOver {
            cross(arcs[place], at: vertex, path)
        }
    }

    private mutating func cross(_ arc: Arc, at vertex: Int, _ path: FunctionLimits.Path) {
        let state = marks.link[arc.link]
        if state.contains(.replaced) { return }
        if rule.asksControllers, plan.leadsBehindController(arc.link, from: marks.vertex[vertex]) { return }
        let (takes, reaches) = rule.crosses(
            arc, at: vertex, isOpen: !state.contains(.blocked),
            leadsToBarrier: marks.vertex[Int(arc.target)].contains(.blocked), plan)
        guard takes else { return }
        if let bits, let element = plan.element(ofLink: arc.link), !bits.admits(element.feature, in: plan.network) {
            return
        }
        if !state.isDisjoint(with: [.blocked, .filter]) {
            if mark(arc.link), let element = plan.element(ofLink: arc.link) { barriers.append(element) }
            return
        }
        if !allowsIndeterminateFlow, rule.isIndeterminate(link: arc.link, plan) { return }
        let isNew = mark(arc.link)
        if isNew { links.append(arc.link) }
        let element = plan.element(ofLink: arc.link)
        guard let path = isNew ? limits.path(path, adding: element) : limits.path(path, again: element) else { return }
        if reaches { reach(Int(arc.target), path) }
    }
}
