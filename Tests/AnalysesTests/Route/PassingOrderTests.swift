import Analyses
import StreetNetwork
import TestSupport
import Testing
import Vocabulary

/// The best order of stops that are passed without turning round.
@Suite struct PassingOrderTests {
    private static let town = DrawnNetwork(
        """
        A-1-B-2-C
        |   |   |
        D-3-E-4-F
        |   |
        G   H
        """)

    /// Minutes that a route through stops takes in the order given, or in the best one; nil where it leaves any out.
    private func time(_ stops: [RouteStop], _ change: (inout RouteParameters) -> Void) throws -> Int64? {
        var mode = TravelMode.testCar
        mode.uTurns = .atDeadEnds
        let job = try DrawnJob(Self.town, by: mode, routes: [RouteRequest(stops: stops)], change)
        return Set(job.stops("status")) == ["ok"] ? job.routes("total_time").first.flatMap(Int64.init) : nil
    }

    @Test("takes no longer than any other, whichever ends are kept", arguments: 0..<30)
    func bruteForce(seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed))
        let stops = Self.town.stops("A1B2CD3E4FGH").map { ($0, random.next()) }.sorted { $0.1 < $1.1 }.prefix(5).map {
            var stop = $0.0
            stop.curbApproach = random.happens(0.7) ? .noUTurn : .either
            return stop
        }
        let (keepsFirst, returns) = (random.happens(0.5), random.happens(0.3))
        let keepsLast = !returns && random.happens(0.5)
        var least: Int64?
        var orders: [[Int]] = []
        OracleOrder.visitOrders(of: Array(stops.indices), after: []) { orders.append($0) }
        for order in orders where (!keepsFirst || order[0] == 0) && (!keepsLast || order.last == stops.count - 1) {
            guard let time = try time(order.map { stops[$0] }, { $0.returnsToStart = returns }) else { continue }
            least = min(least ?? time, time)
        }
        let best = try time(stops) {
            $0.findsBestSequence = true
            $0.preservesFirstStop = keepsFirst
            $0.preservesLastStop = keepsLast
            $0.returnsToStart = returns
        }
        #expect(best == least)
    }
}
