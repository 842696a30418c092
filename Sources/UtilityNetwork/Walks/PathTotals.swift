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

    private let plan: TracePlan
    private var places: [Int: Place] = [:]
    /// Lines to the vertices behind their pieces, as seen from the end.
    private var verticesOfLine: [Int: [Int]] = [:]

    /// - Parameters:
    ///   - search: all of it.
    ///   - entries: the vertices where ways end on a line, and what they take of it.
    /// - Complexity: O(n log n) for n vertices.
    init(_ search: CostSearch, _ entries: [Int: UtilityElement], _ plan: TracePlan) {
        self.plan = plan
        let tree = search.tree.sorted { $0.vertex < $1.vertex }
        var branches: [Int: [Int]] = [:]
        var links: [Int: Int] = [:]
        for step in tree {
            branches[step.next, default: []].append(step.vertex)
            links[step.vertex] = step.link
        }
        var tally = Tally(plan.network)
        // A vertex to be entered, or with all below it to be left.
        var waiting = (branches[-1] ?? []).reversed().map { (vertex: $0, last: entries[$0], isLeft: false) }
        var clock = 0
        while let next = waiting.popLast() {
            let own = elements(of: next.vertex, behind: links[next.vertex] ?? -1)
            if next.isLeft {
                places[next.vertex]?.exit = clock
                tally.remove(own)
                if links[next.vertex] ?? -1 < 0, let last = next.last { tally.remove([last]) }
                continue
            }
            clock += 1
            if links[next.vertex] ?? -1 < 0, let last = next.last { tally.add([last].filter(\.isOfPath)) }
            tally.add(own)
            places[next.vertex] = Place(total: tally.total, entry: clock, last: next.last)
            if let link = links[next.vertex], link >= 0, let line = plan.element(ofLink: link), line.isOfPath {
                verticesOfLine[line.feature, default: []].append(next.vertex)
            }
            waiting.append((next.vertex, next.last, true))
            waiting += (branches[next.vertex] ?? []).reversed().map { ($0, next.last, false) }
        }
    }

    /// The vertex, and the link by which its way goes on.
    private func elements(of vertex: Int, behind link: Int) -> [UtilityElement] {
        let line = link < 0 ? nil : plan.element(ofLink: link)
        let junction = plan.element(ofVertex: vertex).flatMap { $0.terminal == nil ? nil : $0 }
        return [line, junction].compactMap { $0 }.filter(\.isOfPath)
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
