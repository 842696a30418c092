import Testing

@Suite("In the sample's routes")
struct SampleTotalsTests {
    /// Minutes are written with six decimals and metres with three; the engine counts milliseconds and millimetres.
    private static func milliseconds(_ minutes: Double) -> Int { Int((minutes * 60_000).rounded()) }
    private static func millimetres(_ metres: Double) -> Int { Int((metres * 1000).rounded()) }

    @Test("the steps of the directions add up to the totals", arguments: Sample.routes)
    func steps(_ job: String) throws {
        let outputs = try Sample.outputs()
        let steps = try outputs.table("\(job)/directions.csv").rows
        for route in try outputs.features("\(job)/routes.geojson").features {
            let own = steps.filter { $0["route"] == route.text("name") }
            let times = own.compactMap { Double($0["time"] ?? "") }
            let lengths = own.compactMap { Double($0["length"] ?? "") }
            let total = try #require(route.number("total_time"))
            #expect(times.count > 1)
            #expect(times.map(Self.milliseconds).reduce(0, +) == Self.milliseconds(total))
            let length = try #require(route.number("total_length"))
            #expect(lengths.map(Self.millimetres).reduce(0, +) == Self.millimetres(length))
        }
    }

    @Test("the last stop stands at the totals", arguments: Sample.routes)
    func lastStop(_ job: String) throws {
        let outputs = try Sample.outputs()
        let stops = try outputs.table("\(job)/stops.csv").rows
        for route in try outputs.features("\(job)/routes.geojson").features {
            let last = try #require(stops.last { $0["route"] == route.text("name") && $0["sequence"] != "" })
            #expect(Double(last["cumul_time"] ?? "") == route.number("total_time"))
            #expect(Double(last["cumul_length"] ?? "") == route.number("total_length"))
        }
    }

    @Test("the stops of the GeoJSON are those of the CSV", arguments: Sample.routes)
    func stops(_ job: String) throws {
        let outputs = try Sample.outputs()
        let features = try outputs.features("\(job)/stops.geojson").features
        let rows = try outputs.table("\(job)/stops.csv").rows
        #expect(features.map { $0.text("name") } == rows.map { $0["name"] })
        #expect(features.map { $0.number("cumul_time") } == rows.map { Double($0["cumul_time"] ?? "") })
    }

    @Test("the pieces of street add up to the totals")
    func pieces() throws {
        let outputs = try Sample.outputs()
        let route = try #require(try outputs.features("fire-engine-to-the-casino/routes.geojson").features.first)
        let pieces = try outputs.table("fire-engine-to-the-casino/traversed_edges.csv")
        let length = try #require(route.number("total_length"))
        #expect(pieces.numbers("length").map(Self.millimetres).reduce(0, +) == Self.millimetres(length))
        #expect(pieces.numbers("to_cumul_time").last == route.number("total_time"))
    }

    @Test("the lines of the steps join to the route's line", arguments: Sample.routes)
    func lines(_ job: String) throws {
        let outputs = try Sample.outputs()
        let lines = try outputs.features("\(job)/directions_lines.geojson").features
        for route in try outputs.features("\(job)/routes.geojson").features {
            var joined: [Point] = []
            for line in lines where line.text("route") == route.text("name") {
                for point in line.positions where point != joined.last { joined.append(point) }
            }
            #expect(joined == route.positions)
        }
    }
}
