import Foundation
import Testing

@Suite("Data that no project can be drafted of")
struct DraftRefusalTests {
    private static let points =
        #"{"type": "FeatureCollection", "features": [{"type": "Feature", "properties": {}, "geometry": {"type": "Point", "coordinates": [9, 50]}}]}"#
    static let projected =
        "id,wkt\n1,\"LINESTRING (500000 5400000, 500100 5400000)\"\n2,\"LINESTRING (500100 5400000, 500200 5400000)\"\n"

    @Test(
        "is refused with a sentence, and nothing is left",
        arguments: [
            ("roads.geojsn", "there is no file roads.geojsn; did you mean roads.geojson?"),
            ("none.osm", "none.osm is empty"),
            ("town.pbf", "town.pbf: the name of a file of OpenStreetMap ends in .osm.pbf, .osm, "),
            ("town.xml", "town.xml: the name of a file of OpenStreetMap ends in .osm.pbf, .osm, "),
            ("notes.txt", "'notes.txt' cannot be opened: it is in none of the formats that hold layers or tables"),
            (
                "roads.geojson",
                "roads.geojson has no layer of lines, and a network is made of lines; there are roads (points)"
            ),
            ("broken.osm.pbf", "OSM file broken.osm.pbf"), ("PG:dbname=gis", "a project is drafted of files"),
            ("broken.osm", "broken.osm"),
            ("empty", "'empty' cannot be opened"),
        ])
    func refused(data: String, sentence: String) throws {
        let place = try TemporaryProject([
            "roads.geojson": Self.points, "none.osm": "", "town.pbf": "x",
            "town.xml": "<?xml version='1.0'?>\n<osm version='0.6'>", "notes.txt": "Buy milk.\n",
            "broken.osm": "<osm>", "broken.osm.pbf": "no blob",
        ])
        try FileManager.default.createDirectory(
            at: place.url.appending(path: "empty"), withIntermediateDirectories: true)
        let ended = try place.run("init", "--from", data, "town")
        #expect(ended.code == 2 && ended.output.isEmpty)
        #expect(ended.error.contains("arterial: ") && ended.error.contains(sentence), "\(ended.error)")
        #expect(!place.exists("town"))
    }

    @Test("says which option tells what coordinates mean")
    func coordinates() throws {
        let place = try TemporaryProject(["roads.csv": Self.projected])
        let ended = try place.run("init", "--from", "roads.csv", "town")
        #expect(ended.code == 2 && ended.error.contains("such as --crs EPSG:25832"), "\(ended.error)")
        try place.draftAndRun("roads.csv", "--crs", "EPSG:25832")
    }

    @Test(
        "refuses options that mean nothing to it, or says that they do",
        arguments: [
            (["--as", "utility"], "town.osm", "--as utility does not go with it: a file of OpenStreetMap has streets"),
            (["--crs", "EPSG:25832"], "town.osm", "--crs does not go with a file of OpenStreetMap"),
            (["--as", "streets"], "pipes.inp", "--as streets does not go with it: a model of EPANET has pipes"),
        ])
    func meaningless(options: [String], data: String, sentence: String) throws {
        let place = try TemporaryProject(["town.osm": GridTown(size: 3).osm, "pipes.inp": "[JUNCTIONS]\n[END]\n"])
        let ended = try Arterial.run(["init", "--from", data] + options + ["project"], in: place.url)
        #expect(ended.code == 2 && ended.error.contains(sentence), "\(ended.error)")
        #expect(!place.exists("project"))
    }

    @Test("says that a coordinate system beside the layer's own is not used")
    func surplusSystem() throws {
        let place = try TemporaryProject(["roads.geojson": LineLayer.grid(4) { _ in [("name", .text("Street"))] }.text])
        let said = try place.draftAndRun("roads.geojson", "--crs", "EPSG:25832")
        #expect(said.contains("--crs EPSG:25832 is not used: the layer has a coordinate system of its own"), "\(said)")
    }

    @Test(
        "needs options that go together",
        arguments: [
            (["init", "--from", "a.osm"], "name the folder of the project"),
            (["init", "--as", "streets", "a"], "go with --from"),
            (["init", "--utility", "--from", "a", "b"], "leave --utility out"),
            (["init", "--from", "a", "--as", "x", "b"], "'x'"),
            (["init", "--utility", "pipes.inp"], "a model of EPANET such as pipes.inp needs no utility model"),
        ])
    func usage(arguments: [String], sentence: String) throws {
        let ended = try Arterial.run(arguments)
        #expect(ended.code == 2 && ended.error.contains(sentence), "\(ended.error)")
    }
}
