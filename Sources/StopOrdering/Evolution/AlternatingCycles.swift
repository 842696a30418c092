/// What two tours differ in, parted into cycles whose ways belong to the one and to the other in turns.
///
/// Ways of the first tour may be exchanged for ways of the second along any of them, and every node keeps two neighbours
/// (Nagata and Kobayashi, doi:10.1287/ijoc.1120.0506).
struct AlternatingCycles: ~Copyable {
    /// Nodes of all cycles; the way from a cycle's first node to its second belongs to the first tour.
    private(set) var nodes: [Int32] = []
    /// Where in `nodes` each cycle begins; one more than there are cycles.
    private(set) var starts: [Int] = [0]

    /// What is not walked yet: two slots a node for each tour, and how many of them are left.
    private let left: (UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>)
    private let leftCount: (UnsafeMutablePointer<UInt8>, UnsafeMutablePointer<UInt8>)
    /// Where in `path` a node stands at an even and at an odd step; -1 where it does not.
    private let seen: UnsafeMutablePointer<Int32>
    private var path: [Int32] = []
    private var active: [Int32] = []
    private let count: Int

    init(nodeCount: Int) {
        count = nodeCount
        left = (.allocate(capacity: 2 * count), .allocate(capacity: 2 * count))
        leftCount = (.allocate(capacity: count), .allocate(capacity: count))
        seen = .allocate(capacity: 2 * count)
        seen.initialize(repeating: -1, count: 2 * count)
    }

    deinit {
        left.0.deallocate()
        left.1.deallocate()
        leftCount.0.deallocate()
        leftCount.1.deallocate()
        seen.deallocate()
    }

    var cycleCount: Int { starts.count - 1 }

    /// Parts what two tours differ in, given by two neighbours a node.
    mutating func find(
        _ first: UnsafePointer<Int32>, _ second: UnsafePointer<Int32>, _ random: inout RandomSource
    ) {
        nodes.removeAll(keepingCapacity: true)
        starts.removeAll(keepingCapacity: true)
        starts.append(0)
        collect(first, second)
        while !active.isEmpty {
            let slot = random.below(active.count)
            let node = Int(active[slot])
            if leftCount.0[node] == 0 {
                active[slot] = active[active.count - 1]
                active.removeLast()
            } else {
                walk(from: node, &random)
            }
        }
    }

    private mutating func collect(_ first: UnsafePointer<Int32>, _ second: UnsafePointer<Int32>) {
        active.removeAll(keepingCapacity: true)
        for node in 0..<count {
            let (a, b) = (first[2 * node], first[2 * node + 1])
            let (c, d) = (second[2 * node], second[2 * node + 1])
            leftCount.0[node] = 0
            leftCount.1[node] = 0
            if a != c && a != d { leave(a, at: node, left.0, leftCount.0) }
            if b != c && b != d { leave(b, at: node, left.0, leftCount.0) }
            if c != a && c != b { leave(c, at: node, left.1, leftCount.1) }
            if d != a && d != b { leave(d, at: node, left.1, leftCount.1) }
            if leftCount.0[node] > 0 { active.append(Int32(node)) }
        }
    }

    @inline(__always) private func leave(
        _ other: Int32, at node: Int, _ left: UnsafeMutablePointer<Int32>, _ leftCount: UnsafeMutablePointer<UInt8>
    ) {
        left[2 &* node &+ Int(leftCount[node])] = other
        leftCount[node] &+= 1
    }

    /// Walks along ways of both tours in turns, and takes out every cycle that closes.
    private mutating func walk(from start: Int, _ random: inout RandomSource) {
        path.removeAll(keepingCapacity: true)
        path.append(Int32(start))
        seen[2 * start] = 0
        while true {
            let step = path.count - 1
            let node = Int(path[step])
            if step == 0, leftCount.0[node] == 0 { break }
            let next =
                step & 1 == 0 ? take(node, left.0, leftCount.0, &random) : take(node, left.1, leftCount.1, &random)
            let slot = 2 * next + ((step + 1) & 1)
            if seen[slot] >= 0 {
                takeCycle(from: Int(seen[slot]))
            } else {
                seen[slot] = Int32(step + 1)
                path.append(Int32(next))
            }
        }
        seen[2 * start] = -1
    }

    /// One of the ways that are left at a node, which is then not left.
    private func take(
        _ node: Int, _ left: UnsafeMutablePointer<Int32>, _ leftCount: UnsafeMutablePointer<UInt8>,
        _ random: inout RandomSource
    ) -> Int {
        let slot = leftCount[node] == 2 ? random.below(2) : 0
        let next = Int(left[2 * node + slot])
        if slot == 0 { left[2 * node] = left[2 * node + 1] }
        leftCount[node] -= 1
        if left[2 * next] == Int32(node) { left[2 * next] = left[2 * next + 1] }
        leftCount[next] -= 1
        return next
    }

    /// Takes the end of the path, which leads back to the step where it begins, out as a cycle.
    private mutating func takeCycle(from begin: Int) {
        if begin & 1 == 0 { nodes.append(path[begin]) }
        nodes.append(contentsOf: path[(begin + 1)...])
        if begin & 1 == 1 { nodes.append(path[begin]) }
        starts.append(nodes.count)
        for step in (begin + 1)..<path.count { seen[2 * Int(path[step]) + (step & 1)] = -1 }
        path.removeSubrange((begin + 1)...)
    }
}
