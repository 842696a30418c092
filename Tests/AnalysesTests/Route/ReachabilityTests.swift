import TestSupport
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

    /// Of `[from: [to]]`, with stops by letters from A on.
    private func free(_ ways: [String], count: Int, keepsLast: Bool = false) -> String {
        let letters = Array("ABCDEFGH").prefix(count)
        let rows = letters.map { from in
            letters.map { to in from == to ? 0 : ways.contains("\(from)\(to)") ? Int64(1) : nil }
        }
        let found = Reachability(rows: rows, keepsFirst: false, keepsLast: keepsLast, returnsToStart: false).visitable
        return String(found.map { letters[$0] })
    }

    @Test("with free ends are the most that lead on to each other, some ways and not back")
    func freeEnds() {
        #expect(free(["AB", "BC", "AC"], count: 3) == "ABC")
        // D is alone.
        #expect(free(["AB", "BC", "AC"], count: 4) == "ABC")
        #expect(free(["AB", "BC", "AC"], count: 4, keepsLast: true) == "D")
        // A and B lead to each other and to C, which leads nowhere, and D leads to A.
        #expect(free(["AB", "BA", "AC", "BC", "DA", "DB", "DC"], count: 4) == "ABCD")
        // Behind A either B and C, or D.
        #expect(free(["AB", "AC", "BC", "AD"], count: 4) == "ABC")
        #expect(free(["AB", "AC"], count: 3) == "AB")
        #expect(free(["AB", "AC", "BC", "AD"], count: 4, keepsLast: true) == "AD")
    }

    @Test("with free ends are those that trying all orders finds") func oracle() {
        for seed in UInt64(0)..<300 {
            var random = SplitMix64(seed: seed)
            let count = 2 + random.whole(0...3)
            // Ways that lead on: what is come to by way of others is come to.
            var leads = (0..<count).map { from in (0..<count).map { $0 == from || random.happens(0.25) } }
            for via in 0..<count {
                for from in 0..<count where leads[from][via] {
                    for to in 0..<count where leads[via][to] { leads[from][to] = true }
                }
            }
            let rows = leads.map { $0.map { $0 ? Int64(1) : nil } }
            let found = Reachability(rows: rows, keepsFirst: false, keepsLast: false, returnsToStart: false).visitable
            #expect(found == largest(leads), "seed \(seed)")
        }
    }

    /// Of all orders of all sets of stops.
    private func largest(_ leads: [[Bool]]) -> [Int] {
        var best: [Int] = []
        func extend(_ order: [Int]) {
            let set = order.sorted()
            if set.count > best.count || set.count == best.count && set.lexicographicallyPrecedes(best) { best = set }
            for next in leads.indices where !order.contains(next) && (order.last.map { leads[$0][next] } ?? true) {
                extend(order + [next])
            }
        }
        extend([])
        return best
    }
}
