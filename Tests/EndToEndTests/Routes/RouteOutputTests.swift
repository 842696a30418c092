import Foundation
import Testing

/// Lines with fewer corners, other coordinate systems, navigation devices.
@Suite("The outputs of a route")
struct RouteOutputTests {
    /// A road that winds round the corner of a grid, then its streets.
    private static var town: String {
        let (nodes, references) = (1...40).reduce(into: ("", "")) { texts, step in
            let (longitude, latitude) = (9 - 0.0002 * Double(step), 50 + 0.00005 * Double(step % 4))
            texts.0 += "<node id=\"\(900 + step)\" version=\"1\" lon=\"\(longitude)\" lat=\"\(latitude)\"/>"
            texts.1 += "<nd ref=\"\(900 + step)\"/>"
        }
        let way = "<way id=\"900\" version=\"1\"><nd ref=\"1\"/>" + references
        let tags = "<tag k=\"highway\" v=\"residential\"/><tag k=\"name\" v=\"Winding Road\"/></way></osm>"
        return GridTown(size: 6).osm.replacing("</osm>", with: nodes + way + tags)
    }

    private func outputs(_ more: String) throws -> Outputs {
        let project = try TemporaryProject([
            "arterial.yaml": GridTown.projectFile, "town.osm": Self.town,
            "a.yaml": """
            job: route
            network: town
            stops: [{name: End, at: [8.992, 50]}, {name: Shop, at: \(GridTown.place(2.5, 3))}, {at: \(GridTown.place(4, 1))}]
            \(more)
            """ + "\n",
        ])
        let ended = try project.run("run", "a.yaml")
        try #require(ended.code == 0, "\(ended.error)")
        return project.outputs()
    }

    private func line(_ outputs: Outputs) throws -> [Point] {
        try #require(try outputs.features("a/routes.geojson").features.first?.positions)
    }

    @Test("have lines with fewer corners, on which stops and turns stay")
    func simplified() throws {
        let whole = try outputs("outputs: {simplify: 0 m}")
        let simple = try outputs("outputs: {simplify: 30 m}")
        let (corners, fewer) = (try line(whole), try line(simple))
        #expect(corners.count > 45 && fewer.count < 15)
        #expect(fewer.allSatisfy(corners.contains))
        let stops = try simple.table("a/stops.csv").rows
        for stop in stops {
            let place = try Point(
                x: #require(Double(stop["snap_x"] ?? "")), y: #require(Double(stop["snap_y"] ?? "")))
            #expect(fewer.contains(place))
        }
        for step in try simple.features("a/directions_points.geojson").features {
            #expect(fewer.contains(try #require(step.positions.first)))
        }
        #expect(try whole.table("a/routes.csv").rows == simple.table("a/routes.csv").rows)
    }

    @Test("have geometries of CSV in another coordinate system")
    func system() throws {
        let outputs = try outputs("outputs: {crs: EPSG:25832}")
        let route = try #require(try outputs.table("a/routes.csv").rows.first?["geometry"])
        let stop = try #require(try outputs.table("a/stops.csv").rows.last?["geometry"])
        // 9 degrees east is the middle of the zone: 500 km.
        #expect(route.hasPrefix("LINESTRING (4994") && stop.hasPrefix("POINT (50028"))
        #expect(try line(outputs).first?.x ?? 0 < 9)
    }

    @Test("refuse a coordinate system that no format can have")
    func systemWithoutTable() throws {
        let project = try GridTown.project([
            "a.yaml": GridTown.job(more: "outputs: {crs: EPSG:25832, formats: [geojson]}")
        ])
        let ended = try project.run("validate", "a.yaml")
        #expect(ended.code == 1 && ended.error.contains("'crs' needs the format csv"), "\(ended.error)")
    }

    @Test("for navigation devices are read by others as they were written")
    func gpx() throws {
        let first = try outputs("outputs: {gpx: true}")
        let project = try TemporaryProject([
            "arterial.yaml": GridTown.projectFile, "town.osm": Self.town,
            "routes.gpx": try first.text("a/routes.gpx"),
            "a.yaml": """
            job: route
            network: town
            stops: {source: routes.gpx, layer: waypoints, fields: {name: name}}
            barriers: {lines: {source: routes.gpx, layer: tracks, type: scaled_cost, factor: 2}}
            """ + "\n",
        ])
        let ended = try project.run("run", "a.yaml")
        try #require(ended.code == 0, "\(ended.error)")
        let again = project.outputs()
        #expect(try again.table("a/stops.csv").rows.map { $0["name"] } == ["End", "Shop", "Stop 3"])
        let barrier = try #require(try again.features("a/barriers.geojson").features.first)
        #expect(try barrier.positions == line(first))
    }
}
