import Testing

@testable import Analyses

/// Which stops a best order can hold, from what it costs to go from each to each.
@Suite("Stops that an order can hold") struct ReachabilityTests {
    /// From 0 one comes to 2 alone, and from there to 1 and to the end, 3; 1 leads back to 2.
    private static let street: [[Int64?]] = [
        [0, nil, 1, nil],
        [nil, 0, 1, nil],
        [nil, 1, 0, 1],
        [nil, nil, nil, 0],
    ]

    private func visitable(_ rows: [[Int64?]], keepsLast: Bool, returns: Bool = false) -> [Int] {
        Reachability(rows: rows, keepsFirst: true, keepsLast: keepsLast, returnsToStart: returns).visitable
    }

    @Test("are those that the first stop leads to by way of others, too")
    func byWayOfOthers() {
        #expect(visitable(Self.street, keepsLast: true) == [0, 1, 2, 3])
        #expect(visitable(Self.street, keepsLast: false) == [0, 1, 2, 3])
    }

    @Test("have to lead back where the route returns")
    func leadingBack() {
        var ring = Self.street
        ring[1][0] = 1
        #expect(visitable(ring, keepsLast: false, returns: true) == [0, 1, 2])
    }

    @Test("leave out what is come to, or left, by way of the other end alone")
    func notByTheEnds() {
        // 1 comes behind the end alone; 2 leads on by way of the start alone.
        let rows: [[Int64?]] = [
            [0, nil, 1, 1],
            [nil, 0, nil, 1],
            [1, nil, 0, nil],
            [nil, 1, nil, 0],
        ]
        #expect(visitable(rows, keepsLast: true) == [0, 3])
    }

    @Test("leave out what nothing leads to")
    func notReached() {
        var rows = Self.street
        rows[2][1] = nil
        #expect(visitable(rows, keepsLast: true) == [0, 2, 3])
    }
}
