/// Which stops of a route lead to which, by how they are visited.
struct WaysBetween {
    /// In how many ways each stop can be visited by who goes on; the first only is where a route begins.
    let wayCounts: [Int]
    private let leads: [[[Bool]]]
    /// Stop to its first way among those of all stops.
    private let firstWays: [Int]

    /// - Parameter leads: of each way of each stop: whether it leads to each stop, and then to each way of all stops.
    init(wayCounts: [Int], leads: [[[Bool]]]) {
        (self.wayCounts, self.leads) = (wayCounts, leads)
        firstWays = wayCounts.indices.map { wayCounts[..<$0].reduce(0, +) }
    }

    /// The orders of visits that they allow.
    var order: GivenOrder {
        GivenOrder(wayCounts: wayCounts) { from, to in leads(from: from, to: to) }
    }

    /// Whether there is a way from one stop to another, however they are visited.
    func leads(from stop: Int, to other: Int) -> Bool { leads[stop].contains { $0[other] } }

    private func leads(from visit: GivenOrder.Visit, to other: GivenOrder.Visit) -> Bool {
        let target = other.way.map { wayCounts.count + firstWays[other.stop] + $0 } ?? other.stop
        return leads[visit.stop][visit.way ?? 0][target]
    }
}
