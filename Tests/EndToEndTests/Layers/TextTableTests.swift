import Testing

@Suite("A table of plain text")
struct TextTableTests {
    /// The places of the stops that a table gives, as they are snapped to the streets.
    private func places(_ job: LayerJob, _ item: String) throws -> [String] {
        try job.stops(item).rows.map { "\($0["name"] ?? "?") \($0["snap_x"] ?? "?") \($0["snap_y"] ?? "?")" }
    }

    static let two = ["A 9.0000000 50.0000000", "B 9.0020000 50.0010000"]

    @Test(
        "has its places in columns of known names, or in those that are named",
        arguments: [
            ("name,x,y\nA,9,50\nB,9.002,50.001\n", ""), ("name,lon,lat\nA,9,50\nB,9.002,50.001\n", ""),
            ("NAME,Longitude,LATITUDE\nA,9,50\nB,9.002,50.001\n", ""),
            ("name,POINT_X,Point_y\nA,9,50\nB,9.002,50.001\n", ""),
            ("name,WKT\nA,POINT (9 50)\nB,POINT (9.002 50.001)\n", ""),
            ("name;x;y\r\nA;9;50\r\nB;9.002;50.001\r\n", ""),
            ("name,east,north\nA,9,50\nB,9.002,50.001\n", ", fields: {name: name, x: east, y: north}"),
            ("name,x,y,e,n\nA,1,2,9,50\nB,3,4,9.002,50.001\n", ", fields: {name: name, x: e, y: n}"),
            ("name,shape_text\nA,POINT (9 50)\nB,POINT (9.002 50.001)\n", ", fields: {name: name, wkt: shape_text}"),
            ("\u{FEFF}name,x,y\nA,9,50\nB,9.002,50.001\n", ""),
            ("name,x,y\n\"A\",\"9\",\"50\"\n\"B\",\"9.002\",\"50.001\"", ""),
            ("rowid,name,x,y\n7,A,9,50\n1,B,9.002,50.001\n", ", dialect: sqlite, where: \"name >= 'A'\""),
        ])
    func columns(_ text: String, _ fields: String) throws {
        let job = try LayerJob(["t.csv": text])
        #expect(try places(job, "{source: t.csv\(fields)}") == Self.two)
    }

    @Test("has columns beyond the two thousandth", arguments: ["0", "7"])
    func wide(_ first: String) throws {
        let names = (0..<2_500).map { "c\($0)" }
        func row(_ last: String) -> String {
            ([first] + names.dropFirst().map { _ in "1" } + [last]).joined(separator: ",")
        }
        let job = try LayerJob([
            "t.csv": "\((names + ["name,x,y"]).joined(separator: ","))\n\(row("A,9,50"))\n\(row("B,9.002,50.001"))\n"
        ])
        #expect(try places(job, "{source: t.csv}") == Self.two)
        #expect(try places(job, "{source: t.csv, where: 'c2499 = 1'}") == Self.two)
    }

    @Test("has years among the names of its columns", arguments: ["", "0"])
    func years(_ zero: String) throws {
        // Zeros make codes of the ids, so that the table is opened once more.
        let job = try LayerJob(["t.csv": "id,name,x,y,2020\n\(zero)1,A,9,50,7\n\(zero)2,B,9.002,50.001,5\n"])
        #expect(try places(job, "{source: t.csv}") == Self.two)
        #expect(try places(job, "{source: t.csv, where: '\"2020\" > 5'}") == [Self.two[0]])
    }

    @Test(
        "has projected places, where the item or the job says in which system",
        arguments: ["x,y", "easting,northing", "Easting,NORTHING"])
    func projected(_ columns: String) throws {
        let job = try LayerJob([
            "t.csv": "name,\(columns)\nA,500000,5538630.70274435\nB,500143.331177529,5538741.88924271\n"
        ])
        #expect(try places(job, "{source: t.csv, crs: EPSG:25832}") == Self.two)
        let outputs = try job.outputs(stops: "{source: t.csv}", "crs: EPSG:25832\n")
        #expect(try outputs.table("a/stops.csv").rows.map { $0["snap_x"] } == ["9.0000000", "9.0020000"])
        #expect(try job.messages(outputs) == ["the coordinates of t are taken as ETRS89 / UTM zone 32N"])
    }

    @Test(
        "keeps ids as they are written",
        arguments: [
            ["00123", "00456"], ["0", "01"], ["007", "-1"], ["12345678901234567891", "12345678901234567892"],
            ["9223372036854775807", "9223372036854775808"], ["A-1", "2"], ["yes", "reverse"], ["F", "T"], ["n", "b"],
            ["true", "-1"], ["false", "true"], ["007", "12.5"], ["12D03", "12D04"], ["-", "5"], ["5e-", "+"],
            ["7.5", "."], ["-05", "+09"], ["-05", "3"], ["01:00 PM", "01:00 AM"], ["08:00-12:00", "08:00-17:00"],
            ["2024-01-01 12:00 EST", "2024-01-01 12:00 PST"], ["00:11:22:33:44:55", "00:11:22:33:44:66"],
            ["10:30Z", "10:30+05:00"], ["2024-01-01 north", "2024-01-01 south"],
        ])
    func ids(_ ids: [String]) throws {
        let job = try LayerJob(["t.csv": "id,x,y\n\(ids[0]),9,50\n\(ids[1]),9.002,50.001\n"])
        #expect(try job.column("id", "{source: t.csv, fields: {id: id}}") == ids)
    }

    @Test("has decimals behind commas and words of truth beside codes", arguments: ["ogr", "sqlite"])
    func besideCodes(_ dialect: String) throws {
        let job = try LayerJob([
            "t.csv": "id;ok;stay;x;y\n0071;TRUE;2,5;9,0;50,0\n0072;false;0,9;9,002;50,001\n"
        ])
        let rows = try job.stops("{source: t.csv, fields: {id: id, keep: [ok, stay]}}").rows
        #expect(rows.map { $0["snap_x"] } == ["9.0000000", "9.0020000"])
        #expect(
            rows.map { [$0["id"], $0["ok"], $0["stay"]] } == [["0071", "true", "2.5"], ["0072", "false", "0.9"]])
        let few = "{source: t.csv, dialect: \(dialect), where: \"stay > 1 AND id = '0071'\", fields: {id: id}}"
        #expect(try job.column("id", few + ", " + LayerJob.corners).first == "0071")
    }

    @Test("may have geometries that cannot be read in rows that a condition leaves out", arguments: ["ogr", "sqlite"])
    func unreadableGeometry(_ dialect: String) throws {
        let job = try LayerJob(["t.csv": "id,wkt\nb,oops\na,POINT (9 50)\nc,POINT (9.002 50.001)\nb,unknown\n"])
        let item = "{source: t.csv, dialect: \(dialect), where: \"id <> 'b'\", fields: {id: id}}"
        #expect(try job.column("id", item) == ["a", "c"])
    }

    @Test("lets a condition find a code by its text, in both dialects", arguments: ["ogr", "sqlite"])
    func codes(_ dialect: String) throws {
        let job = try LayerJob(["t.csv": "code,size,x,y\n00123,9,9,50\n123,10,9.001,50\n00456,11,9.002,50.001\n"])
        func found(_ condition: String) throws -> [String] {
            try job.column(
                "id",
                "{source: t.csv, dialect: \(dialect), where: \"\(condition)\", fields: {id: code}}, "
                    + LayerJob.corners
            ).dropLast(2)
        }
        #expect(try found("code = '00123'") == ["00123"])
        #expect(try found("code = '123'") == ["123"])
        // A column of numbers is still one.
        #expect(try found("size > 9") == ["123", "00456"])
        #expect(try found("code LIKE '00%' AND size = 11") == ["00456"])
    }

    @Test("has cells in quotes, and empty ones")
    func cells() throws {
        let job = try LayerJob([
            "t.csv": "name,memo,x,y\n\"A, the\nfirst\",,9,50\n,\"\",9.002,50.001\nC,=1+1,9.003,50\n"
        ])
        let rows = try job.stops("{source: t.csv, fields: {name: name, keep: [memo]}}").rows
        #expect(rows.map { $0["name"] } == ["A, the\nfirst", "Stop 2", "C"])
        #expect(rows.map { $0["memo"] } == ["", "", "=1+1"])
    }

    @Test("with two columns of one name has the values of the first")
    func twoOfAName() throws {
        let job = try LayerJob(["t.csv": "name,name,x,y\n01,A,9,50\n02,B,9.002,50.001\n"])
        #expect(try job.column("name", "{source: t.csv}") == ["01", "02"])
    }

    @Test("without rows, or without a line of names, stands for nothing")
    func empty() throws {
        let job = try LayerJob(["t.csv": "name,x,y\n", "u.csv": ""])
        #expect(try job.mistake(stops: "{source: t.csv}").hasPrefix("a.yaml:4:18: error: no row of 't' is selected\n"))
        #expect(
            try job.mistake(stops: "{source: u.csv}").hasPrefix(
                "a.yaml:4:18: error: 'u.csv' cannot be opened: the file is empty"))
    }

    @Test("of one column says what it lacks") func oneColumn() throws {
        let job = try LayerJob([
            "t.csv": "global_id\na3\na5\n", "u.csv": "17\n18\n", "v.csv": "<html>\n<body>\n", "w.csv": "id\na3,5\n",
        ])
        #expect(
            try job.mistake(stops: "{source: t.csv}").hasPrefix("a.yaml:4:18: error: the rows of 't' have no place"))
        for name in ["u.csv", "v.csv"] {
            #expect(
                try job.mistake(stops: "{source: \(name)}").hasPrefix(
                    "a.yaml:4:18: error: '\(name)' cannot be opened: a table of one column begins with the column's name"
                ))
        }
        #expect(
            try job.mistake(stops: "{source: w.csv}").hasPrefix("a.yaml:4:18: error: 'w.csv' cannot be opened"))
    }

    @Test("with places that are no numbers names their rows")
    func noNumbers() throws {
        let job = try LayerJob(["t.csv": "name,x,y\nA,9,50\nB,nine,50\nC,,50\nD,,\nE,9.002,50.001\n"])
        let outputs = try job.outputs(stops: "{source: t.csv}")
        #expect(try outputs.table("a/stops.csv").rows.filter { $0["status"] == "ok" }.map { $0["name"] } == ["A", "E"])
        #expect(
            try job.messages(outputs).filter { $0.contains("not located") } == [
                "B is not located: x is 'nine', not a number", "C is not located: x is empty, not a number",
                "D is not located: it has no geometry",
            ])
    }
}
