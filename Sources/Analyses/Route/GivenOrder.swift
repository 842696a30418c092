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

/// What follows on each visit, found from the last stop on.
private struct ChainRests {
    struct Rest {
        /// How many visits follow.
        let count: Int
        let next: GivenOrder.Visit?
    }

    /// Stop and way to what follows; nil where nothing may.
    private var rests: [[Rest?]]
    /// Stop and way to its place among the ways of the stop, those with the most and the earliest stops behind them first.
    private var places: [[Int]]

    init(stopCount: Int) {
        rests = Array(repeating: [], count: stopCount)
        places = rests.map { _ in [] }
    }

    mutating func add(stop: Int, _ found: [Rest?]) {
        rests[stop] = found
        let stops = found.indices.map {
            found[$0] == nil ? [] : self.stops(behind: GivenOrder.Visit(stop: stop, way: $0))
        }
        let order = found.indices.sorted {
            stops[$0].count != stops[$1].count
                ? stops[$0].count > stops[$1].count : stops[$0].lexicographicallyPrecedes(stops[$1])
        }
        places[stop] = found.map { _ in 0 }
        for (place, way) in order.enumerated() { places[stop][way] = place }
    }

    /// The way of a stop behind which the most visits are possible, of as many the earliest; nil where none is.
    func best(of stop: Int, among ways: [Int]) -> GivenOrder.Visit? {
        ways.filter { rests[stop][$0] != nil }.min { places[stop][$0] < places[stop][$1] }
            .map { GivenOrder.Visit(stop: stop, way: $0) }
    }

    func count(behind visit: GivenOrder.Visit) -> Int { rest(behind: visit)?.count ?? 0 }

    func stops(behind visit: GivenOrder.Visit) -> [Int] {
        var stops: [Int] = []
        var rest = rest(behind: visit)
        while let next = rest?.next {
            stops.append(next.stop)
            rest = self.rest(behind: next)
        }
        return stops
    }

    private func rest(behind visit: GivenOrder.Visit) -> Rest? { visit.way.flatMap { rests[visit.stop][$0] } }
}
