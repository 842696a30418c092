import Foundation
import TestSupport
import Testing
import Vocabulary

@Suite("A project on somebody's streets")
struct DraftedStreetTests {
    @Test("has the fields of the layer, with guesses marked as such")
    func fields() throws {
        let values = ["FT", "TF", "B"]
        let layer = LineLayer.grid(4) { number in
            [
                ("ST_NAME", .text("Street \(number / 3)")), ("SPEED_LIM", .integer(Int64(30 + number % 3 * 10))),
                ("ONEWAY", .text(number < 3 ? values[number] : "B")),
                ("MTFCC", .text(number % 2 == 0 ? "S1200" : "S1400")),
                ("F_ZLEV", .integer(0)), ("T_ZLEV", .integer(0)),
            ]
        }
        let place = try TemporaryProject(["data/roads.geojson": layer.text])
        let said = try place.draftAndRun("data/roads.geojson")
        let project = try place.text("town/arterial.yaml")
        for line in [
            "source: \"../data/roads.geojson\"", "name: \"ST_NAME\"", "oneway: \"ONEWAY\"",
            "speed: {field: \"SPEED_LIM\", unit: mph}",
            "class: \"MTFCC\"", "level_from: \"F_ZLEV\"", "level_to: \"T_ZLEV\"", "policy: end_points", "\"S1200\": 80",
        ] {
            let written = try #require(
                project.split(separator: "\n").first { $0.contains(line) }, "\(line) in \(project)")
            #expect(line.hasPrefix("source") || written.contains("# guessed"), "\(written)")
        }
        #expect(said.contains("The layer roads of data/roads.geojson is 24 streets, of which 100 % are in one piece."))
        #expect(said.contains("Guessed, and marked so in the files:\n  - name: \"ST_NAME\" (by its name)"))
    }

    @Test("understands one-ways in words, and says where it does not")
    func oneWays() throws {
        func town(_ values: [String]) -> String {
            LineLayer.grid(4) { [("one_way", .text(values[$0 < values.count ? $0 : 0])), ("name", .text("Street"))] }
                .text
        }
        let place = try TemporaryProject([
            "known.geojson": town(["Two Way", "One Way", "Against"]), "unknown.geojson": town(["A", "B", "Q"]),
        ])
        try place.draftAndRun("known.geojson", in: "known")
        #expect(
            try place.text("known/arterial.yaml").contains(
                "oneway: {field: \"one_way\", forward: [\"One Way\"], backward: [\"Against\"], both: [\"Two Way\"]}"))
        try place.write(town(["F", "F", "T"]), to: "letters.geojson")
        try place.draftAndRun("letters.geojson", in: "letters")
        #expect(
            try place.text("letters/arterial.yaml").contains(
                "oneway: {field: \"one_way\", forward: [\"T\"], both: [\"F\"]}"))
        let said = try place.draftAndRun("unknown.geojson", in: "unknown")
        #expect(said.contains("'one_way' may say which streets are one-way, but not what 'A', 'Q' means"), "\(said)")
        #expect(try !place.text("unknown/arterial.yaml").contains("oneway"))
    }

    /// What a project on a grid of streets says of a field that has these values, one street after the other.
    private func drafted(_ field: String, _ values: [JSONValue], _ others: [(String, JSONValue)] = []) throws -> String
    {
        let layer = LineLayer.grid(4) { [(field, values[$0 % values.count])] + others }
        let place = try TemporaryProject(["roads.geojson": layer.text])
        let said = try place.draftAndRun("roads.geojson")
        return try place.text("town/arterial.yaml") + said
    }

    @Test("takes no code for a direction that may be another one, and none for an open street that is closed")
    func codes() throws {
        func drafted(_ values: String...) throws -> String { try self.drafted("ONEWAY", values.map { .text($0) }) }
        #expect(
            try drafted("0", "1", "2").contains("'ONEWAY' may say which streets are one-way, but not what '2' means"))
        #expect(try drafted("With", "B", "B", "B", "N").contains("both: [\"B\"], closed: [\"N\"]}"))
        #expect(try drafted("Y", "N", "None").contains("both: [\"None\", \"N\"]"))
        #expect(try drafted("With", "N", "N").contains("both: [\"N\"]}"))
        let usual = try drafted("N", "FT", "N", "N", "TF", "N")
        #expect(usual.contains("forward: [\"FT\"], backward: [\"TF\"], both: [\"N\"]}"), "\(usual)")
        #expect(usual.contains("N is not one-way, since most streets have it"))
        #expect(try drafted("One Way", "Two Way", " 1").contains("forward: [\"One Way\", \" 1\"]"))
    }

    @Test("takes speeds with decimals for metres a second where these are round limits alone")
    func units() throws {
        func drafted(_ values: Double...) throws -> String {
            try self.drafted("speed", values.map { .number("\($0)") })
        }
        #expect(try drafted(13.89, 8.33).contains("unit: m/s"))
        #expect(try drafted(20, 30, 32.5).contains("speed: \"speed\""))
        let census = try self.drafted("speed", [.integer(25), .integer(55)], [("mtfcc", .text("S1400"))])
        #expect(census.contains("{field: \"speed\", unit: mph}"))
        #expect(try drafted(50, -1).contains("'speed' is called as speeds are, but its values, -1 to 50, are none"))
    }

    @Test("takes heights for no levels, and lines without a highway for no streets")
    func heights() throws {
        let ends: [(String, JSONValue)] = [("to_elev", .integer(3))]
        #expect(try !drafted("from_elev", [.integer(0), .integer(54)], ends).contains("level_from"))
        let mixed = try drafted("highway", [.text("primary"), .text("residential"), .null])
        #expect(mixed.contains("where: 'highway IS NOT NULL'"))
        #expect(try !drafted("highway", [.text("primary"), .text("residential")]).contains("IS NOT NULL"))
    }

    @Test("has speeds for classes that are OpenStreetMap's but for capitals, in either way of writing them")
    func classes() throws {
        func minutes(_ speeds: String) throws -> Double {
            let place = try TemporaryProject([
                "roads.geojson": LineLayer.grid(4) { _ in [("cls", .text("Primary"))] }.text,
                "arterial.yaml": """
                networks: {n: {streets: {source: roads.geojson, fields: {class: cls}, travel_modes: [own]}}}
                travel_modes: {own: {based_on: car, speeds: {\(speeds)}}}

                """,
                "a.yaml": "{job: route, network: n, stops: [{at: [9, 50]}, {at: [9.002, 50]}]}\n",
            ])
            #expect(try place.run("run", ".", "--quiet").code == 0)
            let route = try place.outputs().table("a/routes.csv").rows.first
            return try #require(route?["total_time"].flatMap(Double.init))
        }
        let slow = try minutes("Primary: 18")
        #expect(try minutes("primary: 18") == slow)
        #expect(try minutes("Primary: 18, primary: 72") == slow)
        #expect(try minutes("Primary: 36") < slow)
    }

    @Test("joins lines at shared vertices where their ends alone leave them apart")
    func joints() throws {
        var layer = LineLayer()
        for line in 0..<4 {
            let steps = (0..<4).map { (Double($0) / 1000, Double(line) / 1000) }
            layer.addLine(steps.map { (9 + $0.0, 50 + $0.1) }, [("road", .text("East \(line)"))])
            layer.addLine(steps.map { (9 + $0.1, 50 + $0.0) }, [("road", .text("North \(line)"))])
        }
        let place = try TemporaryProject(["roads.geojson": layer.text])
        let said = try place.draftAndRun("roads.geojson")
        #expect(try place.text("town/arterial.yaml").contains("{policy: any_vertex}"))
        #expect(said.contains("streets meet wherever they share a vertex"))
    }

    @Test("says what to do about streets that cross between their vertices")
    func apart() throws {
        var layer = LineLayer()
        for line in 0..<4 {
            let offset = Double(line) / 1000
            layer.addLine([(9, 50 + offset), (9.003, 50 + offset)], [("road", .text("East \(line)"))])
            layer.addLine([(9 + offset, 50), (9 + offset, 50.003)], [("road", .text("North \(line)"))])
        }
        let place = try TemporaryProject(["roads.geojson": layer.text])
        let said = try place.draftAndRun("roads.geojson")
        #expect(said.contains("% of the streets are in one piece, and jobs reach no others"), "\(said)")
        #expect(said.contains("Split with Lines"))
        let whole = try TemporaryProject(["roads.geojson": LineLayer.grid(4) { _ in [] }.text])
        #expect(try !whole.draftAndRun("roads.geojson").contains("jobs reach no others"))
    }

    @Test("is told from one on pipes by words of several languages, and not by the beginning of a place's name")
    func kinds() throws {
        func isOnStreets(_ file: String, _ fields: [String]) throws -> Bool {
            let place = try TemporaryProject([
                "\(file).geojson": LineLayer.grid(4) { _ in fields.map { ($0, .text("a")) } }.text
            ])
            let made = try place.run("init", "--from", "\(file).geojson", "town")
            #expect(made.code == 0, "\(made.error)")
            return try place.text("town/arterial.yaml").contains("    streets:")
        }
        #expect(try isOnStreets("mainz", ["Gasse"]))
        #expect(try isOnStreets("watertown", ["id"]))
        #expect(try isOnStreets("vannes", ["Umleitung"]))
        #expect(try isOnStreets("maine", ["id"]))
        #expect(try isOnStreets("netz", ["Hauptstrasse"]))
        #expect(try !isOnStreets("Wasserleitungen", ["id"]))
        #expect(try !isOnStreets("netz", ["Nennweite", "Werkstoff"]))
        #expect(try !isOnStreets("road town", ["tuberia", "diámetro"]))
    }

    @Test("is the same whenever it is drafted, and leaves the data where it is")
    func same() throws {
        let place = try TemporaryProject(["a b/roads.geojson": LineLayer.grid(5) { _ in [] }.text])
        let said = try ["first", "second"].map { try place.draftAndRun("a b/roads.geojson", in: $0) }
        #expect(said[0].replacing("first", with: "second") == said[1])
        for file in ["arterial.yaml", "jobs/round-in-the-best-order.yaml", "jobs/past-a-closed-place.yaml"] {
            #expect(try place.text("first/\(file)") == place.text("second/\(file)"))
        }
        #expect(try place.text("first/arterial.yaml").contains("source: \"../a b/roads.geojson\""))
        #expect(try place.text("first/jobs/past-a-closed-place.yaml").contains("name: Closed"))
    }

    @Test("has names that refer to nothing, and mean their letters, whatever they look like")
    func names() throws {
        let layer = LineLayer.grid(4) { _ in [("name", .text("Key ${env:KEY} and $${matrix:a} road"))] }
        for name in ["null", "none", "true"] {
            let place = try TemporaryProject(["\(name).geojson": layer.text])
            try place.draftAndRun("\(name).geojson")
            let stop = try #require(
                try place.outputs("town/outputs").table("jobs.round-in-the-best-order/stops.csv").rows.first)
            #expect(stop["name"]?.hasPrefix("Key ${env:KEY} and $${matrix:a} road") == true, "\(stop)")
        }
    }

    @Test("says why streets meet as they do, and what speeds they have, as it is")
    func reasons() throws {
        var layer = LineLayer()
        for line in 0..<8 {
            let start = 9 + Double(line) / 100
            layer.addLine([(start, 50), (start + Double(line + 1) / 2000, 50)], [])
        }
        let place = try TemporaryProject(["apart.geojson": layer.text])
        let said = try place.draftAndRun("apart.geojson")
        #expect(said.contains("streets meet at their ends: other ways leave hardly more in one piece"), "\(said)")
        #expect(said.contains("all streets have the default_speed of the travel mode"), "\(said)")
        #expect(try place.text("town/jobs/past-a-closed-place.yaml").contains("# guessed: places on the network"))
    }

    @Test("runs whatever the fields are called and hold", arguments: 0..<12)
    func random(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let names = [
            "NAME", "Oneway", "dir", "speed", "maxspeed", "kph", "class", "highway", "zf", "zt", "surface", "étage",
            "a b",
        ]
        let values: [JSONValue] = [
            .null, .text(""), .text("50"), .text("residential"), .text("one way"), .text("FT"), .text("': [\n#"),
            .integer(1),
            .integer(-1), .integer(70), .number("13.9"), .boolean(true), .text("NaN"), .text("30 mph"),
        ]
        let chosen = names.filter { _ in Bool.random(using: &random) }
        let layer = LineLayer.grid(Int.random(in: 2...6, using: &random)) { _ in
            chosen.map { ($0, values[Int.random(in: 0..<values.count, using: &random)]) }
        }
        let place = try TemporaryProject(["some roads.geojson": layer.text])
        try place.draftAndRun("some roads.geojson")
    }
}
