import Geometry
import Testing

@testable import FeatureSources

private let isInstalled = (try? GDALLibrary.shared()) != nil

@Suite("Coordinate systems", .enabled(if: isInstalled, "GDAL is not installed"))
struct CoordinateSystemTests {
    /// Computed with PROJ 9.5 through pyproj; EPSG:31467 with the grid BETA2007 of the package proj-data.
    @Test(arguments: [
        ("EPSG:25832", 691_608.0, 5_334_760.0, 11.5755576987, 48.1372184701),
        ("EPSG:31467", 3_500_000.0, 5_500_000.0, 8.9989589684, 49.6367082617),
        ("EPSG:31467", 3_477_777.25, 5_888_888.5, 8.6669185878, 53.1317054495),
        ("EPSG:3089", 5_000_000.0, 3_800_000.0, -85.4775816463, 37.7588507921),
        ("EPSG:3089", 4_700_000.0, 3_600_000.0, -86.5097187902, 37.2073997922),
        ("EPSG:32760", 500_000.0, 8_000_000.0, 177.0, -18.0887089431),
        // Axes in the traditional order, whatever the register says.
        ("EPSG:4326", 7.42, 43.73, 7.42, 43.73),
        ("OGC:CRS84", -180.0, -90.0, -180.0, -90.0),
    ])
    func leadToWGS84(name: String, x: Double, y: Double, longitude: Double, latitude: Double) throws {
        let place = try CoordinateSystem(named: name).toWGS84([Position(x: x, y: y)])[0]
        #expect(abs(place.x - longitude) <= 1e-7)
        #expect(abs(place.y - latitude) <= 1e-7)
    }

    @Test func keepTheOrderOfManyPositions() throws {
        let system = try CoordinateSystem(named: "EPSG:32632")
        let positions = (0..<10_000).map { Position(x: 300_000 + Double($0) * 40, y: 5_000_000) }
        let places = try system.toWGS84(positions)
        #expect(places.count == positions.count)
        #expect(zip(places, places.dropFirst()).allSatisfy { $0.x < $1.x })
        #expect(try system.toWGS84([]).isEmpty)
        #expect(try places[9000] == system.toWGS84([positions[9000]])[0])
    }

    @Test(
        arguments: [
            "EPSG:999999", "", "nonsense", "EPSG:", "/etc/passwd", "http://localhost/crs", "file.prj",
            "EPSG:25832x", "EPSG:4326,25832", "EPSG:25832 ", "urn:ogc:def:crs:EPSG::25832x",
        ])
    func thatAreUnknownAreNamed(name: String) {
        #expect {
            try CoordinateSystem(named: name)
        } throws: { error in
            "\(error)".hasPrefix("`\(name)` is not a coordinate system that is known, such as EPSG:32632")
        }
    }

    @Test(arguments: ["epsg:25832", "urn:ogc:def:crs:EPSG::25832", "EPSG:25832+5783"])
    func haveSeveralNames(name: String) throws {
        let place = try CoordinateSystem(named: name).toWGS84([Position(x: 500_000, y: 5_538_630.703)])[0]
        #expect(abs(place.x - 9) < 1e-8 && abs(place.y - 50) < 1e-8, "\(place)")
    }

    /// EPSG:3411 is a sphere's, and its successor an ellipsoid's: 46 m apart. (https://epsg.io/3411)
    @Test func thatTheRegisterHasGivenUpMeanWhatTheyMeant() throws {
        let place = try CoordinateSystem(named: "EPSG:3411").toWGS84([Position(x: 0, y: -2_187_973.819)])[0]
        #expect(abs(place.y - 70) < 1e-4 && abs(place.x + 45) < 1e-6, "\(place)")
    }

    @Test func fromTheMiddleOfTheEarthAreRefused() {
        #expect {
            try CoordinateSystem(named: "EPSG:4978")
        } throws: { error in
            "\(error)".contains(
                "cannot be turned into longitude and latitude (they are counted from the middle of the earth)")
        }
    }

    @Test func ofNoPlaceOnTheEarthAreRefused() {
        let local = #"LOCAL_CS["site",UNIT["metre",1]]"#
        #expect {
            try CoordinateSystem(named: local)
        } throws: { error in
            "\(error)".hasPrefix("positions in `\(local)` cannot be turned into longitude and latitude")
        }
    }

    @Test(arguments: [Position(x: 1e15, y: 0), Position(x: .nan, y: 0), Position(x: .infinity, y: 5_000_000)])
    func namePositionsOutsideOfThem(outside: Position) throws {
        let system = try CoordinateSystem(named: "EPSG:25832")
        let inside = Position(x: 691_608, y: 5_334_760)
        #expect {
            try system.toWGS84([inside, outside])
        } throws: { error in
            "\(error)" == "position 2, (\(outside.x), \(outside.y)), lies outside the domain of `EPSG:25832`"
        }
    }

    @Test func refuseALatitudeBeyondThePole() throws {
        let system = try CoordinateSystem(named: "EPSG:4326")
        #expect(throws: CoordinateSystemError.self) { try system.toWGS84([Position(x: 0, y: 91)]) }
    }

    @Test func workOnManyThreadsAtOnce() async throws {
        let places = try await withThrowingTaskGroup(of: Position.self) { group in
            for _ in 0..<16 {
                group.addTask {
                    try CoordinateSystem(named: "EPSG:25832").toWGS84([Position(x: 691_608, y: 5_334_760)])[0]
                }
            }
            return try await group.reduce(into: Set<Position>()) { $0.insert($1) }
        }
        #expect(places.count == 1)
    }

    @Test func haveATitle() throws {
        #expect(try CoordinateSystem(named: "EPSG:32632").title == "WGS 84 / UTM zone 32N")
    }

    @Test(
        "Longitude and latitude by a name that is known are what the register has under it",
        arguments: ["OGC:CRS84", "EPSG:4326"])
    func degrees(name: String) throws {
        let library = try GDALLibrary.shared()
        let registered = try SpatialReference(name, library)
        let written = try #require(SystemDefinition(exporting: registered.handle, library))
        let place = try CoordinateTransformation(from: written, to: .degrees).position(Position(x: 7.42, y: -43.73))
        #expect(abs(place.x - 7.42) < 1e-12 && abs(place.y + 43.73) < 1e-12)
        let way = try CoordinateTransformation(from: SystemDefinition(name), to: .degrees)
        #expect(way.isIdentity && !way.leadsToPlane)
        #expect(way.sourceTitle == GDALLibrary.text(library.functions.OSRGetName(registered.handle)))
    }
}
