import Foundation
import Testing

@Suite("A mistake in a layer is shown at its place, by validate as by run")
struct LayerErrorTests {
    private static let points = LayerText.collection(
        LayerText.point(0, 0, #""name": "A", "beds": 5"#), LayerText.point(2, 1, #""name": "B", "beds": 6"#))

    /// An item, the column of the mistake, what it says, and what follows the line with the caret.
    static let mistakes: [(item: String, column: Int, text: String, help: String?)] = [
        ("{source: pionts.geojson}", 18, "there is no file 'pionts.geojson'", "did you mean 'points.geojson'?"),
        ("{source: nothing/here.gpkg}", 18, "there is no file 'nothing/here.gpkg'", nil),
        (
            "{source: points.geojson, layer: pionts}", 41, "'points.geojson' has no layer or table 'pionts'",
            "did you mean 'points'?"
        ),
        (
            "{source: points.geojson, fields: {id: bed}}", 47, "the layer 'points' has no field 'bed'",
            "did you mean 'beds'?"
        ),
        (
            "{source: points.geojson, fields: {keep: [beds, zone]}}", 56, "the layer 'points' has no field 'zone'",
            "these exist: name, beds"
        ),
        (
            "{source: points.geojson, where: zone = 1}", 41,
            "the condition does not fit the layer 'points': \"zone\" not recognised as an available field",
            "its fields: name, beds"
        ),
        (
            "{source: points.geojson, dialect: sqlite, where: zone = 1}", 58,
            "the condition does not fit the layer 'points': no such column: zone", "its fields: name, beds"
        ),
        (
            "{source: points.geojson, where: beds > 9}", 41, "no row of 'points' is selected",
            "where that is no mistake, write 'allow_empty: true'"
        ),
        (
            "{source: points.geojson, spatial: {relation: within, geometry: {at: [8, 50]}, buffer: 900 km}}", 43,
            "no row of 'points' is selected",
            "'within' selects what the geometry lies within, 'contains' what lies in the geometry; where that is no "
                + "mistake, write 'allow_empty: true'"
        ),
        (
            "{source: plain.csv}", 18, "the rows of 'plain' have no place: the layer has no geometry",
            "name the fields that hold them: 'fields: {x: FIELD, y: FIELD}' or 'fields: {wkt: FIELD}'; its fields: "
                + "name, e, n"
        ),
        (
            "{source: plain.csv, fields: {x: e, y: m}}", 47, "the layer 'plain' has no field 'm'",
            "did you mean 'e'?"
        ),
        (
            "{source: plain.csv, fields: {wkt: W}}", 43, "the layer 'plain' has no field 'W'",
            "did you mean 'e'?"
        ),
        (
            "{source: plain.csv, crs: EPSG:999999, fields: {x: e, y: n}}", 34,
            "`EPSG:999999` is not a coordinate system that is known, such as EPSG:32632 "
                + "(PROJ: proj_create_from_database: crs not found)", "name a system such as EPSG:25832"
        ),
        (
            "{source: folder}", 18, "'folder' has several layers, and none is named",
            "name one of them: one, two"
        ),
        (
            "{source: folder, layer: three}", 33, "'folder' has no layer or table 'three'", "these exist: one, two"
        ),
    ]

    private func job() throws -> LayerJob {
        try LayerJob([
            "points.geojson": Self.points, "plain.csv": "name,e,n\nA,9,50\nB,9.001,50\n",
            "folder/one.csv": "name,x,y\nA,9,50\n", "folder/two.csv": "name,x,y\nB,9,50\n",
        ])
    }

    @Test("with the names that do exist", arguments: mistakes)
    func mistake(_ item: String, _ column: Int, _ text: String, _ help: String?) throws {
        let lines = try job().mistake(stops: item).split(separator: "\n").map(String.init)
        #expect(lines.first == "a.yaml:4:\(column): error: \(text)")
        #expect(lines.dropFirst().first == "stops: [\(item)]")
        #expect(lines.dropFirst(2).first?.hasPrefix(String(repeating: " ", count: column - 1) + "^") == true)
        #expect(Array(lines.dropFirst(3)) == (help.map { ["help: \($0)"] } ?? []))
    }

    @Test("where none of its rows has a place, which a validation finds, too") func noPlaces() throws {
        let job = try LayerJob(["u.csv": "name,x,y\nA,392000.5,5817900.2\nB,392000.5,\n"])
        let text = try job.mistake(stops: "{source: u.csv}")
        #expect(
            text.hasPrefix(
                "a.yaml:4:8: error: none of the 2 stops has a place: A is not located: (392000.5, 5817900.2) is no longitude"
            ))
        #expect(try job.project.run("validate", ".").code == 1)
    }

    @Test("where it is a link to a file that is not there") func deadLink() throws {
        let job = try job()
        try FileManager.default.createSymbolicLink(
            atPath: job.project.path + "/dead.geojson", withDestinationPath: "gone.geojson")
        #expect(
            try job.mistake(stops: "{source: dead.geojson}") == """
                a.yaml:4:18: error: 'dead.geojson' cannot be opened: it is a link to a file that is not there
                stops: [{source: dead.geojson}]
                                 ^~~~~~~~~~~~

                """)
    }

    @Test("where it has no coordinate system", .enabled(if: Conversion.isThere, Conversion.isMissing))
    func coordinateSystem() throws {
        let job = try job()
        try Conversion.write("points.geojson", as: "p.shp", [], in: job.project.url)
        try FileManager.default.removeItem(at: job.project.url.appending(path: "p.prj"))
        #expect(
            try job.mistake(stops: "{source: p.shp}") == """
                a.yaml:4:18: error: the layer 'p' has no coordinate system
                stops: [{source: p.shp}]
                                 ^~~~~
                help: say which one its coordinates are in, such as 'crs: EPSG:25832'

                """)
        #expect(try job.column("name", "{source: p.shp, crs: EPSG:4326}") == ["A", "B"])
        #expect(
            try job.mistake(
                stops: LayerJob.corners,
                "barriers: {polygons: [{source: points.geojson, buffer: 1 m, spatial: {geometry: {source: p.shp}}}]}\n"
            ).hasPrefix("a.yaml:5:90: error: the layer 'p' has no coordinate system\n"))
    }

    @Test("that is told a system although it has its own is a warning")
    func twoSystems() throws {
        let job = try job()
        let outputs = try job.outputs(stops: "{source: points.geojson, crs: EPSG:25832}")
        #expect(
            try job.messages(outputs) == [
                "points has a coordinate system of its own, which counts instead of EPSG:25832"
            ])
    }

    @Test("that says what its places are in leaves the system of the job without effect where nothing else is in it")
    func unusedSystem() throws {
        let (job, unused) = (try job(), "'crs' has no effect here")
        let system = "crs: EPSG:25832\n"
        #expect(try job.messages(job.outputs(stops: "{source: points.geojson}", system)) == [unused])
        let barrier = system + "barriers: {points: [{at: [500500, 5539500]}]}\n"
        #expect(try !job.messages(job.outputs(stops: "{source: points.geojson}", barrier)).contains(unused))
        try job.project.write(GridTown.projectFile + "defaults: {route: {\(system.dropLast())}}\n", to: "arterial.yaml")
        #expect(try job.messages(job.outputs(stops: "{source: points.geojson}")) == [])
    }

    @Test("in the geometry that is asked with stands there")
    func queryGeometry() throws {
        func text(_ geometry: String) throws -> String {
            try job().mistake(
                stops: LayerJob.corners,
                "barriers:\n  polygons:\n    - source: points.geojson\n      buffer: 1 m\n      spatial:\n"
                    + "        geometry: \(geometry)\n")
        }
        #expect(
            try text("{source: point.geojson}").hasPrefix("a.yaml:10:28: error: there is no file 'point.geojson'\n"))
        #expect(
            try text("{source: points.geojson, layer: x}").hasPrefix(
                "a.yaml:10:51: error: 'points.geojson' has no layer or table 'x'\n"))
        #expect(
            try text("{source: points.geojson, where: beds > 9}").hasPrefix(
                "a.yaml:10:51: error: the layer 'points' has no such feature to ask with\n"))
        #expect(try text("{wkt: 'POLYGON ((9 50'}").hasPrefix("a.yaml:10:"))
    }

    @Test("is none where nothing is selected and that is allowed")
    func allowedEmpty() throws {
        let job = try job()
        let none = "{source: points.geojson, where: beds > 9, allow_empty: true}"
        #expect(try job.column("name", "\(none), \(LayerJob.corners)") == ["Stop 1", "Stop 2"])
        #expect(try job.barriers("{source: points.geojson, buffer: 1 m, where: beds > 9, allow_empty: true}") == [])
    }

    @Test("fails its own job alone")
    func others() throws {
        let job = try job()
        try job.project.write(jobText(stops: "[{source: points.geojson}]"), to: "good.yaml")
        for (name, item) in [("bad", "{source: gone.gpkg}"), ("worse", "{source: points.geojson, where: 'x ='}")] {
            try job.project.write(jobText(stops: "[\(item)]"), to: "\(name).yaml")
        }
        let ended = try job.project.run("run", ".")
        #expect(ended.code == 1)
        #expect(ended.error.contains("./bad.yaml:4:18: error: there is no file 'gone.gpkg'\n"))
        #expect(ended.error.contains("./worse.yaml:4:41: error: the condition does not fit the layer 'points': "))
        #expect(job.project.outputs().jobs == ["good"])
        #expect(try job.project.outputs().states().sorted() == ["bad invalid", "good succeeded", "worse invalid"])
    }
}
