import StreetNetwork
import TestSupport
import Testing
import Vocabulary

/// What is reached of towns whose numbers a reader can work out in the head: 100 m of a street take 10 seconds.
@Suite struct ReachTownTests {
    /// Beyond C the world goes on.
    private let square = DrawnNetwork(
        """
        A---B---C
        |       |
        D--->---E
        """, edgeOfData: ["C"])

    @Test("Who has nothing to spend gets no further than what rounds to nothing, who has less gets nowhere")
    func nothing() throws {
        // Ten millimetres take a millisecond: five of the 400,004 of each street round to none.
        let stretches = try reached(square, from: "B", within: 0).stretches
        #expect(stretches.map(\.stretch.length) == [5, 5] && stretches.allSatisfy { $0.toCost == 0 })
        #expect(try reached(square, from: "B", within: -1).stretches.isEmpty)
    }

    @Test("From a junction every street that leaves it is travelled, up to the limit")
    func junction() throws {
        let stretches = try reached(square, from: "B", within: 20_000).stretches
        #expect(ways(stretches, in: square) == ["BA 0...200", "BC 0...200"])
    }

    @Test("A one-way street is entered at its beginning alone, however near its end is")
    func oneWay() throws {
        // From A it is 200 m to D, and 190 m of the street to E are left.
        let stretches = try reached(square, from: "A", within: 39_000).stretches
        #expect(ways(stretches, in: square) == ["AB 0...390", "AD 0...200", "DE 0...190"])
        let others = try reached(square, from: "C", within: 30_000).stretches
        #expect(ways(others, in: square) == ["CB 0...300", "CE 0...200"])
    }

    @Test("A junction where the data end is told of when travel comes to it, and not a millisecond sooner")
    func edgeOfData() throws {
        #expect(try !reached(square, from: "A", within: 79_000).reachesEdgeOfData)
        let whole = try reached(square, from: "A", within: 80_100)
        let last = try #require(whole.stretches.first { $0.stretch.directed == square.directed("BC") })
        #expect(whole.reachesEdgeOfData)
        #expect(try reached(square, from: "A", within: last.toCost).reachesEdgeOfData)
        #expect(try !reached(square, from: "A", within: last.toCost - 1).reachesEdgeOfData)
        #expect(try reached(square, from: "C", within: 0).reachesEdgeOfData)
    }

    private func reached(_ town: DrawnNetwork, from name: Character, within limit: Int64) throws -> Reached {
        let metric = town.metric(for: .testCar)
        let origin = try #require(town.location(town.place(name), on: metric))
        var search = ReachSearch(network: town.network)
        return try search.explore(from: [ReachOrigin(origin)], limit: limit, on: metric)
    }

    /// The way of each stretch and the metres on it from where travel enters, in the order of their names.
    private func ways(_ stretches: [ReachedStretch], in town: DrawnNetwork) -> [String] {
        stretches.map { reached in
            let directed = reached.stretch.directed
            let ends = [town.network.tail(of: directed), town.network.head(of: directed)].map(town.name)
            let length = town.network.length(of: directed.edge)
            func metres(_ offset: Int64) -> Int64 { ((directed.isForward ? offset : length - offset) + 500) / 1000 }
            return "\(String(ends)) \(metres(reached.stretch.from))...\(metres(reached.stretch.to))"
        }.sorted()
    }
}
