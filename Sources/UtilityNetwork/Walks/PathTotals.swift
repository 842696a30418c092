/// What the cheapest ways from all vertices to one end come to, counted once down the tree that they make.
struct PathTotals {
    /// Where a vertex stands in the tree.
    private struct Place {
        var total = WalkTotal()
        /// Below it lie the vertices that are entered from here on, up to `exit`.
        var entry = 0
        var exit = 0
        var last: UtilityElement?
    }

    /// A vertex to be entered, or with all below it to be left.
    private struct Visit {
        let vertex: Int
        /// What its way takes of the line that the end lies on.
        let last: UtilityElement?
        var isLeft = false
    }

    private let plan: TracePlan
    private var places: [Int: Place] = [:]
    /// Lines to the vertices behind their pieces, as seen from the end.
    private var verticesOfLine: [Int: [Int]] = [:]

    /// - Parameters:
    ///   - search: all of it.
    ///   - entries: the vertices where ways end on a line, and what they take of it.
    /// - Complexity: O(n) for n vertices.
    init(_ search: CostSearch, _ entries: [Int: UtilityElement], _ plan: TracePlan) {
        self.plan = plan
        let tree = PathTree(search)
        var tally = Tally(plan.network)
        var waiting = tree.roots.map { Visit(vertex: $0, last: entries[$0]) }
        var clock = 0
        while let visit = waiting.popLast() {
            let own = elements(of: visit, tree)
            if visit.isLeft {
                tally.remove(own)
                places[visit.vertex]?.exit = clock
                continue
            }
            clock += 1
            tally.add(own)
            places[visit.vertex] = Place(total: tally.total, entry: clock, last: visit.last)
            if let line = line(of: visit, tree) { verticesOfLine[line.feature, default: []].append(visit.vertex) }
            waiting.append(Visit(vertex: visit.vertex, last: visit.last, isLeft: true))
            waiting += tree.branches(of: visit.vertex).map { Visit(vertex: $0, last: visit.last) }
        }
    }

    /// The vertex, and the line by which its way goes on or ends.
    private func elements(of visit: Visit, _ tree: PathTree) -> [UtilityElement] {
        let line = tree.isRoot(visit.vertex) ? visit.last : line(of: visit, tree)
        let junction = plan.element(ofVertex: visit.vertex).flatMap { $0.terminal == nil ? nil : $0 }
        return [line, junction].compactMap { $0 }.filter(\.isOfPath)
    }

    /// By which the way of a vertex goes on.
    private func line(of visit: Visit, _ tree: PathTree) -> UtilityElement? {
        let line = tree.link(of: visit.vertex).flatMap { plan.element(ofLink: $0) }
        return line?.isOfPath == true ? line : nil
    }

    /// What a way comes to.
    ///
    /// - Parameter stretch: what it takes of the line that it begins on, before it comes to the vertex.
    func total(to vertex: Int, by stretch: UtilityElement?) -> WalkTotal {
        guard let place = places[vertex] else { return WalkTotal() }
        var total = place.total
        guard let stretch, stretch.isOfPath else { return total }
        if !passes(stretch.feature, place) { total.add(feature: stretch.feature, plan.network) }
        total.length += plan.network.length(of: stretch)
        return total
    }

    /// Whether the way from a vertex takes a piece of a line.
    private func passes(_ line: Int, _ place: Place) -> Bool {
        if let last = place.last, last.isOfPath, last.feature == line { return true }
        return verticesOfLine[line]?.contains { vertex in
            places[vertex].map { $0.entry <= place.entry && place.entry <= $0.exit } ?? false
        } ?? false
    }
}

/// The cheapest ways to one end, as the branches that lead away from it.
private struct PathTree {
    /// Where ways end.
    let roots: [Int]
    private var branches: [Int: [Int]] = [:]
    private var links: [Int: Int] = [:]

    init(_ search: CostSearch) {
        for step in search.tree {
            branches[step.next, default: []].append(step.vertex)
            links[step.vertex] = step.link
        }
        roots = branches[-1] ?? []
    }

    func branches(of vertex: Int) -> [Int] { branches[vertex] ?? [] }

    func isRoot(_ vertex: Int) -> Bool { link(of: vertex) == nil }

    /// The link by which the way of a vertex goes on; nil where it ends.
    func link(of vertex: Int) -> Int? { links[vertex].flatMap { $0 < 0 ? nil : $0 } }
}

/// What lies on the way to a vertex, while the tree is gone through.
private struct Tally {
    private let network: UtilityNetwork
    private var elementsOfFeature: [Int: Int] = [:]
    private(set) var total = WalkTotal()

    init(_ network: UtilityNetwork) { self.network = network }

    mutating func add(_ elements: [UtilityElement]) {
        for element in elements {
            let count = elementsOfFeature[element.feature] ?? 0
            if count == 0 { total.add(feature: element.feature, network) }
            elementsOfFeature[element.feature] = count + 1
            total.length += network.length(of: element)
        }
    }

    mutating func remove(_ elements: [UtilityElement]) {
        for element in elements {
            let count = (elementsOfFeature[element.feature] ?? 1) - 1
            elementsOfFeature[element.feature] = count == 0 ? nil : count
            if count == 0 { total.remove(feature: element.feature, network) }
            total.length -= network.length(of: element)
        }
    }
}
