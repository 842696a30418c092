/// One walk from its starts, breadth first, up to barriers, filter barriers and, by its rule, controllers.
struct TraceWalk {
    let plan: TracePlan
    let marks: TraceMarks
    let rule: WalkRule
    private let bits: BitFilter?
    private let allowsIndeterminateFlow: Bool
    /// Those that are starts first.
    var vertices: [Int] = []
    var links: [Int] = []
    private(set) var startVertexCount = 0
    private(set) var startLinkCount = 0
    /// Barriers and filter barriers that were met: marked, and not walked.
    var metVertices: [Int] = []
    var metLinks: [Int] = []
    private var limits: FunctionLimits
    /// What the walk has come to and not gone on from, in its order: the starts, then what is one element away, then two.
    private var pending: [Pending] = []

    private enum Pending {
        /// A step of the walk, from which links are taken.
        case expand(Int)
        /// The end of a link that was taken, and what function barriers made of the way there.
        case arrive(vertex: Int, FunctionLimits.Path)
    }

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
        startVertexCount = vertices.count
        for link in startLinks where !limits.isOver { start(link) }
        startLinkCount = links.count
        if bits == nil, allowsIndeterminateFlow, plan.limits.isEmpty { return spreadFromStarts() }
        var next = 0
        while next < pending.count, !limits.isOver {
            switch pending[next] {
            case .expand(let step): expand(step)
            case .arrive(let vertex, let path): reach(vertex, path)
            }
            next += 1
        }
    }

    /// Without anything that depends on the order.
    private mutating func spreadFromStarts() {
        for case .arrive(let vertex, let path) in pending { reach(vertex, path) }
        spread()
    }

    /// Barriers of one element that were met; a device with several terminals is none.
    var barriers: [UtilityElement] {
        let plan = plan
        return metVertices.compactMap(plan.element(ofVertex:)).filter {
            $0.terminal != nil && plan.network.terminals(of: $0.feature) == nil
        } + metLinks.compactMap(plan.element(ofLink:))
    }

    private mutating func start(_ link: Int) {
        if let bits, let element = plan.element(ofLink: link), !bits.admits(element.feature, in: plan.network) {
            return
        }
        guard mark(link) else { return }
        links.append(link)
        let element = plan.element(ofLink: link)
        limits.count(element)
        guard let path = limits.path(limits.start, over: element) else { return }
        if !allowsIndeterminateFlow, rule.isIndeterminate(link: link, plan) { return }
        for end in rule.ends(ofStart: link, plan, { marks.vertex[$0].contains(.blocked) }) {
            pending.append(.arrive(vertex: end, path))
        }
    }

    /// - Returns: whether it was not marked before.
    private func mark(_ link: Int) -> Bool {
        if marks.link[link].contains(.zone) { return false }
        marks.link[link].insert(.zone)
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
        if state.isDisjoint(with: [.blocked, .filter]) {
            pending.append(.expand(vertices.count))
            vertices.append(vertex)
            limits.reached(vertex, path, plan, isFeatureNew: isFeatureNew(vertex))
        } else {
            metVertices.append(vertex)
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
        let isLeft = step < startVertexCount && rule.leavesControllers
        if !isLeft, marks.vertex[vertex].contains(.controller), rule.ends(atController: vertex) { return }
        guard let path = limits.path(ofStep: step) else { return }
        if !allowsIndeterminateFlow, step < startVertexCount, rule.isIndeterminate(vertex: vertex, plan) { return }
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
            if mark(arc.link) { metLinks.append(arc.link) }
            return
        }
        if !allowsIndeterminateFlow, rule.isIndeterminate(link: arc.link, plan) { return }
        let element = plan.element(ofLink: arc.link)
        if mark(arc.link) {
            links.append(arc.link)
            limits.count(element)
        }
        guard let path = limits.path(path, over: element) else { return }
        if reaches { pending.append(.arrive(vertex: Int(arc.target), path)) }
    }
}
