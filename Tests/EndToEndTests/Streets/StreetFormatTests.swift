import Foundation
import Testing

@Suite(
    "The same streets in any format give the same routes", .enabled(if: Conversion.isThere, Conversion.isMissing))
struct StreetFormatTests {
    /// A network: the file, the options that make it, and what the network says beside the mapping.
    private struct Form {
        let name: String
        let file: String
        let options: [String]
        let keys: String

        init(_ name: String, _ file: String, _ driver: String, _ options: String..., keys: String = "") {
            (self.name, self.file, self.options, self.keys) = (name, file, ["-f", driver] + options, keys)
        }
    }

    private static let forms = [
        Form("gpkg", "a.gpkg", "GPKG", "-nln", "s"),
        Form("gpkg_utm", "utm.gpkg", "GPKG", "-t_srs", "EPSG:25832"),
        Form("gpkg_feet", "feet.gpkg", "GPKG", "-t_srs", LayerFormatTests.feet),
        Form("gpkg_arizona", "arizona.gpkg", "GPKG", "-t_srs", "EPSG:2868"),
        Form("shp", "a.shp", "ESRI Shapefile", "-lco", "ENCODING=UTF-8"),
        Form("shp_feet", "feet.shp", "ESRI Shapefile", "-lco", "ENCODING=UTF-8", "-t_srs", LayerFormatTests.feet),
        Form("fgb", "a.fgb", "FlatGeobuf"), Form("gdb", "a.gdb", "OpenFileGDB", "-nln", "s"),
        Form("sqlite", "a.sqlite", "SQLite"), Form("lines", "a.geojsonl", "GeoJSONSeq"),
        Form("gml", "a.gml", "GML"), Form("kml", "a.kml", "KML"),
        Form("tab", "a.tab", "MapInfo File", "-lco", "BOUNDS=8,49,10,51", "-lco", "ENCODING=CP1252"),
        Form("csv", "b.csv", "CSV", "-lco", "GEOMETRY=AS_WKT"),
        Form(
            "csv_utm", "utm.csv", "CSV", "-lco", "GEOMETRY=AS_WKT", "-t_srs", "EPSG:25832", keys: "crs: EPSG:25832, "),
    ]

    private func job(_ network: String, _ mode: String) -> String {
        """
        job: route
        description: routes
        network: \(network)
        travel_mode: \(mode)
        accumulate: [toll]
        restrictions: {unpaved: avoid_high}
        outputs: {traversed_edges: true}
        stops:

        """ + LineTown(size: 8, seed: 5).routes(8, seed: 1)
    }

    /// The networks whose outputs differ from those of the first one, and in which file.
    private func odd(_ project: TemporaryProject, _ networks: [String]) throws -> [String] {
        for network in networks {
            for mode in ["car", "foot"] { try project.write(job(network, mode), to: "\(network)_\(mode).yaml") }
        }
        let ended = try project.run("run", ".", "-q")
        try #require(ended.code == 0, "\(ended.error)")
        let outputs = project.outputs()
        return try ["car", "foot"].flatMap { mode in
            let files = outputs.files(of: "\(networks[0])_\(mode)").filter { $0 != "job.json" }
            #expect(try outputs.features("\(networks[0])_\(mode)/routes.geojson").features.count == 8)
            return try networks.flatMap { network in
                try files.filter { file in
                    try outputs.data("\(network)_\(mode)/\(file)") != outputs.data("\(networks[0])_\(mode)/\(file)")
                }.map { "\(network) \(mode) \($0)" }
            }
        }
    }

    @Test("to the byte, in files and in coordinates of any kind")
    func files() throws {
        let project = try TemporaryProject(["base.geojson": LineTown(size: 8, seed: 5).geoJSON])
        var networks = "networks:\n  json: {streets: {source: base.geojson, \(LineTown.mapping)}}\n"
        for form in Self.forms {
            try Conversion.write("base.geojson", as: form.file, form.options, in: project.url)
            networks += "  \(form.name): {streets: {source: \(form.file), \(form.keys)\(LineTown.mapping)}}\n"
        }
        try Conversion.write("base.geojson", as: "b.csv", ["-f", "CSV", "-lco", "GEOMETRY=AS_WKT"], in: project.url)
        let text = try String(contentsOf: project.url.appending(path: "b.csv"), encoding: .utf8)
        // Lines in a column of another name, beside columns that look like those of points.
        try project.write(
            text.split(separator: "\n").enumerated().map {
                $0.offset == 0 ? $0.element.replacing("WKT", with: "course") + ",x,y" : $0.element + ",1,2"
            }.joined(separator: "\n") + "\n", to: "course.csv")
        let mapping = LineTown.mapping.replacing("fields: {", with: "fields: {wkt: course, ")
        networks += "  course: {streets: {source: course.csv, \(mapping)}}\n"
        try project.write(networks, to: "arterial.yaml")
        #expect(try odd(project, ["json"] + Self.forms.map(\.name) + ["course"]) == [])
    }

    @Test(
        "to the byte, in a database", .enabled(if: PostgreSQLServer.isThere, "postgresql-15-postgis-3 is not installed")
    )
    func database() throws {
        let database = try PostgreSQLDatabase("streets", "CREATE EXTENSION IF NOT EXISTS postgis")
        let project = try TemporaryProject(["base.geojson": LineTown(size: 8, seed: 5).geoJSON])
        var networks = "networks:\n  json: {streets: {source: base.geojson, \(LineTown.mapping)}}\n"
        for (table, system) in [("degrees", "EPSG:4326"), ("metres", "EPSG:25832"), ("feet", "EPSG:2868")] {
            try Conversion.write(
                "base.geojson", as: database.source,
                ["-f", "PostgreSQL", "-nln", table, "-t_srs", system, "-lco", "GEOMETRY_NAME=geom"], in: project.url)
            networks +=
                "  \(table): {streets: {source: \"\(database.source)\", layer: \(table), \(LineTown.mapping)}}\n"
        }
        try project.write(networks, to: "arterial.yaml")
        #expect(try odd(project, ["json", "degrees", "metres", "feet"]) == [])
        // What a database holds can change: nothing of it is kept.
        let kept = try FileManager.default.contentsOfDirectory(atPath: project.url.appending(path: ".arterial").path)
        #expect(Set(kept.map { $0.prefix { $0 != "." } }) == ["json"])
        try database.run("DELETE FROM degrees")
        let ended = try project.run("run", "degrees_car.yaml")
        #expect(ended.code == 1 && ended.error.contains("the sources hold no street"), "\(ended.error)")
    }
}
