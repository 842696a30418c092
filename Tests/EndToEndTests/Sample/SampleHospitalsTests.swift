import Foundation
import Testing

@Suite("The sample's hospitals around the floods")
struct SampleHospitalsTests {
    private static let job = "hospitals-around-the-floods"

    private func areas() throws -> [FeatureTable.Feature] {
        try Sample.outputs().features("\(Self.job)/polygons.geojson").features
    }

    private func floods() throws -> [FeatureTable.Feature] {
        try Sample.outputs().features("\(Self.job)/barriers.geojson").features
    }

    /// Places along the ambulance's way on a dry day.
    private func places() throws -> [Point] {
        let route = try Sample.outputs().features("ambulance-on-a-dry-day/routes.geojson").features[0].positions
        return zip(route, route.dropFirst()).flatMap { $0.steps(to: $1, count: 20) }
    }

    @Test("have one area for each break, whichever hospital is near")
    func dissolved() throws {
        let areas = try areas()
        #expect(areas.map { $0.text("name") } == ["3 - 8", "0 - 3"])
        #expect(areas.allSatisfy { $0.properties["facility_id"] is NSNull && $0.text("facility") == nil })
        for place in try places() { #expect(areas.count { $0.holds(place) } < 2, "\(place)") }
    }

    @Test("do not reach the flooded streets")
    func flooded() throws {
        let (areas, floods) = (try areas(), try floods())
        let flooded = try places().filter { place in floods.contains { $0.holds(place) } }
        #expect(flooded.count > 100)
        // A street above or below that is open counts where it crosses.
        let reached = flooded.filter { place in areas.contains { $0.holds(place) } }
        #expect(reached.count * 100 <= flooded.count, "\(reached.count) of \(flooded.count): \(reached.prefix(3))")
    }

    @Test("are located, a minute being gone in Menton; those that no flood touches lie in the innermost area")
    func facilities() throws {
        let innermost = try #require(try areas().last)
        let facilities = try Sample.outputs().table("\(Self.job)/facilities.csv").rows
        #expect(facilities.map { $0["id"] } == ["H1", "H2", "H3"])
        #expect(facilities.map { $0["cost"] } == ["0.000000", "0.000000", "1.000000"])
        // The nearest open street to the other one ends at the flood's border.
        for row in facilities where row["status"] == "ok" {
            let place = Point(x: Double(row["snap_x"] ?? "") ?? 0, y: Double(row["snap_y"] ?? "") ?? 0)
            #expect(innermost.holds(place), "\(row)")
        }
    }

    @Test("meet the floods that the ambulance meets")
    func sameFloods() throws {
        let outputs = try Sample.outputs()
        #expect(
            try outputs.text("\(Self.job)/barriers.geojson")
                == outputs.text("ambulance-around-the-floods/barriers.geojson"))
    }
}
