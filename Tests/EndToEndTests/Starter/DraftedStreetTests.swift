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
            "source: \"../data/roads.geojson\"", "name: \"ST_NAME\"", "oneway: \"ONEWAY\"", "speed: \"SPEED_LIM\"",
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
