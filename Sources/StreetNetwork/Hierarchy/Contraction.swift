/// Takes nodes out of a graph in the order of their ranks, and joins the neighbours of each: what is then joined is all that
/// any costs may need. Source: J. Dibbelt, B. Strasser, D. Wagner, "Customizable contraction hierarchies",
/// doi:10.1145/2886843.
struct Contraction {
    /// Rank to its first arc to a higher rank; one more element than there are ranks.
    private(set) var firstUp: [UInt32] = [0]
    /// Arc to the higher rank, ascending for each lower one.
    private(set) var upper: [UInt32] = []

    /// How many pairs of arcs to higher ranks there may be: costs are found anew for each of them with every metric, which has to stay
    /// within seconds on a small network, and in proportion to the streets on a large one.
    private static func mostPairs(_ ranks: Int) -> Int { 100_000_000 + 50_000 * ranks }

    /// Nil for a tangle, streets that nothing cuts in two: nearly all of its ranks would be joined with each other.
    ///
    /// Complexity: O(m log d) for the m arcs that come out of it, at most d at a rank.
    init?(count: Int, turns: [TurnArc]) {
        let (first, higher) = Self.higherNeighbours(count, turns)
        var child = [UInt32](repeating: closed, count: count)
        var sibling = child
        var seen = child
        var neighbours: [UInt32] = []
        firstUp.reserveCapacity(count + 1)
        var pairs = 0
        for rank in 0..<count {
            neighbours.removeAll(keepingCapacity: true)
            func take(_ other: UInt32) {
                guard other != rank, seen[Int(other)] != rank else { return }
                seen[Int(other)] = UInt32(rank)
                neighbours.append(other)
            }
            for place in Int(first[rank])..<Int(first[rank + 1]) { take(higher[place]) }
            var lower = child[rank]
            while lower != closed {
                for arc in Int(firstUp[Int(lower)])..<Int(firstUp[Int(lower) + 1]) { take(upper[arc]) }
                lower = sibling[Int(lower)]
            }
            pairs += neighbours.count * neighbours.count
            guard pairs <= Self.mostPairs(count) else { return nil }
            neighbours.sort()
            upper.append(contentsOf: neighbours)
            firstUp.append(UInt32(upper.count))
            if let parent = neighbours.first {
                sibling[rank] = child[Int(parent)]
                child[Int(parent)] = UInt32(rank)
            }
        }
    }

    /// Rank to its lowest higher neighbour; `closed` where there is none.
    var parents: [UInt32] {
        (0..<firstUp.count - 1).map { firstUp[$0] < firstUp[$0 + 1] ? upper[Int(firstUp[$0])] : closed }
    }

    /// The arc that joins a rank with a higher one, which it has. O(log d).
    func arc(from lower: Int, to higher: UInt32) -> Int {
        var (from, to) = (Int(firstUp[lower]), Int(firstUp[lower + 1]))
        while from < to {
            let middle = (from + to) / 2
            if upper[middle] < higher { from = middle + 1 } else { to = middle }
        }
        return from
    }

    /// The higher ends of turns, by their lower ones.
    private static func higherNeighbours(_ count: Int, _ turns: [TurnArc]) -> (first: [UInt32], higher: [UInt32]) {
        var first = [UInt32](repeating: 0, count: count + 1)
        for turn in turns { first[Int(min(turn.from, turn.to)) + 1] += 1 }
        for rank in 0..<count { first[rank + 1] += first[rank] }
        var next = first
        var higher = [UInt32](repeating: 0, count: turns.count)
        for turn in turns {
            let lower = Int(min(turn.from, turn.to))
            higher[Int(next[lower])] = max(turn.from, turn.to)
            next[lower] += 1
        }
        return (first, higher)
    }
}
