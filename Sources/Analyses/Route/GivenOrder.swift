/// Which stops a route visits in the order they are given in, where not all of them lead on to each other.
struct GivenOrder {
    /// How many stops there are, one or more.
    let count: Int
    /// Whether there is a way from one stop to a later one, or back to the first.
    let leads: (_ from: Int, _ to: Int) -> Bool

    /// The most stops from the first on, each of which leads to the next; of as many, the earliest.
    ///
    /// - Parameter returnsToStart: whether the last one is to lead back to the first, if any does.
    /// - Complexity: O(n²) for n stops.
    func longest(returnsToStart: Bool) -> [Int] {
        let round = returnsToStart ? chain { $0 > 0 && leads($0, 0) } : []
        return round.isEmpty ? chain { _ in true } : round
    }

    /// - Parameter mayEnd: whether the chain may end at a stop.
    /// - Returns: nothing where no chain ends so.
    private func chain(_ mayEnd: (Int) -> Bool) -> [Int] {
        var lengths = (0..<count).map { mayEnd($0) ? 1 : 0 }
        var nexts = [Int?](repeating: nil, count: count)
        for stop in (0..<count - 1).reversed() {
            for next in stop + 1..<count where lengths[next] >= max(lengths[stop], 1) && leads(stop, next) {
                (lengths[stop], nexts[stop]) = (lengths[next] + 1, next)
            }
        }
        return lengths[0] > 0 ? Array(sequence(first: 0) { nexts[$0] }) : []
    }
}
