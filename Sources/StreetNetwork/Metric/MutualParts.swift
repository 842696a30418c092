/// The parts of a directed graph in which ways lead from each place to each other.
///
/// Source: R. E. Tarjan, "Depth-first search and linear graph algorithms", doi:10.1137/0201010.
struct MutualParts {
    private let count: Int
    private var tails: [Int32] = []
    private var heads: [Int32] = []

    /// - Parameter count: of places.
    init(count: Int) { self.count = count }

    mutating func add(from tail: Int, to head: Int) {
        tails.append(Int32(tail))
        heads.append(Int32(head))
    }

    /// Place to the number of its part. O(places + ways).
    func found() -> [Int32] {
        var first = [Int](repeating: 0, count: count + 1)
        for tail in tails { first[Int(tail) + 1] += 1 }
        for place in 0..<count { first[place + 1] += first[place] }
        var (next, targets) = (first, [Int32](repeating: 0, count: heads.count))
        for (way, tail) in tails.enumerated() {
            targets[next[Int(tail)]] = heads[way]
            next[Int(tail)] += 1
        }
        var search = MutualSearch(first: first, targets: targets)
        for place in 0..<count { search.search(from: place) }
        return search.part
    }
}

/// A search in depth that numbers parts, those behind first.
private struct MutualSearch {
    private let first: [Int]
    private let targets: [Int32]
    private var next: [Int]
    private var order: [Int32]
    private var low: [Int32]
    private(set) var part: [Int32]
    private var (seen, partCount): (Int32, Int32) = (0, 0)
    /// Places that have no part yet, and the way to the one that is looked at.
    private var (open, path): ([Int], [Int]) = ([], [])

    init(first: [Int], targets: [Int32]) {
        (self.first, self.targets, next) = (first, targets, first)
        order = [Int32](repeating: -1, count: first.count - 1)
        (low, part) = (order, order)
    }

    mutating func search(from root: Int) {
        guard order[root] < 0 else { return }
        enter(root)
        while let place = path.last {
            guard next[place] < first[place + 1] else {
                leave(place)
                continue
            }
            let target = Int(targets[next[place]])
            next[place] += 1
            if order[target] < 0 {
                enter(target)
            } else if part[target] < 0 {
                low[place] = min(low[place], order[target])
            }
        }
    }

    private mutating func enter(_ place: Int) {
        (order[place], low[place]) = (seen, seen)
        seen += 1
        open.append(place)
        path.append(place)
    }

    private mutating func leave(_ place: Int) {
        path.removeLast()
        if let above = path.last { low[above] = min(low[above], low[place]) }
        guard low[place] == order[place] else { return }
        while let member = open.popLast() {
            part[member] = partCount
            if member == place { break }
        }
        partCount += 1
    }
}
