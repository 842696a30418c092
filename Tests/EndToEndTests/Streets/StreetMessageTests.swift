import Foundation
import Testing

@Suite("Of streets of a layer that are no good, everything is said")
struct StreetMessageTests {
    private static let stops = "\(StreetProject.at(0.1, 0)), \(StreetProject.at(2.9, 0))"

    private static let good = LayerText.line([(0, 0), (3, 0)], "\"link\": 1, \"kind\": \"residential\"")

    private func messages(_ features: [String], _ fields: String = "", more: String = "") throws -> [String] {
        let town = try StreetProject(
            "source: a.geojson, fields: {id: link, class: kind\(fields)}\(more)",
            ["a.geojson": LayerText.collection([Self.good] + features)])
        return try town.messages(Self.stops)
    }

    @Test("dirty rows are named by the ids of their streets; those without one by their own")
    func dirt() throws {
        func row(_ geometry: String, _ id: String) -> String { LayerText.feature(geometry, "\"link\": \(id)") }
        let rows = [
            row("null", "11"), row("{\"type\": \"Point\", \"coordinates\": [9, 50]}", "12"),
            row("{\"type\": \"LineString\", \"coordinates\": [[9, 50], [9, 50]]}", "13"),
            row("{\"type\": \"LineString\", \"coordinates\": [[9, 50], [9, 95]]}", "14"),
            row("{\"type\": \"LineString\", \"coordinates\": [[9, 51], [9, 51.001]]}", "null"),
            row("{\"type\": \"LineString\", \"coordinates\": [[9, 51], [9, 51.001]]}", "1"),
        ]
        let found = try messages(rows)
        let wanted = [
            "street_without_id: 1 row of a has no whole number for an id and is left out, by its own number: 5",
            "street_without_geometry: 1 row of a has no geometry and is left out: 11",
            "street_not_a_line: 1 row of a is no line and is left out: 12",
            "street_geometry_unusable: 1 row of a has a geometry that cannot be used and is left out: 14 "
                + "((9.0, 95.0) is no longitude and latitude; longitude comes first: are x and y swapped?)",
            "street_without_length: 1 row of a has no length and is left out: 13",
            "doubled_street_id: 1 row of a has the id of another row: 1",
        ]
        #expect(found.filter { !$0.hasPrefix("assumed_speed") } == wanted)
    }

    @Test("texts that are not UTF-8, and cells beyond the last column, are told with every job")
    func texts() throws {
        let town = try StreetProject("source: a.csv, fields: {id: link, class: kind, name: name, wkt: wkt}")
        let table = """
            link,kind,wkt,name
            1,residential,"LINESTRING (9 50, 9.003 50)",Stra\u{DF}e
            2,residential,"LINESTRING (9 50, 9 50.003)",Weg,lost
            """
        try town.project.write(try #require((table + "\n").data(using: .isoLatin1)), to: "a.csv")
        let found = try town.messages(Self.stops).filter { $0.contains("of a.csv") }
        #expect(
            found.map { $0.prefix { $0 != ";" } }.map { $0.prefix(40) } == [
                "not_utf8: line 2 of a.csv is not UTF-8: ", "surplus_cells: line 3 of a.csv has more ",
            ])
    }

    @Test("values that cannot be used are counted, and taken for nothing")
    func values() throws {
        let street = LayerText.line(
            [(0, 1), (3, 1)],
            "\"link\": 2, \"v\": -5, \"t\": \"soon\", \"c\": 1e30, \"d\": \"up\", \"kind\": \"residential\"")
        let found = try messages(
            [street], ", speed: v, time: t, oneway: {field: d, forward: 1, both: 0}", more: ", costs: {c: c}")
        for code in ["unusable_speed", "unusable_time", "unusable_cost", "unknown_oneway"] {
            #expect(found.contains { $0.hasPrefix("\(code): ") }, "\(code)")
        }
    }

    @Test("a speed or time of 0 is told where nothing else says how fast a street is")
    func zeros() throws {
        func street(_ link: Int, _ values: String) -> String {
            LayerText.line(
                [(0, Double(link)), (3, Double(link))], "\"link\": \(link), \(values), \"kind\": \"residential\"")
        }
        let rows = [
            street(1, "\"ab\": 0, \"ba\": 0, \"t\": 0"), street(2, "\"ab\": 50, \"ba\": 0, \"t\": 0"),
            street(3, "\"ab\": 0, \"ba\": null, \"t\": 2"), street(4, "\"ab\": null, \"ba\": null, \"t\": 0"),
        ]
        let found = try messages(rows, ", speed_forward: ab, speed_backward: ba, time: t")
        #expect(
            found.filter { $0.contains("zero") } == [
                "zero_speed: 1 row of a has a speed of 0, which is taken as not given: 1",
                "zero_time: 2 rows of a have a time of 0, which is taken as not given: 1, 4",
                "oneway_by_zero: 1 row of a has a speed or time of 0 in one direction, and is open in the other one alone: 2",
            ], "\(found)")
    }

    @Test("a 0 in one direction is told where that is open by a field of one-ways")
    func zerosOfOpenDirections() throws {
        func street(_ link: Int, _ way: String, _ forward: Int, _ backward: Int) -> String {
            LayerText.line(
                [(0, Double(link)), (3, Double(link))],
                "\"link\": \(link), \"way\": \"\(way)\", \"ab\": \(forward), \"ba\": \(backward), \"kind\": \"residential\""
            )
        }
        let rows = [
            street(1, "B", 0, 50), street(2, "FT", 50, 0), street(3, "TF", 50, 0), street(4, "B", 50, 0),
            street(5, "FT", 0, 0), street(6, "closed", 0, 50),
        ]
        let told = "zero_speed: 4 rows of a have a speed of 0, which is taken as not given: 1, 3, 4, 5"
        for fields in [", oneway: way", ", tags: {oneway: word}"] {
            let words = rows.map { row in
                let word =
                    row.contains("FT")
                    ? "yes" : row.contains("TF") ? "-1" : row.contains("closed") ? "reversible" : "no"
                return row.replacing("\"way\"", with: "\"word\": \"\(word)\", \"way\"")
            }
            let found = try messages(words, ", speed_forward: ab, speed_backward: ba" + fields)
            #expect(found.filter { $0.contains("zero") } == [told], "\(found)")
        }
    }

    @Test("costs beyond what can be added up are left out, and no route overflows")
    func greatCosts() throws {
        let streets = (0..<12).map { number in
            LayerText.line(
                [(Double(number), 0), (Double(number + 1), 0)],
                "\"kind\": \"residential\", \"c\": \(number % 3 == 0 ? "9e12" : "1e9")")
        }
        let town = try StreetProject(
            "source: a.geojson, fields: {class: kind}, costs: {c: c}", ["a.geojson": LayerText.collection(streets)])
        let stops = "\(StreetProject.at(0, 0)), \(StreetProject.at(12, 0))"
        #expect(try town.total("total_c", stops, "accumulate: [c]\n") == 8e9)
        #expect(try town.total("total_c", stops, "impedance: c\n") == 8e9)
        #expect(try town.messages(stops).contains { $0.hasPrefix("unusable_cost: 4 rows of a have a cost") })
    }

    @Test("rows without a value of a cost are told, and cost nothing")
    func missingCosts() throws {
        let streets = ["\"c\": 5", "\"c\": null", "\"c\": 0"].enumerated().map { number, cost in
            LayerText.line([(Double(number), 0), (Double(number + 1), 0)], "\"kind\": \"residential\", \(cost)")
        }
        let town = try StreetProject(
            "source: a.geojson, fields: {class: kind}, costs: {c: c}", ["a.geojson": LayerText.collection(streets)])
        let stops = "\(StreetProject.at(0, 0)), \(StreetProject.at(3, 0))"
        #expect(try town.total("total_c", stops, "accumulate: [c]\n") == 5)
        let told = try town.messages(stops).filter { $0.hasPrefix("missing_cost") }
        #expect(told == ["missing_cost: 1 row of a has no cost, which is taken as 0: 1"], "\(told)")
    }

    @Test("streets at the default speed are counted")
    func assumedSpeeds() throws {
        func text(_ extra: String) throws -> [String] {
            try messages(
                [
                    LayerText.line([(0, 1), (1, 1)], "\"link\": 2, \"kind\": \"calle\", \"v\": 20"),
                    LayerText.line([(1, 1), (2, 1)], "\"link\": 3, \"kind\": \"calle\""),
                    LayerText.line([(2, 1), (3, 1)], "\"link\": 4"),
                ], extra
            ).filter { $0.hasPrefix("assumed_speed") }
        }
        let sentence = "of town with neither a speed nor a class that car knows: taken at its default_speed"
        #expect(try text("") == ["assumed_speed: 3 streets \(sentence)"])
        #expect(try text(", speed: v") == ["assumed_speed: 2 streets \(sentence)"])
    }

    @Test("streets whose class has no speed are counted, with their classes")
    func unusedClasses() throws {
        let rows = ["footway", "path", "path", "lane"].enumerated().map { place, kind in
            LayerText.line(
                [(0, Double(place + 1)), (3, Double(place + 1))], "\"link\": \(place + 2), \"kind\": \"\(kind)\"")
        }
        let found = try messages(rows).filter { $0.hasPrefix("class_without_speed") }
        #expect(
            found == [
                "class_without_speed: 3 streets of town are not used, since car gives their class no speed: footway, path"
            ])
        let own = try StreetProject(
            "source: a.geojson, fields: {id: link, class: kind}, travel_modes: [own]",
            ["a.geojson": LayerText.collection([Self.good] + rows)],
            more: "travel_modes: {own: {speeds: {residential: 30}}}\n")
        let told = try own.messages(Self.stops, mode: "own").filter { $0.hasPrefix("class_without_speed") }
        #expect(
            told == [
                "class_without_speed: 4 streets of town are not used, since own gives their class no speed: footway, lane, path"
            ])
    }

    @Test("several values in one are read in full")
    func lists() throws {
        let long = (1...9).map { "\"Straße des \($0). Mai\"" }.joined(separator: ", ")
        let street = LayerText.line(
            [(0, 0), (3, 0)], "\"names\": [\(long)], \"kinds\": [\"residential\"], \"v\": [30]")
        let town = try StreetProject(
            "source: a.geojson, fields: {name: names, class: kinds, speed: v}",
            ["a.geojson": LayerText.collection(street)])
        let row = try #require(try town.outputs(Self.stops).table("a/traversed_edges.csv").rows.first)
        #expect(row["street"] == (1...9).map { "Straße des \($0). Mai" }.joined(separator: ", "))
        #expect(try town.messages(Self.stops) == [])
    }

    private func reason(_ streets: String) throws -> String { try failure(streets).reason }

    /// Why a job failed, and the mistakes that say so: `1:37: error: ...`.
    private func failure(_ streets: String) throws -> (reason: String, mistakes: [String]) {
        let town = try StreetProject(
            streets,
            [
                "a.geojson": LayerText.collection(Self.good),
                "points.geojson": LayerText.collection(LayerText.point(0, 0)),
                "coded.geojson": LayerText.collection(LayerText.line([(0, 0), (3, 0)], "\"code\": \"A1\"")),
                "empty.geojson": LayerText.collection(), "broken.geojson": "{\"type\": \"FeatureColl",
                "table.csv": "name,number\na,1\n",
            ])
        let ended = try town.ended(Self.stops)
        #expect(ended.code == 1)
        let result = try #require(try town.project.outputs().results().first)
        let reason = result["reason"] as? String ?? ""
        #expect(!reason.contains(town.project.path) && reason.count < 4000, "\(reason)")
        let mistakes = try (result["mistakes"] as? [[String: Any]] ?? []).map { mistake in
            #expect(mistake["file"] as? String == "arterial.yaml")
            let parts = try ["line", "column", "severity", "message"].map { try #require(mistake[$0]) }
            return "\(parts[0]):\(parts[1]): \(parts[2]): \(parts[3])"
        }
        return (reason, mistakes)
    }

    @Test(
        "a mapping that does not fit its layer is told at its place",
        arguments: [
            ("source: b.geojson", "37: error: there is no file 'b.geojson'"),
            ("source: a.geojson, layer: links", "55: error: 'a.geojson' has no layer or table 'links'"),
            ("source: a.geojson, fields: {name: nmae}", "63: error: the layer 'a' has no field 'nmae'"),
            ("source: a.geojson, fields: {wkt: course}", "62: error: the layer 'a' has no field 'course'"),
            ("source: a.geojson, where: \"nmae = 1\"", "55: error: the condition does not fit the layer 'a': "),
            (
                "source: a.geojson, restrictions: {wet: \"depth > 1\"}",
                "68: error: the condition does not fit the layer 'a': "
            ),
            (
                "source: a.geojson, turns: {source: turns.csv, fields: {from: a, to: b}}",
                "64: error: there is no file 'turns.csv'"
            ),
            (
                "source: a.geojson, turns: {source: a.geojson, fields: {from: a, to: link}}",
                "90: error: the layer 'a' has no field 'a'"
            ),
            ("source: broken.geojson", "37: error: 'broken.geojson' cannot be opened: "),
            ("source: table.csv", "37: error: the rows of 'table' have no place: "),
            ("source: .", "37: error: '.' cannot be opened: "),
            ("source: a.yaml", "37: error: 'a.yaml' cannot be opened: "),
        ])
    func misfits(_ streets: String, _ mistake: String) throws {
        let failure = try failure(streets)
        #expect(failure.mistakes.count == 1 && failure.mistakes[0].hasPrefix("1:" + mistake), "\(failure)")
        let sentence = mistake.replacing(" error:", with: "")
        #expect(failure.reason.hasPrefix("the network 'town' cannot be loaded: arterial.yaml:1:" + sentence))
    }

    @Test("all that does not fit is told at once, that of turns, too")
    func all() throws {
        let failure = try failure(
            """
            source: a.geojson, where: "nmae = 1",
                fields: {id: lnik, class: kind, oneway: {field: dir}, speed: {field: v, unit: mph}, time_forward: t,
                  level_from: z0, level_to: z1, tags: {surface: paving}},
                costs: {toll: {forward: up, backward: down}}, restrictions: {wet: "depth > 1", old: "link > 5"},
                turns: {source: table.csv, where: "nr = 1", fields: {from: name, via: [middle], to: number, time: wait}}
            """)
        let places = failure.mistakes.map { $0.split(separator: ":").prefix(2).joined(separator: ":") }
        #expect(
            places == [
                "1:55", "2:18", "2:53", "2:74", "2:103", "3:19", "3:33", "3:53", "4:29", "4:43", "4:71", "5:39", "5:76",
                "5:103",
            ], "\(failure)")
        #expect(failure.reason.hasSuffix(", and 13 more"))
    }

    @Test(
        "explain shows each mistake with its line, validate counts them, and a variable that is not there is one")
    func commands() throws {
        let town = try StreetProject(
            "source: a.geojson, fields: {id: lnik, name: nmae}", ["a.geojson": LayerText.collection(Self.good)])
        try town.project.write(jobText(stops: "[\(Self.stops)]"), to: "a.yaml")
        let explained = try town.project.run("explain", "a.yaml").error
        #expect(explained.hasPrefix("arterial.yaml:1:61: error: the layer 'a' has no field 'lnik'\n"), "\(explained)")
        let validated = try town.project.run("validate", "a.yaml")
        #expect((validated.output + validated.error).contains("1 job, 2 mistakes"), "\(validated)")
        try town.write(streets: "source: '${env:NOWHERE}', layer: a, fields: {id: link}")
        let unknown = try town.project.run("validate", "a.yaml").error
        #expect(unknown.split(separator: "\n").count { $0.contains(": error: ") } == 1, "\(unknown)")
    }

    @Test(
        "a layer without a street that can be used is one clear sentence",
        arguments: [
            (
                "source: a.geojson, where: \"link > 5\"",
                "the sources hold no street that its travel modes may use; no row of a meets the condition 'where'"
            ),
            ("source: points.geojson", "the sources hold no street"),
            ("source: coded.geojson, fields: {id: code}", "no whole number for an id"),
            ("source: empty.geojson", "may use; empty has no rows"),
        ])
    func unusable(_ streets: String, _ part: String) throws {
        let reason = try reason(streets)
        #expect(reason.hasPrefix("the network 'town' cannot be loaded: ") && reason.contains(part), "\(reason)")
        #expect(!reason.contains("\n"), "\(reason)")
    }
}
