/// The parts that a tour falls into when ways are taken out of it, and the subtours that other ways make of them.
struct TourParts: ~Copyable {
    /// Positions after which the tour is cut, ascending. Part i begins behind cut i; the last part ends at the first cut.
    private var cuts: [Int32] = []
    /// By end of a part (twice its number where it begins, plus one where it ends): the end that comes next to it.
    private var partner: [Int32] = []
    private var ends: [Int32] = []
    private var tours: [Int32] = []
    /// Nodes of each subtour; 0 once it is joined to another.
    private var sizes: [Int] = []
    private(set) var tourCount = 0
    private var length = 0

    var count: Int { cuts.count }

    /// The position where a part begins.
    func begin(of part: Int) -> Int {
        let position = Int(cuts[part]) + 1
        return position == length ? 0 : position
    }

    /// The position where a part ends.
    func end(of part: Int) -> Int { Int(cuts[part + 1 == cuts.count ? 0 : part + 1]) }

    func tour(of part: Int) -> Int { Int(tours[part]) }

    /// The subtour of the node at a position.
    @inline(__always) func tour(at position: Int) -> Int {
        let cut = cutsBefore(position)
        return Int(tours[(cut == 0 ? cuts.count : cut) &- 1])
    }

    /// How many cuts lie before a position.
    @inline(__always) private func cutsBefore(_ position: Int) -> Int {
        var (low, high) = (0, cuts.count)
        while low < high {
            let middle = (low &+ high) >> 1
            if Int(cuts[middle]) < position { low = middle &+ 1 } else { high = middle }
        }
        return low
    }

    /// Cuts the first ways of a cycle and links along its second ones.
    ///
    /// Complexity: O(k log k) for k ways.
    mutating func cut(
        along cycle: UnsafeBufferPointer<Int32>, _ positions: UnsafeMutablePointer<Int32>, _ length: Int
    ) {
        self.length = length
        cuts.removeAll(keepingCapacity: true)
        for step in stride(from: 0, to: cycle.count, by: 2) {
            cuts.append(cutPosition(positions[Int(cycle[step])], positions[Int(cycle[step + 1])]))
        }
        cuts.sort()
        link(along: cycle, positions)
        findTours()
    }

    /// The former of two positions that follow each other.
    @inline(__always) private func cutPosition(_ one: Int32, _ other: Int32) -> Int32 {
        if one &+ 1 == other { return one }
        if other &+ 1 == one { return other }
        return Swift.max(one, other)
    }

    private mutating func link(along cycle: UnsafeBufferPointer<Int32>, _ positions: UnsafeMutablePointer<Int32>) {
        ends.removeAll(keepingCapacity: true)
        for step in 0..<cycle.count {
            let position = positions[Int(cycle[step])]
            let cut = cutPosition(position, positions[Int(cycle[step ^ 1])])
            let number = cutsBefore(Int(cut))
            // Where the node stands before the cut it ends the part before, else it begins the part behind.
            ends.append(Int32(position == cut ? 2 * (number == 0 ? cuts.count - 1 : number - 1) + 1 : 2 * number))
        }
        partner.removeAll(keepingCapacity: true)
        partner.append(contentsOf: repeatElement(0, count: ends.count))
        for step in stride(from: 1, to: ends.count, by: 2) {
            let next = step + 1 == ends.count ? 0 : step + 1
            partner[Int(ends[step])] = ends[next]
            partner[Int(ends[next])] = ends[step]
        }
    }

    private mutating func findTours() {
        tours.removeAll(keepingCapacity: true)
        tours.append(contentsOf: repeatElement(-1, count: cuts.count))
        sizes.removeAll(keepingCapacity: true)
        for first in 0..<cuts.count where tours[first] < 0 {
            var size = 0
            var entered = 2 * first
            repeat {
                let part = entered >> 1
                tours[part] = Int32(sizes.count)
                let steps = end(of: part) - begin(of: part)
                size += (steps < 0 ? steps + length : steps) + 1
                entered = Int(partner[entered ^ 1])
            } while entered >> 1 != first
            sizes.append(size)
        }
        tourCount = sizes.count
    }

    /// The subtour of the fewest nodes.
    func smallest() -> Int {
        var best = -1
        for tour in sizes.indices where sizes[tour] > 0 && (best < 0 || sizes[tour] < sizes[best]) { best = tour }
        return best
    }

    /// Makes one subtour a part of another.
    mutating func join(_ tour: Int, _ other: Int) {
        for part in tours.indices where tours[part] == Int32(tour) { tours[part] = Int32(other) }
        sizes[other] += sizes[tour]
        sizes[tour] = 0
        tourCount -= 1
    }
}
