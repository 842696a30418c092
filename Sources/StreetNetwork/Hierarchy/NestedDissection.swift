import Geometry
import Vocabulary

/// The order in which the edges of a network are taken into a hierarchy: the network is cut in two where few streets lead
/// from one half to the other; these come last; and so on within the halves.
///
/// Each cut is the best of some: of the shortest cuts between the quarters of junctions that lie farthest apart in a
/// direction. Source: A. Schild, C. Sommer, "On balanced separators in road networks", doi:10.1007/978-3-319-20086-6_22;
/// for streets as nodes: V. Buchhold et al., doi:10.4230/LIPIcs.ATMOS.2020.11.
struct NestedDissection: ~Copyable {
    private let core: StreetCore
    /// Core junction to its place on a plane that has the right angles round the middle of the network.
    private let x: [Int64]
    private let y: [Int64]
    /// Core junction to its links, ascending.
    private let firstLink: [UInt32]
    private let links: [UInt32]
    private var isCut: [Bool]
    private var order: [UInt32] = []
    private var flow = UnitFlow()
    /// Core junction to its place within the region at hand.
    private var place: [UInt32]

    /// - Parameter isUsed: whether an edge is to be in the order.
    init(_ network: StreetNetwork, isUsed: @escaping (Int) -> Bool) {
        core = StreetCore(network, isUsed: isUsed)
        let places = core.junctions.map { network.parts.junctionCoordinate[Int($0)] }
        let latitudes = places.map { Double($0.latitude) }
        let middle = ((latitudes.min() ?? 0) + (latitudes.max() ?? 0)) / 2 * 1e-7
        let scale = Trigonometry.cosine(middle * .pi / 180)
        x = places.map { Int64((Double($0.longitude) * scale).rounded()) }
        y = places.map { Int64($0.latitude) }
        var first = [UInt32](repeating: 0, count: core.junctions.count + 1)
        for (a, b) in core.linkEnds {
            first[Int(a) + 1] += 1
            first[Int(b) + 1] += 1
        }
        for vertex in core.junctions.indices { first[vertex + 1] += first[vertex] }
        var next = first
        var links = [UInt32](repeating: 0, count: core.linkEnds.count * 2)
        for (link, ends) in core.linkEnds.enumerated() {
            for end in [Int(ends.0), Int(ends.1)] {
                links[Int(next[end])] = UInt32(link)
                next[end] += 1
            }
        }
        (firstLink, self.links) = (first, links)
        isCut = Array(repeating: false, count: core.linkEnds.count)
        place = Array(repeating: closed, count: core.junctions.count)
    }

    /// All edges that are used, those to be taken first at the beginning.
    ///
    /// Complexity: O(c n log n) for n edges and cuts of c streets.
    /// - Throws: `Cancelled`.
    consuming func edges(context: RunContext) throws -> [UInt32] {
        try dissect(core.junctions.indices.map { UInt32($0) }, context)
        return order
    }

    private mutating func dissect(_ region: [UInt32], _ context: RunContext) throws {
        guard region.count > 1 else {
            if let vertex = region.first { core.forEachBelonging(of: Int(vertex)) { order.append(UInt32($0)) } }
            return
        }
        try context.checkCancelled()
        let isNear = bestCut(of: region)
        var (near, far): ([UInt32], [UInt32]) = ([], [])
        for (place, vertex) in region.enumerated() {
            if isNear[place] { near.append(vertex) } else { far.append(vertex) }
        }
        let cut = cutLinks(of: near, isNear)
        for link in cut { isCut[Int(link)] = true }
        try dissect(near, context)
        try dissect(far, context)
        for link in cut { order.append(core.linkEdge[Int(link)]) }
    }

    /// The links that lead out of one part of the region at hand into the other.
    private func cutLinks(of near: [UInt32], _ isNear: [Bool]) -> [UInt32] {
        var cut: [UInt32] = []
        for vertex in near {
            for index in Int(firstLink[Int(vertex)])..<Int(firstLink[Int(vertex) + 1]) where !isCut[Int(links[index])] {
                let (a, b) = core.linkEnds[Int(links[index])]
                if isNear[Int(place[Int(a)])] != isNear[Int(place[Int(b)])] { cut.append(links[index]) }
            }
        }
        return cut
    }
}

extension NestedDissection {
    private static let directions: [(x: Int64, y: Int64)] = [
        (1, 0), (0, 1), (1, 1), (1, -1), (2, 1), (1, 2), (2, -1), (1, -2),
    ]

    /// By place in the region: whether the junction is in the nearer of its two parts.
    private mutating func bestCut(of region: [UInt32]) -> [Bool] {
        begin(region)
        let end = max(1, region.count / 4)
        var best: (cut: Int, smaller: Int, isNear: [Bool])?
        for direction in Self.directions.prefix(region.count < 8 ? 2 : 8) {
            let sorted = sorted(region, along: direction)
            let (sources, sinks) = (sorted[..<end], sorted[(sorted.count - end)...])
            guard let cut = flow.cut(from: sources, to: sinks, limit: best?.cut ?? .max) else { continue }
            for isNear in [flow.sourceSide, flow.farFromSinks(sinks)] {
                let count = isNear.count { $0 }
                let smaller = min(count, region.count - count)
                if let best, (cut, -smaller) >= (best.cut, -best.smaller) { continue }
                best = (cut, smaller, isNear)
            }
        }
        return best?.isNear ?? region.indices.map { $0 == 0 }
    }

    private mutating func begin(_ region: [UInt32]) {
        for (index, vertex) in region.enumerated() { place[Int(vertex)] = UInt32(index) }
        var edges: [(UInt32, UInt32)] = []
        for vertex in region {
            for index in Int(firstLink[Int(vertex)])..<Int(firstLink[Int(vertex) + 1]) where !isCut[Int(links[index])] {
                let (a, b) = core.linkEnds[Int(links[index])]
                // Each link once, from its first end.
                if a == vertex { edges.append((place[Int(a)], place[Int(b)])) }
            }
        }
        flow.begin(vertices: region.count, edges: edges)
    }

    /// Places in the region, along a direction.
    private func sorted(_ region: [UInt32], along direction: (x: Int64, y: Int64)) -> [UInt32] {
        let keys = region.indices.map { index in
            let vertex = Int(region[index])
            return (key: x[vertex] * direction.x + y[vertex] * direction.y, index: UInt32(index))
        }
        return keys.sorted { ($0.key, $0.index) < ($1.key, $1.index) }.map(\.index)
    }
}
