import Testing

@Suite("Fields of stops")
struct StopFieldTests {
    static let places = ["9,50", "9.002,50.001", "9.003,50", "9.004,50.004"]

    private func table(_ header: String, _ rows: [String]) -> String {
        "\(header),x,y\n" + zip(rows, Self.places).map { "\($0),\($1)\n" }.joined()
    }

    @Test("give routes, sequences and times")
    func named() throws {
        let job = try LayerJob([
            "t.csv": table("key,label,tour,nr,stay", ["01,A,red,2,1.5", "02,B,red,1,90 s", "03,C,,,", "04,D,red,3,"])
        ])
        let item =
            "{source: t.csv, route: blue, service: 3 min, fields: {id: key, name: label, route: tour, "
            + "sequence: nr, service: stay}}"
        let rows = try job.stops("\(item), {name: E, route: blue, at: \(GridTown.place(1, 1))}").rows
            .map { row in ["route", "sequence", "id", "name"].map { row[$0] ?? "?" }.joined(separator: " ") }
        #expect(rows == ["red 1 02 B", "red 2 01 A", "red 3 04 D", "blue 1 03 C", "blue 2  E"])
        let route = try job.project.outputs().features("a/routes.geojson").features
        let minutes = try job.stops("{source: t.csv, fields: {service: stay}}").rows
        #expect(route.count == 2)
        let spent = minutes.prefix(2).map { Double($0["depart_time"] ?? "") ?? Double($0["cumul_time"] ?? "") }
        #expect(spent.count == 2)
    }

    @Test("of Network Analyst that do not count are told with the reason; ObjectID is the id")
    func recognised() throws {
        let rows = ["7,2,9,3,5,1", "8,0,0,0,0,1", "9,0,0,0,0,1", "10,0,0,0,0,1"]
        let job = try LayerJob([
            "t.csv": table("ObjectID,Attr_Time,Attr_Minutes,attr_toll,Attr_Length,NavLatency", rows)
        ])
        let outputs = try job.outputs(stops: "{source: t.csv}")
        #expect(try outputs.table("a/stops.csv").rows.map { $0["id"] } == ["7", "8", "9", "10"])
        let told = try job.messages(outputs).filter { $0.contains("has no effect") }
        #expect(
            told == [
                "the field Attr_Minutes of t has no effect: Attr_Time is taken",
                "the field attr_toll of t has no effect: the job does not tell its cost",
                "the field Attr_Length of t has no effect: no length is spent at a stop",
                "the field NavLatency of t has no effect: this version knows no latency of navigation",
            ], "\(told)")
    }

    @Test(
        "of Network Analyst that have no part without others are told",
        arguments: [
            ("TimeWindowStart", "2026-05-01T08:00:00", "", "TimeWindowEnd"),
            ("TimeWindowEnd", "2026-05-01T08:00:00", "", "TimeWindowStart"), ("BearingTol", "20", "", "Bearing"),
            ("TimeWindowEnd", "2026-05-01T08:00:00", "use_time_windows: false\n", nil),
        ])
    func halves(_ name: String, _ value: String, _ more: String, _ other: String?) throws {
        let job = try LayerJob(["t.csv": table(name, [value, "", "", ""])])
        let outputs = try job.outputs(stops: "{source: t.csv}", "start_time: 2026-05-01T08:00+02:00\n" + more)
        let told = try job.messages(outputs).filter { $0.contains("has no effect") }
        let expected = other.map { ["the field \(name) of t has no effect: there is no field \($0)"] }
        #expect(told == expected ?? [], "\(told)")
    }

    @Test("count as the time spent: numbers are minutes, texts have units")
    func service() throws {
        func total(_ cells: [String], _ key: String = "") throws -> Double {
            let job = try LayerJob(["t.csv": table("n,stay", cells.map { "1,\($0)" })])
            let outputs = try job.outputs(stops: "{source: t.csv, fields: {service: stay}\(key)}")
            return try #require(outputs.features("a/routes.geojson").features.first?.number("total_time"))
        }
        let bare = try total(["", "", "", ""])
        #expect(abs(try total(["1.5", "0", "2", "0"]) - bare - 3.5) < 1e-6)
        #expect(abs(try total(["90 s", "1 min", "0.1 h", "0"]) - bare - 8.5) < 1e-6)
        #expect(abs(try total(["", "1", "", ""], ", service: 3 min") - bare - 10) < 1e-6)
    }

    @Test("that are empty texts are as good as none")
    func emptyTexts() throws {
        let layer = LayerText.collection(
            LayerText.point(0, 0, #""id": "", "name": """#), LayerText.point(2, 1, #""id": "y", "name": "B""#))
        let job = try LayerJob(["t.geojson": layer])
        let rows = try job.stops("{source: t.geojson}").rows
        #expect(rows.map { $0["name"] } == ["Stop 1", "B"], "\(rows)")
        #expect(
            try LayerJob(["t.geojson": layer]).stops("{source: t.geojson}, {at: [0.0, 0.0], name: C}").rows.count == 3)
    }

    @Test("that say a service of more than 31 years are refused", arguments: ["1e9", "60000000000 d"])
    func longService(_ text: String) throws {
        let job = try LayerJob(["t.csv": "x,y,stay\n0,0,\(text)\n"])
        let ended = try job.ended(stops: "{source: t.csv, fields: {service: stay}}", command: "run")
        #expect(ended.code == 1, "\(ended.error)")
        #expect(ended.error.contains("stay"), "\(ended.error)")
    }

    @Test("give waypoints no service, whatever all stops of a layer have")
    func waypoints() throws {
        func total(_ rows: [String], _ key: String) throws -> Double {
            let job = try LayerJob(["t.csv": table("kind,stay", rows)])
            let outputs = try job.outputs(stops: "{source: t.csv, fields: {type: kind, service: stay}\(key)}")
            return try #require(outputs.features("a/routes.geojson").features.first?.number("total_time"))
        }
        let bare = try total(["stop,", "waypoint,", "waypoint,", "stop,"], "")
        #expect(abs(try total(["stop,", "waypoint,", "waypoint,0", "stop,"], ", service: 5 min") - bare - 10) < 1e-6)
        let job = try LayerJob(["t.csv": table("stay", ["", "3", "", ""])])
        let said = try job.mistake(stops: "{source: t.csv, type: waypoint, fields: {service: stay}}")
        #expect(said.contains("row 2 of 't', field stay: a waypoint is passed without stopping"), "\(said)")
    }

    @Test(
        "of Network Analyst have no effect on waypoints, which is told, and the job runs",
        arguments: [("LocationType", ["0", "1", "1", "0"], ""), ("n", ["0", "0", "0", "0"], ", type: waypoint")])
    func idleService(_ column: String, _ types: [String], _ key: String) throws {
        func ended(_ times: [String]) throws -> (minutes: Double, told: [String]) {
            let rows = zip(types, times).map { "\($0),\($1)" }
            let job = try LayerJob(["t.csv": table("\(column),Attr_Time", rows)])
            let outputs = try job.outputs(stops: "{source: t.csv\(key)}")
            let route = try outputs.features("a/routes.geojson").features.first
            let told = try job.messages(outputs).filter { $0.contains("has no effect") }
            return (try #require(route?.number("total_time")), told)
        }
        let (bare, none) = try ended(["", "", "0", ""])
        let (minutes, told) = try ended(["", "3", "2", ""])
        #expect(abs(minutes - bare) < 1e-9 && none == [])
        #expect(told == ["the field Attr_Time of t has no effect on waypoints: they are passed without stopping"])
    }

    @Test(
        "of a file geodatabase are times of the network's clocks, as they have no zone",
        .enabled(if: Conversion.isThere, Conversion.isMissing))
    func geodatabase() throws {
        let job = try LayerJob(["t.csv": "noted,x,y\n2026/05/04 09:00:00,9,50\n2026/05/04 10:30:00,9.002,50.001\n"])
        try Conversion.write(
            "t.csv", as: "t.gdb",
            [
                "-f", "OpenFileGDB", "-a_srs", "EPSG:4326", "-oo", "AUTODETECT_TYPE=YES", "-oo", "X_POSSIBLE_NAMES=x",
                "-oo", "Y_POSSIBLE_NAMES=y",
            ], in: job.project.url)
        let rows = try job.stops("{source: t.gdb, fields: {keep: [noted]}}").rows
        #expect(rows.map { $0["noted"] } == ["2026-05-04T09:00:00", "2026-05-04T10:30:00"])
    }

    @Test("with Network Analyst's names are known without being named, case ignored")
    func networkAnalyst() throws {
        let job = try LayerJob([
            "t.csv": table(
                "NAME,routename,SEQUENCE,attr_minutes,CurbApproach,TimeWindowStart,TimeWindowEnd,LocationType",
                [
                    "A,red,2,1.5,1,,,0", "B,red,1,,1,2026-05-01T09:00:00,2026-05-01 10:00,0",
                    "C,blue,1,,1,07:30,07:45,2",
                    "D,blue,2,,1,,,1",
                ])
        ])
        let outputs = try job.outputs(stops: "{source: t.csv}", "start_time: 2026-05-01T08:00+02:00\n")
        let rows = try outputs.table("a/stops.csv").rows
        #expect(rows.map { "\($0["route"] ?? "") \($0["name"] ?? "")" } == ["red B", "red A", "blue C", "blue D"])
        #expect(rows.map { $0["type"] } == ["stop", "stop", "break", "waypoint"])
        #expect(rows.map { $0["wait_time"]?.prefix(3) } == ["60.", "0.0", "0.0", "0.0"])
        #expect(rows.map { $0["violation_time"]?.prefix(3) } == ["0.0", "0.0", "15.", "0.0"])
        let timeless = try job.outputs(stops: "{source: t.csv}")
        #expect(
            try job.messages(timeless).filter { $0.contains("do not count") } == [
                "the time windows of t, in TimeWindowStart, do not count: the job has no start_time"
            ])
    }

    @Test(
        "A value that is no time or no type of stop is an error that names its row",
        arguments: [
            ("soon,09:00,0", "row 1 of 't', field TimeWindowStart: expected a time such as"),
            ("08:00,,0", "field TimeWindowEnd: a time window has two ends, and this one is empty"),
            ("2026-05-01T09:00,2026-05-01T08:00,0", "field TimeWindowEnd: the time window closes before it opens"),
            (
                "2026-05-01T08:00,09:00,0",
                "field TimeWindowEnd: one end of the time window has a date and the other has none"
            ),
            ("08:00,09:00,3", "field LocationType: expected stop, waypoint or break, or 0, 1 or 2, not '3'"),
        ])
    func badVisits(cells: String, sentence: String) throws {
        let job = try LayerJob(["t.csv": "TimeWindowStart,TimeWindowEnd,LocationType,x,y\n\(cells),9,50\n,,,9.001,50\n"]
        )
        let ended = try job.ended(stops: "{source: t.csv}", "start_time: 2026-05-01T08:00+02:00\n")
        #expect(ended.code == 1 && ended.error.contains(sentence), "\(ended.error)")
    }

    @Test("All that is wrong with a row is told, and all that is wrong with its selection")
    func severalMistakes() throws {
        let job = try LayerJob(["t.csv": "TimeWindowStart,TimeWindowEnd,LocationType,x,y\nsoon,25:00,3,9,50\n"])
        let row = try job.ended(stops: "{source: t.csv}", "start_time: 2026-05-01T08:00+02:00\n")
        for field in ["TimeWindowStart", "TimeWindowEnd", "LocationType"] {
            #expect(row.error.contains("row 1 of 't', field \(field): expected "), "\(row.error)")
        }
        let selection = try job.ended(
            stops: "{source: t.csv, where: LocationType = , order_by: [size], fields: {route: line, keep: [gone]}}")
        for mistake in ["no field 'line'", "no field 'gone'", "no field 'size'", "the condition does not fit"] {
            #expect(selection.error.contains(mistake), "\(selection.error)")
        }
    }

    @Test(
        "with Network Analyst's names are sides and directions, case ignored",
        arguments: ["CurbApproach,Bearing,BearingTol", "CURBAPPROACH,bearing,BEARINGTOL"])
    func networkAnalystDirections(_ names: String) throws {
        func stops(_ cells: String) throws -> Outputs {
            let rows = zip(["0,,", cells, "0,,"], ["9,50", "9.0013,49.9998", "9,50.001"]).map { "\($0),\($1)\n" }
            return try LayerJob(["t.csv": "\(names),x,y\n" + rows.joined()]).outputs(stops: "{source: t.csv}")
        }
        func cell(_ column: String, _ cells: String) throws -> String? {
            try stops(cells).table("a/stops.csv").rows[1][column]
        }
        // South of a street that goes east, and a little farther from one that goes north.
        #expect(try cell("arrive_side", "1,,") == "right")
        #expect(try cell("arrive_side", "2,,") == "left")
        #expect(try cell("snap_y", "0,90,") == "50.0000000")
        #expect(try cell("snap_x", "0,90,") == "9.0013000")
        #expect(try cell("snap_x", "0,0,") == "9.0010000")
        // 80 degrees are 10 off the street: half of 30 lets that pass, half of 10 does not.
        #expect(try cell("snap_x", "0,80,30") == "9.0013000")
        #expect(try cell("snap_x", "0,10,30") == "9.0010000")
        #expect(try cell("snap_x", "0,80,10") != "9.0013000")
    }

    @Test(
        "with sides or directions that are none are mistakes that name the row",
        arguments: [
            ("4,,", "row 1 of 't', field CurbApproach: expected either, right, left or no_u_turn, or 0 to 3, not '4'"),
            ("0,360,", "row 1 of 't', field Bearing: expected degrees from 0 to less than 360, not '360'"),
            ("0,9,0", "row 1 of 't', field BearingTol: expected degrees of more than 0 and less than 180, not '0'"),
            ("0,9,180", "row 1 of 't', field BearingTol: expected degrees of more than 0 and less than 180, not '180'"),
        ])
    func wrongDirections(_ cells: String, _ mistake: String) throws {
        let job = try LayerJob(["t.csv": "CurbApproach,Bearing,BearingTol,x,y\n\(cells),9,50\n"])
        #expect(try job.mistake(stops: "{source: t.csv}").contains(mistake))
    }

    @Test("with Network Analyst's names are names, routes, sequences and times")
    func networkAnalystStops() throws {
        func outputs(_ times: [String]) throws -> Outputs {
            let rows = zip(["A,red,2", "B,red,1", "C,blue,1", "D,blue,2"], times).map { "\($0),\($1)" }
            let job = try LayerJob(["t.csv": table("Name,RouteName,Sequence,Attr_Time", rows)])
            return try job.outputs(stops: "{source: t.csv}")
        }
        func totals(_ outputs: Outputs) throws -> [Double] {
            try outputs.features("a/routes.geojson").features.compactMap { $0.number("total_time") }
        }
        let (bare, timed) = try (outputs(["0", "0", "0", "0"]), outputs(["1.5", "2", "0", "5"]))
        let rows = try timed.table("a/stops.csv").rows
        #expect(rows.map { "\($0["route"] ?? "") \($0["name"] ?? "")" } == ["red B", "red A", "blue C", "blue D"])
        let spent = try zip(totals(timed), totals(bare)).map { $0 - $1 }
        try #require(spent.count == 2)
        #expect(abs(spent[0] - 3.5) < 1e-6 && abs(spent[1] - 5) < 1e-6)
    }

    @Test(
        "count as the time spent by any of Network Analyst's names, case ignored",
        arguments: ["Attr_Time", "Attr_TravelTime", "Attr_Minutes", "ATTR_MINUTES"])
    func networkAnalystTimes(_ name: String) throws {
        func total(_ times: [String]) throws -> Double {
            let job = try LayerJob(["t.csv": table("n,\(name)", times.map { "1,\($0)" })])
            let outputs = try job.outputs(stops: "{source: t.csv}")
            return try #require(outputs.features("a/routes.geojson").features.first?.number("total_time"))
        }
        #expect(abs(try total(["1.5", "0", "2", "0"]) - total(["0", "0", "0", "0"]) - 3.5) < 1e-6)
    }

    @Test("say which moment of a time window is taken where clocks are put forward, of all stops and of one")
    func windowWhereClocksChange() throws {
        let project = try TemporaryProject([
            "arterial.yaml": """
            networks: {town: {streets: {source: town.osm, travel_modes: [car]}, time_zone: Europe/Berlin}}

            """,
            "town.osm": GridTown(size: 4).osm,
            "t.csv": table(
                "name,opens,closes", ["A,,", "B,02:30,04:00", "C,01:00,03:00", "D,2026-03-29T00:30,2026-03-29T02:45"]),
            "a.yaml": """
            job: route
            network: town
            start_time: 2026-03-29T00:00
            stops:
              source: t.csv
              time_window: ['01:00', '02:00']
              fields: {name: name, time_window_start: opens, time_window_end: closes}

            """,
        ])
        let ended = try project.run("run", "a.yaml")
        #expect(ended.code == 0, "\(ended.error)")
        let messages = try project.outputs().json("a/job.json")["messages"] as? [[String: Any]] ?? []
        let told = messages.filter { $0["code"] as? String == "time_window_skipped" }.map { $0["text"] as? String }
        func words(_ time: String, _ taken: String) -> String {
            "the clocks of Europe/Berlin are put forward past the \(time): 2026-03-29T\(taken):00+02:00 is taken"
        }
        #expect(
            told == [
                words("closing time 02:00 of stops of t", "03:00"), words("opening time 02:30 of B", "03:00"),
                words("closing time 2026-03-29T02:45 of D", "03:45"),
            ])
    }

    @Test("that are wrong in a row are mistakes at the field, and name the row")
    func wrong() throws {
        let job = try LayerJob(["t.csv": table("nr,stay", ["one,1", "2,-1", "3,5 apples", "4,1 2"])])
        let lines = try job.mistake(stops: "{source: t.csv, fields: {sequence: nr, service: stay}}")
            .split(separator: "\n")
        #expect(lines.first == "a.yaml:4:44: error: row 1 of 't', field nr: expected a whole number from 1, not 'one'")
        #expect(
            lines.contains("a.yaml:4:57: error: row 2 of 't', field stay: expected a time of zero or more, not '-1'"))
        #expect(lines.contains { $0.contains("row 3 of 't', field stay: ") && $0.contains("'apples' is no unit") })
        #expect(lines.contains { $0.contains("row 4 of 't', field stay: ") && $0.contains("'1 2'") })
    }
}
