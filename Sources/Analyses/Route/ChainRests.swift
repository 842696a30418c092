/// What follows on each visit, found from the last stop on.
struct ChainRests {
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
