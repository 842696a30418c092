/// The ways in which stops can be visited: one each, or several where how a stop is come to decides how the route goes on.
///
/// Numbers of ways ascend with their stops.
public struct VisitWays: Sendable, Equatable {
    /// Way to its stop.
    public let stops: [Int]
    /// Way to whether a route may go on behind it.
    public let goesOn: [Bool]
    /// Way to whether a route may begin and end with it: one way of each stop.
    public let isEnd: [Bool]

    public init(stops: [Int], goesOn: [Bool], isEnd: [Bool]) {
        self.stops = stops
        self.goesOn = goesOn
        self.isEnd = isEnd
    }

    /// One way for each stop.
    init(one count: Int) {
        self.init(
            stops: Array(0..<count), goesOn: [Bool](repeating: true, count: count),
            isEnd: [Bool](repeating: true, count: count))
    }

    var count: Int { stops.count }
    var stopCount: Int { (stops.last ?? -1) + 1 }

    func ways(of stop: Int) -> [Int] { stops.indices.filter { stops[$0] == stop } }

    /// From stop to stop, the least between any of their ways; nil where there is none.
    ///
    /// - Parameter rows: from way to way.
    public func least(of rows: [[Int64?]]) -> [[Int64?]] {
        if count == stopCount { return rows }
        var least = [[Int64?]](repeating: [Int64?](repeating: nil, count: stopCount), count: stopCount)
        for (origin, row) in zip(stops, rows) {
            for (target, value) in zip(stops, row) {
                guard let value else { continue }
                least[origin][target] = min(least[origin][target] ?? value, value)
            }
        }
        return least
    }

    /// The way by which a route begins at a stop.
    func beginning(at stop: Int) -> Int { stops.indices.first { stops[$0] == stop && isEnd[$0] } ?? 0 }
}
