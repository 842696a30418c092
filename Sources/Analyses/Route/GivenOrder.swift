/// Which stops a route visits in the order they are given in, where not all of them lead on to each other.
///
/// A stop may have several ways of being visited by who goes on from there, as where no one turns round; a route may end at it
/// in any way.
struct GivenOrder {
    /// A stop, and one of its ways; nil for who ends there.
    struct Visit: Hashable {
        let stop: Int
        var way: Int?
    }

    /// In how many ways each stop can be visited by who goes on; one stop or more.
    let wayCounts: [Int]
    /// Whether there is a way from one visit to one of a later stop, or to the first again.
    let leads: (_ from: Visit, _ to: Visit) -> Bool

    /// The most stops from the first on, each of which leads to the next; of as many, the earliest.
    ///
    /// - Parameter returnsToStart: whether the last one is to lead back to the first, if any does.
    /// - Complexity: O(n²) for n ways of all stops.
    func longest(returnsToStart: Bool) -> [Int] {
        let round = returnsToStart ? chain(isRound: true) : []
        return round.isEmpty ? chain(isRound: false) : round
    }

    /// - Parameter isRound: whether the last stop has to lead to the first.
    /// - Returns: nothing where no chain ends so.
    private func chain(isRound: Bool) -> [Int] {
        var rests = ChainRests(stopCount: wayCounts.count)
        for stop in wayCounts.indices.reversed() {
            rests.add(
                stop: stop, (0..<wayCounts[stop]).map { rest(behind: Visit(stop: stop, way: $0), isRound, rests) })
        }
        return rests.best(of: 0, among: Array(0..<wayCounts[0])).map { [0] + rests.stops(behind: $0) } ?? []
    }

    /// The most visits that may follow on one; nil where the chain may not go on or end so.
    private func rest(behind visit: Visit, _ isRound: Bool, _ rests: ChainRests) -> ChainRests.Rest? {
        let mayEnd = isRound ? visit.stop > 0 && leads(visit, Visit(stop: 0)) : true
        var best = mayEnd ? ChainRests.Rest(count: 0, next: nil) : nil
        for next in visit.stop + 1..<max(visit.stop + 1, wayCounts.count) {
            let entered = (0..<wayCounts[next]).filter { leads(visit, Visit(stop: next, way: $0)) }
            let isEnd = !isRound && leads(visit, Visit(stop: next))
            let way = rests.best(of: next, among: entered) ?? (isEnd ? Visit(stop: next) : nil)
            // Of as many visits those that begin at the earlier stop stay.
            if let way, rests.count(behind: way) + 1 > best?.count ?? -1 {
                best = ChainRests.Rest(count: rests.count(behind: way) + 1, next: way)
            }
        }
        return best
    }
}
