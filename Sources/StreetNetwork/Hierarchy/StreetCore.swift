import Geometry

/// What is left of a mode's streets to be cut up: junctions where three or more streets meet, and the *links* between them,
/// each a chain of edges. Dead ends and the edges of chains belong to the junction that they hang on, but for the one in the
/// middle of each chain, where it may be cut.
struct StreetCore {
    /// Dead ends are taken off as long as no more than so many edges lie behind one another: each comes above those behind it, and a
    /// search would climb all of a long road with side roads. What is deeper is cut up as all else.
    private static let deepestDeadEnd = 16

    /// Junctions of the network, ascending.
    private(set) var junctions: [UInt32] = []
    /// Link to the core junctions at its ends, as places in `junctions`.
    private(set) var linkEnds: [(UInt32, UInt32)] = []
    /// Link to the edge that stands for it.
    private(set) var linkEdge: [UInt32] = []

    private let network: StreetNetwork
    private let isUsed: (Int) -> Bool
    private var degree: [UInt32]
    private var isGone: [Bool]
    /// By junction of the network: edges that come before those of its links, those farthest away first.
    private var belongings: EdgeLists

    /// Complexity: O(n) for n edges.
    init(_ network: StreetNetwork, isUsed: @escaping (Int) -> Bool) {
        self.network = network
        self.isUsed = isUsed
        degree = Array(repeating: 0, count: network.junctionCount)
        isGone = (0..<network.edgeCount).map { !isUsed($0) }
        belongings = EdgeLists(lists: network.junctionCount, edges: network.edgeCount)
        for edge in 0..<network.edgeCount where !isGone[edge] {
            degree[Int(network.parts.edgeTail[edge])] += 1
            degree[Int(network.parts.edgeHead[edge])] += 1
        }
        let isInUse = degree.map { $0 > 0 }
        takeOffDeadEnds()
        let isCore = degree.indices.map { junction in
            switch degree[junction] {
            case 0: isInUse[junction] && holds(junction)
            case 2: false
            default: true
            }
        }
        link(isCore)
    }

    /// Calls `body` with the edges that come before all links of a core junction, in their order.
    func forEachBelonging(of vertex: Int, _ body: (Int) -> Void) {
        belongings.forEach(in: Int(junctions[vertex]), body)
    }

    private func holds(_ junction: Int) -> Bool {
        var found = false
        belongings.forEach(in: junction) { _ in found = true }
        return found
    }

    private func otherEnd(of edge: Int, from junction: Int) -> Int {
        let tail = Int(network.parts.edgeTail[edge])
        return tail == junction ? Int(network.parts.edgeHead[edge]) : tail
    }

    /// An edge that is left at a junction.
    private func edgeLeft(at junction: Int) -> Int? {
        network.departures(of: junction).lazy.map(\.edge).first { !isGone[$0] }
    }
}

extension StreetCore {
    private mutating func takeOffDeadEnds() {
        var ends = degree.indices.filter { degree[$0] == 1 }
        // Junction to how many edges lie behind one another there.
        var depth = [Int](repeating: 0, count: degree.count)
        var next = 0
        while next < ends.count {
            let junction = ends[next]
            next += 1
            guard degree[junction] == 1, depth[junction] < Self.deepestDeadEnd, let edge = edgeLeft(at: junction) else {
                continue
            }
            let other = otherEnd(of: edge, from: junction)
            depth[other] = max(depth[other], depth[junction] + 1)
            isGone[edge] = true
            degree[junction] = 0
            degree[other] -= 1
            belongings.move(junction, behind: other)
            belongings.append(edge, to: other)
            if degree[other] == 1 { ends.append(other) }
        }
    }

    private mutating func link(_ isCore: [Bool]) {
        var isCore = isCore
        var vertex = [UInt32](repeating: closed, count: isCore.count)
        func add(_ junction: Int) {
            vertex[junction] = UInt32(junctions.count)
            junctions.append(UInt32(junction))
        }
        for junction in isCore.indices where isCore[junction] { add(junction) }
        for junction in isCore.indices where isCore[junction] { followChains(from: junction, isCore, vertex) }
        // Rings that hang on nothing: one of their junctions stands for each.
        for junction in isCore.indices where degree[junction] == 2 && edgeLeft(at: junction) != nil {
            isCore[junction] = true
            add(junction)
            followChains(from: junction, isCore, vertex)
        }
    }

    private mutating func followChains(from junction: Int, _ isCore: [Bool], _ vertex: [UInt32]) {
        for departure in network.departures(of: junction) where !isGone[departure.edge] {
            var edges = [departure.edge]
            isGone[departure.edge] = true
            var passed: [Int] = []
            var end = otherEnd(of: departure.edge, from: junction)
            while !isCore[end], let next = edgeLeft(at: end) {
                passed.append(end)
                edges.append(next)
                isGone[next] = true
                end = otherEnd(of: next, from: end)
            }
            share(edges, passed, from: junction, to: end, vertex)
        }
    }

    /// Makes a link of a chain, and gives its edges to its ends.
    private mutating func share(_ edges: [Int], _ passed: [Int], from: Int, to: Int, _ vertex: [UInt32]) {
        if from == to {
            for junction in passed { belongings.move(junction, behind: from) }
            append(edges[...], to: from)
            return
        }
        let middle = edges.count / 2
        linkEnds.append((vertex[from], vertex[to]))
        linkEdge.append(UInt32(edges[middle]))
        for junction in passed[..<middle] { belongings.move(junction, behind: from) }
        append(edges[..<middle], to: from)
        for junction in passed[middle...] { belongings.move(junction, behind: to) }
        append(edges[(middle + 1)...], to: to)
    }

    /// Appends a chain such that its halves come before its middle, and so on.
    private mutating func append(_ edges: ArraySlice<Int>, to junction: Int) {
        guard !edges.isEmpty else { return }
        let middle = edges.startIndex + edges.count / 2
        append(edges[..<middle], to: junction)
        append(edges[(middle + 1)...], to: junction)
        belongings.append(edges[middle], to: junction)
    }
}
