import Analyses
import Geometry
import Testing

@testable import Preparation

/// Places as people write them, brought to WGS84.
@Suite struct PlaceResolverTests {
    private static let monaco = Coordinate(longitude: 74_200_000, latitude: 437_300_000)

    @Test(arguments: [
        "{at: [7.42, 43.73]}", "{wkt: POINT (7.42 43.73)}", "{wkt: \"point z(7.42 43.73 12)\"}",
        "{geometry: {type: Point, coordinates: [7.42, 43.73]}}",
        "{geometry: {type: Point, coordinates: [7.42, 43.73, 12]}}", "{at: [367.42, 43.73]}",
    ])
    func aPointCanBeWrittenInSeveralWays(place: String) throws {
        let prepared = Preparing(stops: "[\(place), {at: [7.4, 43.7]}]")
        let stop = try #require(prepared.route?.parameters.routes.first?.stops.first, "\(prepared.rendered)")
        #expect(stop.place == Self.monaco)
    }

    @Test func coordinatesMayBeInAnotherSystem() throws {
        let prepared = Preparing("crs: EPSG:25832", stops: "[{at: [372722, 4843029]}, {at: [372000, 4843000]}]")
        let stop = try #require(prepared.route?.parameters.routes.first?.stops.first, "\(prepared.rendered)")
        #expect(abs(stop.place.longitudeDegrees - 7.42) < 0.01 && abs(stop.place.latitudeDegrees - 43.73) < 0.01)
        #expect(prepared.job?.libraryUse.gdal == true)
    }

    @Test(arguments: [
        ("{at: [7.42, 93.73]}", "the latitude 93.73 is beyond 90 degrees"),
        ("{wkt: \"LINESTRING (7 43, 8 44)\"}", "expected a point, not a line"),
        ("{wkt: \"POLYGON ((7 43, 8 43, 8 44, 7 43))\"}", "expected a point, not a polygon"),
        ("{geometry: {type: MultiPoint, coordinates: [[7, 43], [8, 44]]}}", "expected a point, not a set of points"),
    ])
    func whatIsNoPointIsRefused(place: String, error: String) {
        let prepared = Preparing(stops: "[\(place), {at: [7.4, 43.7]}]")
        #expect(prepared.job == nil)
        #expect(prepared.sentences.first == error)
    }

    @Test(arguments: [
        "{wkt: PONT (7 43)}", "{wkt: POINT EMPTY}", "{wkt: \"\"}", "{geometry: {type: Pont}}", "{geometry: {}}",
    ])
    func whatCannotBeReadIsAnErrorAtItsPlace(place: String) {
        let prepared = Preparing(stops: "[{at: [7.4, 43.7]}, \(place)]")
        #expect(prepared.job == nil)
        #expect(prepared.rendered.contains("job.yaml:3:"), "\(prepared.rendered)")
        #expect(prepared.sentences.count >= 1)
    }

    @Test func anUnknownSystemIsOneError() {
        let prepared = Preparing("crs: EPSG:99999999")
        #expect(prepared.job == nil)
        #expect(prepared.sentences.count == 2 && prepared.sentences[1].hasPrefix("help: name a system"))
    }

    @Test func positionsOutsideTheirSystemAreRefused() {
        let prepared = Preparing("crs: EPSG:25832", stops: "[{at: [1.0e30, 5.0e30]}, {at: [372000, 4843000]}]")
        #expect(prepared.job == nil && !prepared.sentences.isEmpty)
    }

    private func barrier(_ item: String) -> Preparing { Preparing("barriers: {polygons: [\(item)]}") }

    @Test func areasArePolygonsOrBufferedPoints() throws {
        let square = "wkt: \"POLYGON ((7 43, 8 43, 8 44, 7 44, 7 43))\""
        let drawn = try #require(barrier("{\(square), name: Flood}").route?.travel.barriers.first)
        #expect(drawn.name == "Flood" && drawn.polygons.count == 1)
        #expect(drawn.polygons[0].contains(Coordinate(longitude: 75_000_000, latitude: 435_000_000)) == .inside)
        let round = try #require(barrier("{at: [7.42, 43.73], buffer: 500 m}").route?.travel.barriers.first)
        #expect(round.name == "Barrier 1" && round.polygons[0].rings[0].count == 128, "32 segments a quarter")
        #expect(round.polygons[0].contains(Self.monaco) == .inside)
        for corner in round.polygons[0].rings[0] {
            #expect(abs(Geodesic.millimetres(from: Self.monaco, to: corner) - 500_000) < 20)
        }
        let several =
            "geometry: {type: MultiPolygon, coordinates: [[[[7,43],[8,43],[8,44],[7,43]]],[[[9,43],[9.5,43],[9.5,44],[9,43]]]]}"
        #expect(barrier("{\(several)}").route?.travel.barriers.first?.polygons.count == 2)
    }

    @Test(arguments: [
        ("{at: [7, 43]}", "'at' needs 'buffer' beside it"), ("{wkt: POINT (7 43)}", "a point is no area"),
        ("{wkt: \"LINESTRING (7 43, 8 44)\"}", "a line is no area"),
        ("{wkt: \"MULTIPOINT (7 43, 8 44)\"}", "a set of points is no area"),
        ("{at: [7, 43], buffer: 6000 km}", "a buffer of 6000000 m is too large; at most 5000 km"),
        (
            "{at: [7, 43], buffer: 1 mm}",
            "a buffer of 0.001 m is so small that nothing is left of it on a grid of 1 cm"
        ),
    ])
    func whatIsNoAreaIsRefused(item: String, error: String) {
        let prepared = barrier(item)
        #expect(prepared.job == nil)
        #expect(prepared.sentences.first == error)
    }

    @Test(arguments: [
        "LINESTRING (7.3 43.7, 7.5 43.7)", "MULTIPOINT (7.3 43.7, 7.42 43.7)",
        "POLYGON ((7.41 43.69, 7.43 43.69, 7.43 43.699, 7.41 43.699, 7.41 43.69))",
    ])
    func aBufferGoesRoundAnyGeometry(wkt: String) {
        let polygons = barrier("{wkt: \"\(wkt)\", buffer: 500 m}").route?.travel.barriers.first?.polygons ?? []
        func isInside(_ latitude: Double) -> Bool {
            Coordinate(longitudeDegrees: 7.42, latitudeDegrees: latitude).map { place in
                polygons.contains { $0.contains(place) == .inside }
            } ?? false
        }
        // A degree of latitude has 111.1 km there: 500 m are 0.0045.
        #expect(isInside(43.7034))
        #expect(!isInside(43.7047))
    }

    @Test(arguments: ["0 m", "-5 m"])
    func aBufferMustBeLongerThanNothing(buffer: String) {
        #expect(barrier("{at: [7, 43], buffer: \(buffer)}").job == nil)
    }

    @Test(arguments: [
        "POLYGON ((7 43, 8 44, 8 43, 7 44, 7 43))", "POLYGON ((7 43, 8 43, 7 43, 7 43))",
        "POLYGON ((7 43, 8 43, 8 44, 7 44, 7 43), (9 43, 9.5 43, 9.5 43.5, 9 43))",
    ])
    func aPolygonThatIsNotValidIsRefused(text: String) {
        let prepared = barrier("{wkt: \"\(text)\"}")
        #expect(prepared.job == nil)
        #expect(prepared.sentences.first?.hasPrefix("the polygon is not valid: ") == true, "\(prepared.rendered)")
    }
}
