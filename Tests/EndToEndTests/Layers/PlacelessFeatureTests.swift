import Testing

@Suite("Features that cannot be placed")
struct PlacelessFeatureTests {
    private static let good = LayerText.point(0, 0, #""name": "A""#) + ",\n" + LayerText.point(2, 1, #""name": "B""#)

    @Test(
        "are stops that are not located, and say why",
        arguments: [
            ("null", "it has no geometry"),
            (
                #"{"type": "MultiPoint", "coordinates": [[9, 50], [9.001, 50]]}"#,
                "its geometry is a set of points, not a point"
            ),
            (#"{"type": "LineString", "coordinates": [[9, 50], [9.001, 50]]}"#, "its geometry is a line, not a point"),
            (
                #"{"type": "Polygon", "coordinates": [[[9, 50], [9.001, 50], [9, 50.001], [9, 50]]]}"#,
                "its geometry is a polygon, not a point"
            ),
            (#"{"type": "Point", "coordinates": []}"#, "it has no geometry"),
            (#"{"type": "MultiPoint", "coordinates": []}"#, "it has no geometry"),
            (
                #"{"type": "Point", "coordinates": [9, 95]}"#,
                "(9.0, 95.0) is no longitude and latitude; longitude comes first: are x and y swapped?"
            ),
            (
                #"{"type": "Point", "coordinates": [50, 139]}"#,
                "(50.0, 139.0) is no longitude and latitude; longitude comes first: are x and y swapped?"
            ),
            (
                #"{"type": "Point", "coordinates": [500000, 5538630]}"#,
                "(500000.0, 5538630.0) is no longitude and latitude; are these numbers degrees?"
            ),
        ])
    func stops(_ geometry: String, _ reason: String) throws {
        let job = try LayerJob([
            "t.geojson": LayerText.collection(Self.good, LayerText.feature(geometry, #""name": "Odd""#))
        ])
        let outputs = try job.outputs(stops: "{source: t.geojson}")
        let odd = try #require(try outputs.table("a/stops.csv").rows.first { $0["name"] == "Odd" })
        #expect(odd["status"] == "not_located")
        #expect(try job.messages(outputs).contains("Odd is not located: \(reason)"))
    }

    @Test("keep the job from succeeding where none may be skipped")
    func required() throws {
        let places = "name,x,y,r\nA,9,50,1\nOdd,,,2\nB,9.002,50.001,1\n"
        let job = try LayerJob(["t.csv": places])
        let item = "source: t.csv, fields: {name: name, x: x, y: y"
        let ended = try job.ended(stops: "{\(item)}}", "locate: {skip_invalid: false}")
        #expect(ended.code == 1 && ended.error.contains("Odd is not located"), "\(ended.error)")
        try job.project.write(
            "job: service_area\nnetwork: town\ntravel_mode: car\nfacilities: {\(item)}}\nbreaks: 1\n"
                + "locate: {skip_invalid: false}\n", to: "b.yaml")
        let area = try job.project.run("run", "b.yaml")
        #expect(area.code == 1 && area.error.contains("Odd is not located"), "\(area.error)")
    }

    @Test("stand with the route that they name") func route() throws {
        let job = try LayerJob(["t.csv": "name,x,y,r\nA,9,50,one\nOdd,,,two\nB,9.002,50.001,one\n"])
        let outputs = try job.outputs(stops: "{source: t.csv, fields: {name: name, x: x, y: y, route: r}}")
        #expect(try outputs.table("a/stops.csv").rows.map { $0["route"] } == ["one", "one", "two"])
    }

    @Test("are stops like others where a multi-point is one point")
    func single() throws {
        let odd = LayerText.feature(#"{"type": "MultiPoint", "coordinates": [[9.004, 50.004]]}"#, #""name": "C""#)
        let job = try LayerJob(["t.geojson": LayerText.collection(Self.good, odd)])
        #expect(try job.column("status", "{source: t.geojson}") == ["ok", "ok", "ok"])
    }

    @Test("have their numbers swapped")
    func swapped() throws {
        let odd = LayerText.feature(#"{"type": "Point", "coordinates": [50.001, 9.001]}"#, #""name": "C""#)
        let job = try LayerJob(["t.geojson": LayerText.collection(Self.good, odd)])
        #expect(
            try job.ended(stops: "{source: t.geojson}", command: "validate").error.hasPrefix(
                "a.yaml:4:18: error: C is far from the network 'town', and would be on it if its numbers were swapped\n"
            ))
    }

    @Test(
        "are mistakes where they are barriers",
        arguments: [
            ("null", "", "it has no geometry"),
            (
                #"{"type": "Point", "coordinates": [9, 50]}"#, "",
                "a point is no area; give the item a buffer, such as 'buffer: 500 m'"
            ),
            (
                #"{"type": "LineString", "coordinates": [[9, 50], [9.001, 50]]}"#, "",
                "a line is no area; give the item a buffer"
            ),
            (
                #"{"type": "Point", "coordinates": [9, 50]}"#, ", buffer: 6000 km",
                "a buffer of 6000000 m is too large; at most 5000 km"
            ),
            (
                #"{"type": "Point", "coordinates": [9, 95]}"#, ", buffer: 1 km",
                "(9.0, 95.0) is no longitude and latitude; longitude comes first: are x and y swapped?"
            ),
        ])
    func barriers(_ geometry: String, _ buffer: String, _ reason: String) throws {
        let job = try LayerJob(["t.geojson": LayerText.collection(LayerText.feature(geometry, #""name": "Odd""#))])
        let text = try job.mistake(
            stops: LayerJob.corners, "barriers: {polygons: [{source: t.geojson\(buffer)}]}\n")
        let first = try #require(text.split(separator: "\n").first)
        #expect(first.hasPrefix("a.yaml:5:") && first.hasSuffix(": error: row 0 of 't': \(reason)"))
    }

    @Test("are barriers whose outline crosses itself, by the even-odd rule and with a warning")
    func bowTie() throws {
        let job = try LayerJob([
            "t.geojson": LayerText.collection(
                LayerText.polygon([(0.5, 0.5), (1.5, 1.5), (1.5, 0.5), (0.5, 1.5)], #""name": "Bow""#))
        ])
        let outputs = try job.outputs(stops: LayerJob.corners, "barriers: {polygons: [{source: t.geojson}]}\n")
        #expect(
            try job.messages(outputs).contains {
                $0.hasPrefix("row 0 of t is not valid (Self-intersection at [") && $0.hasSuffix("by the even-odd rule")
            })
        #expect(try outputs.features("a/barriers.geojson").features.first?.text("status") == "ok")
    }
}
