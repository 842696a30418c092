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
    /// Links at which the walk starts, and at which a local function barrier ends it: no longer way passes them either.
    private var endedStarts: Set<Int> = []
    /// The starts, then what is one element away, then two. Places and ways that are no elements, such as associations, make
    /// nothing farther.
    private var pending = LevelQueue<Pending>()

    private enum Pending {
        /// A step of the walk, from which links are taken.
        case expand(Int)
        /// A link at a vertex, and what function barriers made of the way there.
        case cross(Arc, at: Int, FunctionLimits.Path)
        /// The end of a link that was taken.
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
        while !limits.isOver, let item = pending.take() {
            switch item {
            case .expand(let step): expand(step)
            case .cross(let arc, let vertex, let path): cross(arc, at: vertex, path)
            case .arrive(let vertex, let path): reach(vertex, path)
            }
        }
    }

    /// Without anything that depends on the order.
    private mutating func spreadFromStarts() {
        while let item = pending.take() {
            if case .arrive(let vertex, let path) = item { reach(vertex, path) }
        }
        spread()
    }

    /// Barriers that were met and are in the result.
    var barriers: [UtilityElement] {
        metVertices.compactMap(plan.shownBarrier)
            + (plan.configuration.includeBarriers ? metLinks.compactMap(plan.element(ofLink:)) : [])
    }

    private mutating func start(_ link: Int) {
        if let bits, let element = plan.element(ofLink: link), !bits.admits(element.feature, in: plan.network) {
            return
        }
        guard mark(link) else { return }
        links.append(link)
        let element = plan.element(ofLink: link)
        limits.count(element)
        guard let path = limits.path(limits.start, over: element) else {
            endedStarts.insert(link)
            return
        }
        if !allowsIndeterminateFlow, rule.isIndeterminate(link: link, plan) { return }
        for end in rule.ends(ofStart: link, plan, { marks.vertex[$0].contains(.blocked) }) {
            arrive(at: end, path)
        }
    }

    private mutating func arrive(at vertex: Int, _ path: FunctionLimits.Path) {
        pending.add(.arrive(vertex: vertex, path), isFarther: plan.element(ofVertex: vertex)?.terminal != nil)
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
            pending.add(.expand(vertices.count), isFarther: false)
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
        for arc in arcs {
            pending.add(.cross(arc, at: vertex, path), isFarther: plan.element(ofLink: arc.link) != nil)
        }
    }

    private mutating func cross(_ arc: Arc, at vertex: Int, _ path: FunctionLimits.Path) {
        let state = marks.link[arc.link]
        let (takes, reaches) = rule.crosses(arc, at: vertex, ElementStates(marks, of: plan), plan)
        guard takes else { return }
        if let bits, let element = plan.element(ofLink: arc.link), !bits.admits(element.feature, in: plan.network) {
            return
        }
        if !allowsIndeterminateFlow, !state.contains(.blocked), rule.isIndeterminate(link: arc.link, plan) { return }
        if !state.isDisjoint(with: [.blocked, .filter]) {
            if mark(arc.link) { metLinks.append(arc.link) }
            return
        }
        let element = plan.element(ofLink: arc.link)
        if mark(arc.link) {
            links.append(arc.link)
            limits.count(element)
        }
        guard !endedStarts.contains(arc.link), let path = limits.path(path, over: element) else { return }
        if reaches { arrive(at: Int(arc.target), path) }
    }
}

extension TracePlan {
    /// The element of a barrier at which a walk ends; nil where it is not in the result.
    ///
    /// A terminal of a device that has several is there whatever the configuration says of barriers, as it is where the
    /// barrier lies between them.
    func shownBarrier(_ vertex: Int) -> UtilityElement? {
        guard let element = element(ofVertex: vertex), element.terminal != nil else { return nil }
        return configuration.includeBarriers || network.terminals(of: element.feature) != nil ? element : nil
    }
}
