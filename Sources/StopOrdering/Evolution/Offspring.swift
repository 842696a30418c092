/// A link of a node that becomes another one.
struct LinkChange {
    let slot: Int32
    let link: Int32
}

/// A tour that is being changed: ways along an alternating cycle are exchanged, and the subtours that come of it joined
/// again (Nagata and Kobayashi, doi:10.1287/ijoc.1120.0506).
///
/// Complexity: O(k log k) for k ways exchanged, and what is looked at to join the smaller subtours.
struct Offspring<Nodes: TourNodes>: ~Copyable {
    private let nodes: Nodes
    private let count: Int
    private let width: Int
    /// Two neighbours a node.
    private(set) var links: UnsafeMutablePointer<Int32>
    /// The parent's nodes one after the other, and where each stands.
    private let order: UnsafeMutablePointer<Int32>
    private let positions: UnsafeMutablePointer<Int32>
    /// What was overwritten in `links`, to be put back.
    private var overwritten: [LinkChange] = []
    private var parts: TourParts

    init(_ nodes: Nodes, width: Int) {
        self.nodes = nodes
        self.width = width
        count = nodes.count
        links = .allocate(capacity: 2 * count)
        order = .allocate(capacity: count)
        positions = .allocate(capacity: count)
        parts = TourParts()
    }

    deinit {
        links.deallocate()
        order.deallocate()
        positions.deallocate()
    }

    /// Sets out from a parent.
    mutating func begin(with parent: UnsafePointer<Int32>) {
        links.update(from: parent, count: 2 * count)
        walk()
    }

    private mutating func walk() {
        var (before, node) = (Int(links[1]), 0)
        for position in 0..<count {
            order[position] = Int32(node)
            positions[node] = Int32(position)
            let next = Int(links[2 * node]) == before ? Int(links[2 * node + 1]) : Int(links[2 * node])
            (before, node) = (node, next)
        }
    }

    /// Exchanges ways along a cycle and joins what falls apart.
    ///
    /// - Returns: by how much the tour is cheaper; nil where it could not be joined.
    mutating func exchange(along cycle: UnsafeBufferPointer<Int32>, beyond least: Int64) -> Int64? {
        overwritten.removeAll(keepingCapacity: true)
        var gain = exchangeWays(along: cycle)
        if gain <= least { return nil }
        parts.cut(along: cycle, positions, count)
        while parts.tourCount > 1 {
            guard let saved = join(parts.smallest()) else { return nil }
            gain &+= saved
            if gain <= least { return nil }
        }
        return gain
    }

    /// Puts the parent's ways back.
    mutating func undo() {
        for change in overwritten.reversed() { links[Int(change.slot)] = change.link }
    }

    /// What made the parent the changed tour.
    var changes: [LinkChange] {
        overwritten.map { LinkChange(slot: $0.slot, link: links[Int($0.slot)]) }
    }

    /// Makes changes that were found earlier, and sets out from what comes of them.
    mutating func become(_ child: [LinkChange]) {
        for change in child { links[Int(change.slot)] = change.link }
        walk()
    }

    /// The nodes of the tour that it set out from, one after the other.
    var nodesInOrder: [Int] { (0..<count).map { Int(order[$0]) } }

    private mutating func exchangeWays(along cycle: UnsafeBufferPointer<Int32>) -> Int64 {
        var gain: Int64 = 0
        for step in stride(from: 0, to: cycle.count, by: 2) {
            let (here, next) = (Int(cycle[step]), Int(cycle[step + 1]))
            let before = Int(cycle[step == 0 ? cycle.count - 1 : step - 1])
            let behind = Int(cycle[step + 2 == cycle.count ? 0 : step + 2])
            gain &+= nodes.cost(here, next) &- nodes.cost(next, behind)
            relink(here, next, before)
            relink(next, here, behind)
        }
        return gain
    }

    /// Gives a node another neighbour in the place of one that it has.
    @inline(__always) private mutating func relink(_ node: Int, _ old: Int, _ new: Int) {
        let slot = 2 &* node &+ (links[2 &* node] == Int32(truncatingIfNeeded: old) ? 0 : 1)
        overwritten.append(LinkChange(slot: Int32(truncatingIfNeeded: slot), link: links[slot]))
        links[slot] = Int32(truncatingIfNeeded: new)
    }

    /// Two ways, of two subtours, that are exchanged for two that join them.
    private struct Joint {
        var gain = Int64.min
        var (here, next, near, other) = (0, 0, 0, 0)
    }

    /// Joins a subtour to another where that costs least, and returns what is saved.
    private mutating func join(_ tour: Int) -> Int64? {
        var best = Joint()
        for part in 0..<parts.count where parts.tour(of: part) == tour {
            var position = parts.begin(of: part)
            let end = parts.end(of: part)
            while true {
                lookRound(Int(order[position]), tour, &best)
                if position == end { break }
                position = position &+ 1 == count ? 0 : position &+ 1
            }
        }
        if best.gain == .min { return nil }
        relink(best.here, best.next, best.near)
        relink(best.next, best.here, best.other)
        relink(best.near, best.other, best.here)
        relink(best.other, best.near, best.next)
        parts.join(tour, parts.tour(at: Int(positions[best.near])))
        return best.gain
    }

    @inline(__always) private func lookRound(_ here: Int, _ tour: Int, _ best: inout Joint) {
        for slot in 0..<width {
            let near = nodes.near(here, slot)
            let added = nodes.cost(here, near)
            for side in nodes.sides(of: here, in: links) {
                let next = Int(links[2 &* here &+ side])
                let removed = nodes.cost(here, next) &- added
                for otherSide in nodes.sides(of: near, in: links) {
                    let other = Int(links[2 &* near &+ otherSide])
                    let gain = removed &+ nodes.cost(near, other) &- nodes.cost(next, other)
                    if gain <= best.gain || parts.tour(at: Int(positions[near])) == tour { continue }
                    best = Joint(gain: gain, here: here, next: next, near: near, other: other)
                }
            }
        }
    }
}
