/// The zone of a start, of all elements of its feature, of a place on it or of one terminal: segments, and filter barriers that
/// it passes because it starts on them.
struct SweepZone {
    private(set) var segments: Set<Int> = []
    /// The nodes of filter barriers that are passed.
    private(set) var filters: [Int] = []
    /// The devices that are passed.
    private(set) var opened: Set<UInt32> = []
    /// Whether an element is a barrier.
    private(set) var isBlocked = false
    /// Whether an element is a filter barrier that is not passed.
    private var isStopped = false

    /// Whether nothing is left to begin with, since all of it are barriers.
    var isIgnored: Bool { (isBlocked || isStopped) && segments.isEmpty && filters.isEmpty && opened.isEmpty }

    /// The segment that it all is; nil where there are several, or a filter barrier is passed.
    var onlySegment: Int? {
        filters.isEmpty && opened.isEmpty && segments.count == 1 ? segments.first : nil
    }

    init(of start: LocatedElement, _ all: Segments) {
        let (plan, feature) = (all.plan, start.feature)
        let passesFilters = plan.configuration.ignoreBarriersAtStartingPoints ?? true
        if plan.network.usage(of: feature).isEdge {
            add(line: start, all, passesFilters)
        } else if plan.network.usage(of: feature).isJunction {
            add(junction: start, all, passesFilters)
        }
    }

    private mutating func add(line: LocatedElement, _ all: Segments, _ passesFilters: Bool) {
        guard let fraction = line.fraction else {
            for link in all.plan.startingLinks(of: line.feature) { add(link: link, all, passesFilters) }
            return
        }
        switch all.plan.place(on: line.feature, at: fraction) {
        case .piece(let link): add(link: link, all, passesFilters)
        case .cut(let vertex): add(vertex: vertex, all, passesFilters)
        }
    }

    private mutating func add(link: Int, _ all: Segments, _ passesFilters: Bool) {
        let state = all.plan.linkStates.values[link]
        if state.contains(.blocked) {
            isBlocked = true
        } else if state.contains(.filter) {
            guard passesFilters else {
                isStopped = true
                return
            }
            guard let node = all.node(ofFilterLink: link) else { return }
            filters.append(node)
            let ends = all.plan.ends(ofLink: link)
            segments.formUnion([ends.tail, ends.head].compactMap(all.segment(ofVertex:)))
        } else if let segment = all.segment(ofLink: link) {
            segments.insert(segment)
        }
    }

    private mutating func add(junction: LocatedElement, _ all: Segments, _ passesFilters: Bool) {
        let plan = all.plan
        let vertices = plan.network.elements(of: junction.feature).map { Int($0) }
        let ways = vertices.flatMap(plan.network.terminalLinks)
        let states = ways.map { plan.linkStates.values[$0] }
        if states.contains(where: { $0.contains(.blocked) }) { isBlocked = true }
        let isFilter = states.contains { $0.contains(.filter) }
        if isFilter, !passesFilters { isStopped = true }
        if isBlocked || isStopped { return }
        if isFilter { opened.insert(UInt32(junction.feature)) }
        for (terminal, vertex) in vertices.enumerated() where junction.terminal ?? terminal == terminal {
            add(vertex: vertex, all, passesFilters)
        }
    }

    private mutating func add(vertex: Int, _ all: Segments, _ passesFilters: Bool) {
        let state = all.plan.vertexStates.values[vertex]
        if state.contains(.blocked) {
            isBlocked = true
        } else if state.contains(.filter) {
            if passesFilters { addFilter(vertex, all) } else { isStopped = true }
        } else if let segment = all.segment(ofVertex: vertex) {
            segments.insert(segment)
        }
    }

    /// A filter barrier with the segments of the links at it.
    private mutating func addFilter(_ vertex: Int, _ all: Segments) {
        filters.append(all.node(ofFilterVertex: vertex))
        var (links, targets): ([Int], [Int]) = ([], [])
        all.plan.forEachArc(vertex) { arc in
            let plan = all.plan
            let states = (plan.vertexStates.values[vertex], plan.vertexStates.values[Int(arc.target)])
            guard arc.isPassable, plan.linkStates.values[arc.link].isDisjoint(with: [.blocked, .replaced, .filter]),
                !plan.isBehindController(arc.link, states.0, states.1)
            else { return }
            links.append(arc.link)
            targets.append(Int(arc.target))
        }
        segments.formUnion(links.compactMap(all.segment(ofLink:)))
        segments.formUnion(targets.compactMap(all.segment(ofVertex:)))
    }
}
