/// The connected regions of a set of faces, and the rings round them.
///
/// Faces are connected where they share an arc. A ring passes no node twice: where a region touches itself in a node, its
/// boundary is parted into rings there.
struct AreaRegions {
    /// A ring: half-arcs with the region to their left.
    struct Loop {
        let halves: [Int32]
        let region: Int
        let isOuter: Bool
    }

    private let arcs: AreaArcs
    private let areas: [Int128]
    private let sweeps: [Double]
    private let leftFaces: [Int32]
    /// The region of each face, named by its lowest face.
    private let regionOfFace: [Int32]
    /// The half-arcs that have a region to their left and none to their right.
    private(set) var boundary: [Int] = []
    private(set) var loops: [Loop] = []

    /// - Parameter holds: whether a face belongs to the set.
    init(of boundaries: AreaBoundaries, holds: [Bool]) {
        arcs = boundaries.arcs
        areas = boundaries.areas
        sweeps = boundaries.sweeps
        leftFaces = boundaries.faces.left
        var regions = DisjointSets(count: holds.count)
        for arc in 0..<arcs.count {
            let (left, right) = (Int(leftFaces[2 * arc]), Int(leftFaces[2 * arc + 1]))
            if holds[left], holds[right] {
                regions.unite(left, right)
            } else if holds[left] {
                boundary.append(2 * arc)
            } else if holds[right] {
                boundary.append(2 * arc + 1)
            }
        }
        regionOfFace = holds.indices.map { Int32(regions.lowest(of: $0)) }
        traceLoops()
    }

    func region(of face: Int) -> Int { Int(regionOfFace[face]) }

    func region(leftOf half: Int) -> Int { region(of: Int(leftFaces[half])) }

    private mutating func traceLoops() {
        var (isBoundary, isUsed) = ([Bool](repeating: false, count: leftFaces.count), [Bool]())
        for half in boundary { isBoundary[half] = true }
        isUsed = isBoundary.map(!)
        /// Where on the way a node has been left, or -1.
        var visits = [Int32](repeating: -1, count: arcs.nodeCount)
        for first in boundary where !isUsed[first] {
            var (way, half) = ([Int32](), first)
            repeat {
                isUsed[half] = true
                visits[Int(arcs.tails[half])] = Int32(way.count)
                way.append(Int32(half))
                let visit = visits[arcs.head(of: half)]
                if visit >= 0 { close(&way, from: Int(visit), &visits) }
                half = onward(from: half, isBoundary)
            } while half != first
        }
    }

    /// The next half-arc of the boundary round the same faces.
    private func onward(from half: Int, _ isBoundary: [Bool]) -> Int {
        var next = Int(arcs.next[half])
        while !isBoundary[next] { next = Int(arcs.next[next ^ 1]) }
        return next
    }

    /// Makes a ring of the end of the way, which has come back to a node.
    private mutating func close(_ way: inout [Int32], from start: Int, _ visits: inout [Int32]) {
        let halves = Array(way[start...])
        way.removeSubrange(start...)
        for half in halves { visits[Int(arcs.tails[Int(half)])] = -1 }
        let area = halves.reduce(Int128(0)) { sum, half in
            half & 1 == 0 ? sum &+ areas[Int(half >> 1)] : sum &- areas[Int(half >> 1)]
        }
        loops.append(Loop(halves: halves, region: region(leftOf: Int(halves[0])), isOuter: area > 0))
    }

    /// The area within a loop on the ground, negative where the region lies round it.
    func squareMetres(in loop: Loop) -> Double {
        loop.halves.reduce(0) { sum, half in
            half & 1 == 0 ? sum + sweeps[Int(half >> 1)] : sum - sweeps[Int(half >> 1)]
        } * AreaMeasure.squareMetresPerSweep
    }

    /// The vertices of a loop from its lowest one, closed.
    func ring(of loop: Loop) -> [Coordinate] {
        var ring: [Coordinate] = []
        ring.reserveCapacity(loop.halves.reduce(1) { $0 + arcs.range(of: Int($1 >> 1)).count - 1 })
        for half in loop.halves {
            let range = arcs.range(of: Int(half >> 1))
            if half & 1 == 0 {
                ring.append(contentsOf: arcs.places[range.dropLast()])
            } else {
                ring.append(contentsOf: arcs.places[range.dropFirst()].reversed())
            }
        }
        var lowest = 0
        for index in ring.indices where ring[index].packed < ring[lowest].packed { lowest = index }
        if lowest > 0 { ring = Array(ring[lowest...]) + ring[..<lowest] }
        ring.append(ring[0])
        return ring
    }
}
