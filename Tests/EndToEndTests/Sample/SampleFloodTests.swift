import Testing

@Suite("The sample's flooded areas")
struct SampleFloodTests {
    private func route(_ job: String) throws -> FeatureTable.Feature {
        try #require(try Sample.outputs().features("\(job)/routes.geojson").features.first)
    }

    private func areas() throws -> [[Point]] {
        try Sample.outputs().features("ambulance-around-the-floods/barriers.geojson").features.map(\.positions)
    }

    private func places(of line: [Point]) -> [Point] {
        zip(line, line.dropFirst()).flatMap { $0.steps(to: $1, count: 20) }
    }

    @Test("make the ambulance's way longer")
    func longer() throws {
        let (dry, flooded) = (try route("ambulance-on-a-dry-day"), try route("ambulance-around-the-floods"))
        let times = (try #require(dry.number("total_time")), try #require(flooded.number("total_time")))
        #expect(times.1 > times.0)
        #expect(dry.positions != flooded.positions)
    }

    @Test("lie on its way on a dry day")
    func onTheWay() throws {
        let places = places(of: try route("ambulance-on-a-dry-day").positions)
        for area in try areas() { #expect(places.contains { $0.isInside(area) }) }
    }

    @Test("are not entered")
    func notEntered() throws {
        let places = places(of: try route("ambulance-around-the-floods").positions)
        for area in try areas() { #expect(!places.contains { $0.isInside(area) }) }
    }

    @Test("report what they close")
    func report() throws {
        let barriers = try Sample.outputs().features("ambulance-around-the-floods/barriers.geojson").features
        #expect(barriers.map { $0.text("id") } == ["harbour", "larvotto"])
        #expect(barriers.allSatisfy { $0.text("status") == "ok" && ($0.number("edges") ?? 0) > 0 })
        #expect(barriers.allSatisfy { $0.positions.first == $0.positions.last })
    }
}
