/// Which controllers supply comes from, for every vertex: along open links in the direction of flow, up to other controllers.
struct SubnetworkRegions: Sendable {
    /// Vertex to its region: what links join that are passed both ways. None for controllers and for what is blocked.
    private let regionOfVertex: [UInt32]
    /// Region to the controllers that feed it, as a number of `sets`.
    private let setOfRegion: [UInt32]
    /// Vertices of controllers, rising; the first has none.
    private let sets: [[Int]]
    /// The controllers that are no barriers.
    private let open: Set<Int>
    private let plan: TracePlan

    /// Complexity: O(vertices + links), and for one-way links between regions the number of times that what feeds them grows.
    init(_ plan: TracePlan, _ barriers: ElementStates) {
        self.plan = plan
        open = Set(plan.controllers.vertices.map(Int.init)).filter {
            barriers.vertex[$0].contains(.controller) && !barriers.vertex[$0].contains(.blocked)
        }
        var growth = RegionGrowth(plan, barriers)
        growth.grow()
        regionOfVertex = growth.region
        var feeding = FeedingControllers(growth, open, plan, barriers)
        feeding.spread()
        (setOfRegion, sets) = (feeding.setOfRegion, feeding.sets)
    }

    /// The vertices of the controllers that feed a vertex, rising; of a controller itself.
    func controllers(ofVertex vertex: Int) -> [Int] {
        if open.contains(vertex) { return [vertex] }
        let region = regionOfVertex[vertex]
        return region == RegionGrowth.none ? [] : sets[Int(setOfRegion[Int(region)])]
    }

    /// What some controllers feed.
    ///
    /// Complexity: O(regions).
    func fed(by controllers: Set<Int>) -> FedVertices {
        FedVertices(
            controllers: controllers, regionOfVertex: regionOfVertex,
            isFed: setOfRegion.map { sets[Int($0)].contains(where: controllers.contains) })
    }

    /// Those of a link, by the ends from which supply may enter it.
    func controllers(ofLink link: Int) -> [Int] {
        Set(plan.feedingEnds(ofLink: link).flatMap(controllers(ofVertex:))).sorted()
    }
}

/// The vertices that some controllers feed, and those of the controllers.
struct FedVertices: Sendable {
    let controllers: Set<Int>
    fileprivate let regionOfVertex: [UInt32]
    /// Of regions.
    fileprivate let isFed: [Bool]

    func contains(_ vertex: Int) -> Bool {
        let region = regionOfVertex[vertex]
        return region == RegionGrowth.none ? controllers.contains(vertex) : isFed[Int(region)]
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

/// Spreads controllers over regions.
private struct FeedingControllers {
    private(set) var setOfRegion: [UInt32]
    private(set) var sets: [[Int]] = [[]]
    private var numbers: [[Int]: UInt32] = [[]: 0]
    private var pending: [Int] = []
    private var leads: [Int: [Int]] = [:]

    init(_ regions: RegionGrowth, _ open: Set<Int>, _ plan: TracePlan, _ barriers: ElementStates) {
        setOfRegion = [UInt32](repeating: 0, count: regions.count)
        for lead in regions.leads {
            let target = regions.region[lead.to]
            if target != lead.from { leads[Int(lead.from), default: []].append(Int(target)) }
        }
        for controller in open.sorted() {
            plan.graph.forEachArc(controller) { arc in
                let region = regions.region[Int(arc.target)]
                guard region != RegionGrowth.none, plan.graph.leaves(arc),
                    barriers.link[arc.link].isDisjoint(with: [.blocked, .replaced]),
                    !plan.leadsBehindController(arc.link, from: barriers.vertex[controller])
                else { return }
                add([controller], to: Int(region))
            }
        }
    }

    private mutating func add(_ controllers: [Int], to region: Int) {
        let known = sets[Int(setOfRegion[region])]
        if controllers.allSatisfy(known.contains) { return }
        let both = Set(known).union(controllers).sorted()
        if numbers[both] == nil {
            numbers[both] = UInt32(sets.count)
            sets.append(both)
        }
        setOfRegion[region] = numbers[both] ?? 0
        pending.append(region)
    }

    mutating func spread() {
        while let region = pending.popLast() {
            let controllers = sets[Int(setOfRegion[region])]
            for target in leads[region] ?? [] { add(controllers, to: target) }
        }
    }
}
