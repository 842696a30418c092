import Geometry

/// Which controllers supply comes from, for every vertex: along open links in the direction of flow, up to other controllers.
struct SubnetworkRegions: Sendable {
    /// Vertex to its region: what links join that are passed both ways. None for controllers and for what is blocked.
    private let regionOfVertex: [UInt32]
    /// Region to the controllers that feed it, as a number of `sets`.
    private let setOfRegion: [UInt32]
    /// Vertices of controllers, rising; the first has none.
    private let sets: [[Int]]
    /// Controller to the numbers of the sets that it is in.
    private let setsOfController: [Int: [UInt32]]
    /// The controllers that are no barriers.
    private let open: Set<Int>
    private let plan: TracePlan

    /// Complexity: O(vertices + links), and for one-way links between regions the number of controllers that feed them.
    init(_ plan: TracePlan, _ barriers: ElementStates) {
        self.plan = plan
        open = Set(plan.controllers.vertices.map(Int.init)).filter {
            barriers.vertex[$0].contains(.controller) && !barriers.vertex[$0].contains(.blocked)
        }
        var growth = RegionGrowth(plan, barriers)
        growth.grow()
        regionOfVertex = growth.region
        let feeding = FeedingControllers(growth, open, plan, barriers)
        (setOfRegion, sets) = (feeding.setOfRegion, feeding.sets)
        setsOfController = Self.numbers(of: sets)
    }

    private static func numbers(of sets: [[Int]]) -> [Int: [UInt32]] {
        var numbers: [Int: [UInt32]] = [:]
        for (number, set) in sets.enumerated() {
            for controller in set { numbers[controller, default: []].append(UInt32(number)) }
        }
        return numbers
    }

    /// The vertices of the controllers that feed a vertex, rising; of a controller itself.
    func controllers(ofVertex vertex: Int) -> [Int] {
        if open.contains(vertex) { return [vertex] }
        let region = regionOfVertex[vertex]
        return region == RegionGrowth.none ? [] : sets[Int(setOfRegion[Int(region)])]
    }

    /// What some controllers feed.
    ///
    /// Complexity: O(sets that they are in).
    func fed(by controllers: Set<Int>) -> FedVertices {
        FedVertices(
            controllers: controllers, regionOfVertex: regionOfVertex, setOfRegion: setOfRegion,
            sets: Set(controllers.flatMap { setsOfController[$0] ?? [] }))
    }

    /// Those of a link, by the ends from which supply may enter it.
    func controllers(ofLink link: Int) -> [Int] {
        Set(plan.feedingEnds(ofLink: link).flatMap(controllers(ofVertex:))).sorted()
    }
}

/// The vertices that some controllers feed, and those of the controllers.
struct FedVertices: Sendable {
    let controllers: Set<Int>
    private let regionOfVertex: [UInt32]
    private let setOfRegion: [UInt32]
    /// Those that some of the controllers are in: one, unless one-way links mix what they feed.
    private let sets: Set<UInt32>
    private let onlySet: UInt32?

    fileprivate init(
        controllers: Set<Int>, regionOfVertex: [UInt32], setOfRegion: [UInt32], sets: Set<UInt32>
    ) {
        (self.controllers, self.regionOfVertex, self.setOfRegion) = (controllers, regionOfVertex, setOfRegion)
        (self.sets, onlySet) = (sets, sets.count == 1 ? sets.first : nil)
    }

    func contains(_ vertex: Int) -> Bool {
        let region = regionOfVertex[vertex]
        if region == RegionGrowth.none { return controllers.contains(vertex) }
        let set = setOfRegion[Int(region)]
        return onlySet.map { $0 == set } ?? sets.contains(set)
    }
}

/// Grows regions of vertices that links join which are passed both ways, up to controllers.
private struct RegionGrowth {
    static let none = UInt32.max

    private let plan: TracePlan
    private let barriers: ElementStates
    private(set) var region: [UInt32]
    private(set) var count = 0
    /// Regions, and those into which one-way links lead from them.
    private(set) var leads: [(from: UInt32, to: Int)] = []

    init(_ plan: TracePlan, _ barriers: ElementStates) {
        self.plan = plan
        self.barriers = barriers
        region = [UInt32](repeating: Self.none, count: plan.vertexCount)
    }

    mutating func grow() {
        let (states, links, graph, plan) = (barriers.vertex, barriers.link, plan.graph, plan)
        var pending: [Int] = []
        for first in 0..<plan.vertexCount
        where region[first] == Self.none && states[first].isDisjoint(with: [.blocked, .controller]) {
            let number = UInt32(count)
            count += 1
            region[first] = number
            pending.append(first)
            while let vertex = pending.popLast() {
                graph.forEachArc(vertex) { arc in
                    let target = Int(arc.target)
                    guard region[target] == Self.none || !arc.enters || !arc.leaves, graph.leaves(arc),
                        states[target].isDisjoint(with: [.blocked, .controller]),
                        links[arc.link].isDisjoint(with: [.blocked, .replaced])
                    else { return }
                    if !graph.enters(arc) { return leads.append((number, target)) }
                    region[target] = number
                    pending.append(target)
                }
            }
        }
    }
}

/// Which controllers feed regions: from those that lie behind controllers on to those that one-way links lead to. Regions that lead to each
/// other are fed alike.
private struct FeedingControllers {
    private(set) var setOfRegion: [UInt32] = []
    private(set) var sets: [[Int]] = [[]]
    private var numbers: [[Int]: UInt32] = [[]: 0]

    init(_ regions: RegionGrowth, _ open: Set<Int>, _ plan: TracePlan, _ barriers: ElementStates) {
        let (tails, heads) = (regions.leads.map(\.from), regions.leads.map { regions.region[$0.to] })
        var knots = KnotSearch(NodeArcs(nodeCount: regions.count, from: tails, to: heads))
        for region in 0..<regions.count { knots.search(from: region) }
        let beginnings = Self.beginnings(regions, open, plan, barriers, knots.knot)
        let before = NodeArcs(
            nodeCount: knots.count, from: heads.map { UInt32(knots.knot[Int($0)]) },
            to: tails.map { UInt32(knots.knot[Int($0)]) })
        var setOfKnot = [UInt32](repeating: 0, count: knots.count)
        // What leads to a knot has a higher number.
        for knot in (0..<knots.count).reversed() {
            let others = before.range(knot).map { before.node[$0] }.filter { $0 != UInt32(knot) }
            setOfKnot[knot] = number(of: beginnings[knot] ?? [], Set(others.map { setOfKnot[Int($0)] }))
        }
        setOfRegion = knots.knot.map { setOfKnot[Int($0)] }
    }

    /// Knot to the controllers whose links lead into it.
    private static func beginnings(
        _ regions: RegionGrowth, _ open: Set<Int>, _ plan: TracePlan, _ barriers: ElementStates, _ knot: [Int32]
    ) -> [Int: [Int]] {
        var beginnings: [Int: [Int]] = [:]
        for controller in open {
            plan.graph.forEachArc(controller) { arc in
                let region = regions.region[Int(arc.target)]
                guard region != RegionGrowth.none, plan.graph.leaves(arc),
                    barriers.link[arc.link].isDisjoint(with: [.blocked, .replaced]),
                    !plan.leadsBehindController(arc.link, from: barriers.vertex[controller])
                else { return }
                beginnings[Int(knot[Int(region)]), default: []].append(controller)
            }
        }
        return beginnings
    }

    /// The number of the set of some controllers and of those of other sets.
    private mutating func number(of controllers: [Int], _ others: Set<UInt32>) -> UInt32 {
        let others = others.subtracting([0])
        if controllers.isEmpty, others.count < 2 { return others.first ?? 0 }
        let all = Set(controllers + others.flatMap { sets[Int($0)] }).sorted()
        if let known = numbers[all] { return known }
        let number = UInt32(sets.count)
        numbers[all] = number
        sets.append(all)
        return number
    }
}
