import Testing

/// What tables of associations say: what connects without coinciding, what contains and carries what.
@Suite("Associations")
struct AssociationTests {
    private func connected(_ project: TemporaryProject) throws -> [String] {
        let ended = try project.run("run", "job.yaml")
        #expect(ended.code == 0, "\(ended.output)")
        return try project.outputs().table("job/elements.csv").rows.map { row in
            let ends = ["position_from", "position_to"].compactMap { row[$0] }.filter { !$0.isEmpty }
            return (row["global_id"] ?? "") + (ends.isEmpty ? "" : " \(ends.joined(separator: "-"))")
        }
    }

    private static let reached = [
        "S1", "V1", "M1", "a 0.0000000-1.0000000", "O1", "O2", "O3", "E1 0.0000000-0.2500000", "E1 0.2500000-1.0000000",
    ]

    @Test(
        "connect what has no place, by Esri's table and by Esri's export",
        arguments: [
            CableTown.associations, CableTown.exported,
        ])
    func connectivity(table: String) throws {
        let project = try TemporaryProject(CableTown.project(["associations.csv": table]))
        #expect(try connected(project) == Self.reached)
        let info = try project.run("network", "info", "cables").output
        for part in [
            "2 connectivity, 2 containment, 1 attachment, 1 from side, 1 midspan, 1 to side; content visible of 1",
            "Port: junction_object, 3 features, id 6", "Strand: edge_object, 1 feature", "Box: assembly, 1 feature",
            "Yard: structure_boundary, 1 feature", "Duct: structure_line, 1 feature",
            "Rope: structure_edge_object, 1 feature",
        ] {
            #expect(info.contains(part), "\(part) in \(info)")
        }
    }

    @Test("and the sources beside them tell of cells beyond the last column") func surplus() throws {
        let devices = "globalid,x,y\nS1,500000,5400000\nV1,500100,5400000\nM1,500300,5400000,lost\n"
        let project = try TemporaryProject(
            CableTown.project([
                "devices.csv": devices, "associations.csv": CableTown.associations.replacing("\n", with: ",lost\n"),
            ]))
        #expect(try connected(project) == Self.reached)
        let messages = try project.outputs().json("job/job.json")["messages"] as? [[String: String]] ?? []
        let told = messages.filter { $0["code"] == "surplus_cells" }.compactMap { $0["text"] }
        #expect(told == ["line 4 of devices.csv has more cells than its first line: those beyond are left out"])
    }

    @Test(
        "come from a GeoPackage or a file geodatabase, some of whose tables have no geometry",
        .enabled(if: Conversion.isThere, Conversion.isMissing),
        arguments: [("cables.gpkg", "GPKG"), ("cables.gdb", "OpenFileGDB")])
    func database(name: String, format: String) throws {
        let layers = [
            "devices": "POINT", "lines": "MULTILINESTRING", "ports": "NONE", "strands": "NONE", "boxes": "POINT",
            "poles": "POINT", "ducts": "MULTILINESTRING", "yards": "MULTIPOLYGON", "bolts": "NONE", "ropes": "NONE",
        ]
        var model = CableTown.model.replacing("{source: associations.csv}", with: "{}")
        for layer in layers.keys { model.replace("source: \(layer).csv", with: "layer: \(layer)") }
        let project = try TemporaryProject(
            CableTown.project([
                "model.yaml": model,
                "arterial.yaml": "networks:\n  cables: {utility: {source: \(name), model: model.yaml}}\n",
            ]))
        let places = ["X_POSSIBLE_NAMES=x", "Y_POSSIBLE_NAMES=y", "GEOM_POSSIBLE_NAMES=wkt"].flatMap { ["-oo", $0] }
        try Conversion.write(
            "associations.csv", as: name, ["-f", format, "-nln", "UN_6_Associations"], in: project.url)
        for (layer, geometry) in layers.sorted(by: { $0.key < $1.key }) {
            try Conversion.write(
                "\(layer).csv", as: name,
                ["-update", "-f", format, "-a_srs", "EPSG:25832", "-nlt", geometry, "-nln", layer] + places,
                in: project.url)
        }
        #expect(try connected(project) == Self.reached)
    }

    /// A yard of three parts, one of which has a hole, with another one in it.
    @Test("bring boundaries with their polygons") func boundaries() throws {
        let parts = [
            "((500090 5399990, 500110 5399990, 500110 5400010, 500090 5399990), "
                + "(500105 5399993, 500108 5399993, 500108 5399996, 500105 5399993))",
            "((500120 5399990, 500130 5399990, 500130 5400010, 500120 5399990))",
            "((500107 5399993.6, 500107.8 5399993.6, 500107.8 5399994.4, 500107 5399993.6))",
        ]
        let project = try TemporaryProject(
            CableTown.project([
                "yards.csv": "globalid,wkt\nY1,\"MULTIPOLYGON (\(parts.joined(separator: ", ")))\"\n",
                "job.yaml": CableTown.job
                    + "configuration: {include_containers: true}\noutputs: {formats: [geojson, esri_json]}\n",
            ]))
        let ended = try project.run("run", "job.yaml")
        #expect(ended.code == 0, "\(ended.output)")
        let features = try #require(try project.outputs().json("job/elements.geojson")["features"] as? [[String: Any]])
        let yard = try #require(
            features.first { ($0["properties"] as? [String: Any])?["global_id"] as? String == "Y1" })
        let geometry = try #require(yard["geometry"] as? [String: Any])
        #expect(geometry["type"] as? String == "MultiPolygon")
        let rings = (geometry["coordinates"] as? [[[[Double]]]])?.map { $0.map(\.count) }
        #expect(rings == [[4, 4], [4], [4]])
        let answer = try project.outputs().json("job/trace_results.json")["traceResults"] as? [String: Any]
        let aggregated = answer?["aggregatedGeometry"] as? [String: [String: Any]]
        #expect((aggregated?["polygon"]?["rings"] as? [Any])?.count == 4)
    }

    @Test(
        "that are wrong name their row",
        arguments: [
            ("1,4,{V1},1,6,O1", "1,4,{V9},1,6,O1", "associations row 1: there is no feature Cable Device {V9}"),
            ("1,4,{V1},1,6,O1", "9,4,{V1},1,6,O1", "associations row 1: '9' is no kind of association"),
            (
                "1,4,{V1},1,6,O1", "1,4,{V1},1,66,O1",
                "associations row 1: no source has the 'id' 66; there are 4 (Cable Device)"
            ),
            ("1,4,{V1},1,6,O1", "1,4,,1,6,O1", "associations row 1: its first side has no global id"),
            ("1,4,{V1},1,6,O1", "1,5,a,1,6,O1", "associations row 1: Cable Line a is no junction"),
            (
                "O2,1,0.25", "O2,1,25",
                "associations row 3: it joins along a line, at 0 to 1 of its length, and not at '25'"
            ),
            ("3,11,P1", "3,6,O1", "associations row 8: Port O1 is no structure"),
            ("6,6,O3,1,7,E1", "6,6,O3,1,4,V1", "associations row 4: Cable Device V1 is no line or edge object"),
            (
                "2,13,Y1,1,9,B1", "2,4,V1,1,9,B1",
                "Box B1: it is contained in itself: Box B1 contains Cable Device V1 contains Box B1"
            ),
        ])
    func mistakes(row: String, wrong: String, words: String) throws {
        let table = CableTown.associations.replacing(row, with: wrong)
        let ended = try TemporaryProject(CableTown.project(["associations.csv": table])).run("run", "job.yaml")
        #expect(ended.code == 1 && ended.output.contains(words), "\(ended.output)")
    }

    @Test("that are all wrong are summed up")
    func many() throws {
        let head = CableTown.associations.prefix { $0 != "\n" }
        let rows = (1...150).map { "1,4,none\($0),1,6,O1,1,0,0\n" }.joined()
        let project = try TemporaryProject(CableTown.project(["associations.csv": head + "\n" + rows]))
        let ended = try project.run("run", "job.yaml")
        let results = try project.outputs().text("results.jsonl")
        #expect(ended.code == 1 && results.contains("50 more mistakes"), "\(ended.output)")
    }

    @Test("A model without features is shown whole, and its traces find nothing to start at")
    func noFeatures() throws {
        let model = CableTown.model.replacing(#/source: \w+\.csv/#, with: "source: none")
        let project = try TemporaryProject(CableTown.project(["model.yaml": model]))
        let info = try project.run("network", "info", "cables")
        #expect(
            info.code == 0 && info.output.contains("Cable Device: device, 0 features"), "\(info.output)\(info.error)")
        #expect(info.output.contains("no source has rows: the network is its model alone"))
        let ended = try project.run("run", "job.yaml")
        #expect(ended.code == 1 && ended.output.contains("S1"), "\(ended.output)")
    }

    @Test("need a rule where there are rules of their kind") func rules() throws {
        func ends(_ source: String) -> String { "{source: \(source), asset_group: Plain, asset_type: Plain}" }
        let connecting = [("Cable Device", "Cable Line"), ("Cable Device", "Port"), ("Port", "Strand")].map {
            from, to in
            let kind = to == "Port" ? "junction_junction" : "junction_edge"
            return "  - {rule: \(kind), from: \(ends(from)), to: \(ends(to))}\n"
        }
        func project(_ rules: [String]) throws -> TemporaryProject {
            try TemporaryProject(
                CableTown.project(["model.yaml": CableTown.model + "rules:\n" + rules.joined()]))
        }
        #expect(try connected(project(connecting)) == Self.reached)
        #expect(try connected(project([connecting[0], connecting[2]])) == ["S1", "V1", "a 0.0000000-1.0000000"])
        let strandless = try project([connecting[0], connecting[1]])
        #expect(try connected(strandless) == ["S1", "V1", "a 0.0000000-1.0000000", "O1"])
        let info = try strandless.run("network", "info", "cables").output
        #expect(info.contains("3 associations join what no rule lets them join"), "\(info)")
        let containment = "  - {rule: containment, from: \(ends("Box")), to: \(ends("Cable Device"))}\n"
        let contained = try project(connecting + [containment]).run("network", "info", "cables").output
        #expect(contained.contains("1 containment") && contained.contains("1 associations join"), "\(contained)")
    }
}
