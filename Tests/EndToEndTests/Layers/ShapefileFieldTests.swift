import Testing

@Suite(
    "Network Analyst's names, which Shapefiles cut after ten letters",
    .enabled(if: Conversion.isThere, Conversion.isMissing))
struct ShapefileFieldTests {
    private let stops = """
        Name,CurbApproach,LocationType,Attr_Minutes,TimeWindowStart,TimeWindowEnd,x,y
        A,0,0,5,,,9,50
        B,1,1,,,,9.002,50.001
        C,2,0,2,07:30,07:45,9.003,50

        """

    /// A job whose layers are there twice: as tables of text, and as Shapefiles of the same name.
    private func job(_ layers: [String: String]) throws -> LayerJob {
        let job = try LayerJob(Dictionary(uniqueKeysWithValues: layers.map { ("\($0).csv", $1) }))
        for name in layers.keys {
            try Conversion.write(
                "\(name).csv", as: "\(name).shp",
                [
                    "-oo", "AUTODETECT_TYPE=YES", "-oo", "X_POSSIBLE_NAMES=x", "-oo", "Y_POSSIBLE_NAMES=y", "-a_srs",
                    "EPSG:4326", "-mapFieldType", "Time=String",
                ], in: job.project.url)
        }
        return job
    }

    private func unused(_ job: LayerJob, _ outputs: Outputs) throws -> [String] {
        try job.messages(outputs).filter { $0.contains("has no effect") }
    }

    @Test("say of stops what they say in other formats")
    func stopsOfAShapefile() throws {
        let job = try job(["t": stops])
        let start = "start_time: 2026-05-01T08:00+02:00\n"
        let outputs = try job.outputs(stops: "{source: t.csv}", start)
        let (table, rows) = (try outputs.text("a/stops.csv"), try outputs.table("a/stops.csv").rows)
        #expect(rows.map { $0["type"] } == ["stop", "waypoint", "stop"])
        #expect(rows.map { $0["status"] } == ["ok", "ok", "time_window_violation"])
        let cut = try job.outputs(stops: "{source: t.shp}", start)
        #expect(try cut.text("a/stops.csv") == table)
        #expect(try unused(job, cut) == [])
    }

    @Test("say of barriers what they say in other formats")
    func barriersOfAShapefile() throws {
        let corners = "8.9995 50.001,9.0005 50.001,9.0005 50.002,8.9995 50.002,8.9995 50.001"
        let job = try job(["b": "Name,BarrierType,Attr_Minutes,WKT\nX,1,2.5,\"POLYGON((\(corners)))\"\n"])
        func barriers(_ source: String) throws -> [[String]] {
            let outputs = try job.outputs(stops: LayerJob.corners, "barriers: {polygons: {source: \(source)}}\n")
            #expect(try unused(job, outputs) == [])
            return try outputs.features("a/barriers.geojson").features.map {
                [$0.text("type") ?? "", "\($0.number("factor") ?? 0)"]
            }
        }
        #expect(try barriers("b.csv") == [["scaled_cost", "2.5"]])
        #expect(try barriers("b.shp") == [["scaled_cost", "2.5"]])
    }

    @Test("say of facilities what they say in other formats")
    func facilitiesOfAShapefile() throws {
        let job = try job(["f": "Name,Breaks_Minutes,Attr_Minutes,CurbApproach,x,y\nA,4,1,1,9,50\n"])
        func facilities(_ source: String, _ keys: String = "") throws -> (row: String, unused: [String]) {
            try job.project.write(
                "job: service_area\nnetwork: town\ntravel_mode: car\nfacilities: {source: \(source)}\n\(keys)",
                to: "a.yaml")
            try #require(try job.project.run("run", "a.yaml").code == 0)
            let outputs = job.project.outputs()
            return (try outputs.text("a/facilities.csv"), try unused(job, outputs))
        }
        let (table, _) = try facilities("f.csv")
        #expect(table.contains(",4,1.000000,"), "\(table)")
        #expect(try facilities("f.shp") == (table, []))
        #expect(
            try facilities("f.shp", "impedance: length\nbreaks: [100 m]\n").unused == [
                "the field Breaks_Min of f has no effect: the impedance is length",
                "the field Attr_Minut of f has no effect: the impedance is length",
            ])
    }

    @Test("are not taken where a number says that another begins alike")
    func numbered() throws {
        let job = try job(["t": "Name,Attr_Minutes,Attr_Minute2,x,y\nA,5,1,9,50\nB,5,1,9.002,50.001\n"])
        let told = try unused(job, try job.outputs(stops: "{source: t.shp}"))
        #expect(
            told == [
                "the field Attr_Minut of t has no effect: its name is cut, and another begins alike",
                "the field Attr_Min_1 of t has no effect: its name is cut, and another begins alike",
            ], "\(told)")
    }
}
