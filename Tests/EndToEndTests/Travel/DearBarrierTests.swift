import Testing

/// Barriers that make a street dearer than costs are told apart: 2^40 ms, which are 18,325,193.8 minutes.
@Suite("A barrier that makes a street dearer than can be told")
struct DearBarrierTests {
    private static let most = 18_325_194.0

    /// A street of two blocks, and a way of six round it.
    private func town() throws -> StreetProject {
        let ways: [(Int, [(Double, Double)])] = [(1, [(0, 0), (2, 0)]), (2, [(0, 0), (0, 2), (2, 2), (2, 0)])]
        let streets = ways.map { LayerText.line($1, "\"link\": \($0), \"kind\": \"residential\"") }
        return try StreetProject(
            "source: a.geojson, fields: {id: link, class: kind}", ["a.geojson": LayerText.collection(streets)])
    }

    /// A zone round a part of the street, from one column to another.
    private func zone(_ from: Double, _ to: Double, factor: String) -> String {
        let corners = [(from, -0.2), (to, -0.2), (to, 0.2), (from, 0.2), (from, -0.2)]
            .map { GridTown.place($0.0, $0.1).dropFirst().dropLast().replacing(",", with: "") }
        return
            "barriers: {polygons: [{wkt: \"POLYGON ((\(corners.joined(separator: ", "))))\", type: scaled_cost, factor: \(factor)}]}\n"
    }

    @Test("leaves no part of it free")
    func parts() throws {
        let town = try town()
        let stops = "\(StreetProject.at(0.5, 0)), \(StreetProject.at(1.5, 0))"
        let round = try #require(try town.total("total_time", stops, zone(0.9, 1.1, factor: "1e6")))
        let plain = try #require(try town.total("total_time", stops))
        #expect(round > plain)
        for factor in ["1e8", "1e12", "1e300"] {
            let time = try #require(try town.total("total_time", stops, zone(0.9, 1.1, factor: factor)))
            #expect(abs(time - round) < 1e-5, "what lies beside the zone costs what it does: \(factor)")
            let within = try #require(
                try town.total(
                    "total_time", "\(StreetProject.at(0.95, 0)), \(StreetProject.at(1.05, 0))",
                    zone(0, 2, factor: factor)))
            #expect(within > 100_000 && within < Self.most, "\(factor): \(within)")
        }
    }

    @Test("is gone round at a crossing where turns are free, too", arguments: [2, 1100])
    func crossing(_ count: Int) throws {
        let ways: [[(Double, Double)]] = [
            [(0, 0), (1, 0)], [(1, 0), (2, 0)], [(1, 0), (1, 1)], [(0, 0), (0, 2), (2, 2), (2, 0)],
        ]
        let town = try StreetProject(
            "source: a.geojson, fields: {class: kind}",
            ["a.geojson": LayerText.collection(ways.map { LayerText.line($0, "\"kind\": \"residential\"") })])
        let factor = count == 2 ? "1e200" : "2"
        let one = "{at: \(GridTown.place(1, 0)), buffer: 50 m, type: scaled_cost, factor: \(factor)}"
        let barriers = Array(repeating: one, count: count).joined(separator: ", ")
        let stops = "\(StreetProject.at(0.2, 0)), \(StreetProject.at(1.8, 0))"
        let round = try town.total(
            "total_time", stops,
            "barriers: {polygons: [\(one.replacing("scaled_cost, factor: \(factor)", with: "restriction"))]}\n")
        let time = try town.total("total_time", stops, "barriers: {polygons: [\(barriers)]}\n")
        #expect(time != nil && time == round)
    }

    @Test("is gone round where it is to be paid, and a dearer one is no cheaper")
    func added() throws {
        let town = try town()
        let stops = "\(StreetProject.at(0.5, 0)), \(StreetProject.at(1.5, 0))"
        func time(_ cost: String) throws -> Double? {
            let barrier = "barriers: {points: [{at: \(GridTown.place(1, 0)), type: added_cost, cost: \(cost)}]}\n"
            return try town.total("total_time", stops, barrier)
        }
        let detour = try time("1000 min")
        #expect(try ["10000000 min", "16000000 min"].allSatisfy { try time($0) == detour })
    }
}
