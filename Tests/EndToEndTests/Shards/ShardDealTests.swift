import Testing

@testable import Batch

@Suite("Jobs are dealt to shards")
struct ShardDealTests {
    private static let names = (0..<1000).map { "job-\($0)" }

    private func places(_ count: Int, _ names: [String] = names) throws -> [[Int]] {
        try (1...count).map { ShardDeal(names).places(of: try #require(Shard(number: $0, count: count))) }
    }

    @Test(
        "each to one, and no shard has more than one job more than another", arguments: [1, 2, 7, 8, 999, 1000, 1001])
    func even(_ count: Int) throws {
        let places = try places(count)
        #expect(places.joined().sorted() == Array(0..<1000))
        let sizes = places.map(\.count)
        #expect((sizes.max() ?? 0) - (sizes.min() ?? 0) <= 1)
    }

    @Test("in the order of the plan")
    func order() throws {
        for places in try places(8) { #expect(places == places.sorted()) }
    }

    @Test("neighbours to different ones: of 80 long jobs side by side each of 8 shards has 9 to 11")
    func neighbours() throws {
        for places in try places(8) { #expect(9...11 ~= places.count { 301..<381 ~= $0 }) }
    }

    @Test("without regard to patterns: of every fourth job each of 4 shards has its part")
    func patterns() throws {
        for places in try places(4) { #expect(40...85 ~= places.count { $0 % 4 == 0 }) }
    }

    @Test("by names alone: the same ones always go the same way")
    func stable() throws {
        #expect(try places(3, ["a", "b", "c", "d", "e"]) == [[2, 4], [1, 3], [0]])
    }

    @Test("none where there are no jobs")
    func none() throws {
        #expect(try places(2, []) == [[], []])
    }
}
