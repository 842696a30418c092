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
    /// - Complexity: O(n³) for n ways of all stops.
    func longest(returnsToStart: Bool) -> [Int] {
        let round = returnsToStart ? chain(isRound: true) : []
        return round.isEmpty ? chain(isRound: false) : round
    }

    /// - Parameter isRound: whether the last stop has to lead to the first.
    /// - Returns: nothing where no chain ends so.
    private func chain(isRound: Bool) -> [Int] {
        var chains: [Visit: [Int]] = [:]
        for stop in wayCounts.indices.reversed() {
            for way in 0..<wayCounts[stop] {
                let visit = Visit(stop: stop, way: way)
                let mayEnd = isRound ? stop > 0 && leads(visit, Visit(stop: 0)) : true
                var rests: [[Int]] = mayEnd ? [[]] : []
                for next in stop + 1..<max(stop + 1, wayCounts.count) {
                    rests += visits(of: next, mayEnd: !isRound).filter { leads(visit, $0) }.compactMap {
                        $0.way == nil ? [next] : chains[$0]
                    }
                }
                chains[visit] = rests.reduce(nil, Self.better).map { [stop] + $0 }
            }
        }
        return (0..<wayCounts[0]).compactMap { chains[Visit(stop: 0, way: $0)] }.reduce(nil, Self.better) ?? []
    }

    /// The list with more stops, of as many the earlier one.
    private static func better(_ one: [Int]?, _ other: [Int]) -> [Int] {
        guard let one, one.count >= other.count else { return other }
        return one.count == other.count && other.lexicographicallyPrecedes(one) ? other : one
    }

    private func visits(of stop: Int, mayEnd: Bool) -> [Visit] {
        (0..<wayCounts[stop]).map { Visit(stop: stop, way: $0) } + (mayEnd ? [Visit(stop: stop)] : [])
    }
}
