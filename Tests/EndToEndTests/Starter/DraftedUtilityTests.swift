import Foundation
import Testing
import Vocabulary

@Suite("A project on somebody's pipes")
struct DraftedUtilityTests {
    /// A tank, a valve, two pipes and a house in a row.
    private static let layers: [String: String] = {
        var (pipes, points) = (LineLayer(), LineLayer())
        for (number, east) in [0, 1, 2].enumerated() {
            let start = 9 + Double(east) / 1000
            pipes.addLine(
                [(start, 50), (start + 0.001, 50)], [("pipe_id", .text("P\(number)")), ("diameter", .integer(100))])
        }
        for (east, kind) in [(0, "Tank"), (1, "Gate valve"), (3, "House")] {
            points.addPoint((9 + Double(east) / 1000, 50), [("kind", .text(kind))])
        }
        return ["water/pipes.geojson": pipes.text, "water/fittings.geojson": points.text]
    }()

    @Test("has a model with what isolates, feeds and is fed, and finds the valve")
    func model() throws {
        let place = try TemporaryProject(Self.layers)
        let said = try place.draftAndRun("water")
        let model = try place.text("town/water.model.yaml")
        for line in [
            "where: \"kind = 'Gate valve'\", categories: [Isolating]}    # guessed",
            "customers: \"kind = 'House'\"    # guessed",
            "where: \"kind = 'Tank'\", subnetwork: Supply}    # guessed", "source: \"../water/pipes.geojson\"",
        ] { #expect(model.contains(line), "\(line) in \(model)") }
        for sentence in [
            "the network is fed by Tank of fittings", "customers are House of fittings",
            "--as streets takes them for streets",
        ] { #expect(said.contains(sentence), "\(said)") }
        let table = try place.outputs("town/outputs").table("jobs.what-to-shut-for-a-repair/isolation.csv")
        #expect(table.rows.contains { $0["role"] == "isolating" && $0["source"] == "fittings" })
    }

    @Test("has one of the classes that case alone tells apart, and no attribute of a name that all features have")
    func names() throws {
        var (pipes, points) = (LineLayer(), LineLayer())
        for (east, group) in [(0, "Main"), (1, "MAIN"), (2, "Service")] {
            pipes.addLine(
                [(9 + Double(east) / 1000, 50), (9.001 + Double(east) / 1000, 50)],
                [("assetgroup", .text(group)), ("Shape length", .integer(Int64(70 + east % 2)))])
        }
        for (east, kind) in [(0, "Tank"), (1, "Gate valve"), (3, "House")] {
            points.addPoint((9 + Double(east) / 1000, 50), [("kind", .text(kind))])
        }
        let place = try TemporaryProject(["water/pipes.geojson": pipes.text, "water/fittings.geojson": points.text])
        try place.draftAndRun("water")
        let model = try place.text("town/water.model.yaml")
        #expect(model.contains("MAIN") && !model.contains("Main:"), "\(model)")
        #expect(model.contains("pipes Shape length:"), "\(model)")
    }

    @Test("compiles whatever its fields are called, and whatever their values are")
    func oddWords() throws {
        var (pipes, points) = (LineLayer(), LineLayer())
        for (east, material) in [(0, "PE\nold"), (1, "PE \"new\""), (2, "PE\nold")] {
            pipes.addLine(
                [(9 + Double(east) / 1000, 50), (9.001 + Double(east) / 1000, 50)], [("material", .text(material))])
        }
        for (east, kind) in [(0, "Tank"), (1, "Gate valve"), (3, "House")] {
            points.addPoint((9 + Double(east) / 1000, 50), [("group", .text(kind)), ("Order", .text("o\(east % 2)"))])
        }
        let place = try TemporaryProject(["water/pipes.geojson": pipes.text, "water/fittings.geojson": points.text])
        try place.draftAndRun("water")
        let model = try place.text("town/water.model.yaml")
        #expect(model.contains(#"where: "\"group\" = 'Gate valve'""#), "\(model)")
        #expect(model.contains(#"# types by material: where: "material = 'PE\nold'""#), "\(model)")
    }

    @Test(
        "has every layer of several files, also of one name",
        .enabled(if: Conversion.isThere, Conversion.isMissing))
    func oneName() throws {
        let place = try TemporaryProject(["n.geojson": Self.layers["water/pipes.geojson"] ?? ""])
        for side in ["north", "south"] {
            try Conversion.write("n.geojson", as: "\(side).gpkg", ["-nln", "pipes"], in: place.url)
            try place.write("", to: "water/none.txt")
            try FileManager.default.moveItem(
                at: place.url.appending(path: "\(side).gpkg"), to: place.url.appending(path: "water/\(side).gpkg"))
        }
        let made = try place.run("init", "--from", "water", "town", "--as", "utility")
        #expect(made.code == 0, "\(made.error)")
        let model = try place.text("town/water.model.yaml")
        #expect(model.contains("  pipes:\n") && model.contains("  south pipes:\n"), "\(model)")
        let streets = try place.run("init", "--from", "water", "streets", "--as", "streets")
        #expect(streets.code == 0 && streets.output.contains("Other layers of lines are left out: pipes"), "\(streets)")
    }

    @Test("says what to do about lines that end between the vertices of others")
    func apart() throws {
        var pipes = LineLayer()
        pipes.addLine([(9, 50), (9.01, 50)], [("diameter", .integer(100))])
        for number in 1..<9 {
            let east = 9 + Double(number) / 1000
            pipes.addLine([(east, 50), (east, 50.003)], [("diameter", .integer(50))])
        }
        let said = try TemporaryProject(["pipes.geojson": pipes.text]).draftAndRun("pipes.geojson")
        #expect(said.contains("% of the lines are in one piece: those that end on each other"), "\(said)")
    }

    @Test("takes layers for what somebody says they are")
    func kinds() throws {
        let place = try TemporaryProject(Self.layers)
        try place.draftAndRun("water/pipes.geojson", "--as", "streets", in: "streets")
        #expect(try place.text("streets/arterial.yaml").contains("streets:"))
        try place.draftAndRun("water/pipes.geojson", "--as", "utility", in: "pipes")
        #expect(try place.text("pipes/arterial.yaml").contains("model: pipes.model.yaml"))
    }

    @Test("runs on a model of EPANET, and says what it does not know")
    func epanet() throws {
        let place = try TemporaryProject()
        _ = try place.run("init", "sample")
        let said = try place.draftAndRun("sample/data/water.inp")
        #expect(said.contains("does not say what its coordinates mean") && said.contains("has no valves"), "\(said)")
        let placed = try place.draftAndRun("sample/data/water.inp", "--crs", "EPSG:4326", in: "placed")
        #expect(!placed.contains("coordinates"))
        #expect(try place.text("placed/arterial.yaml").contains("crs: \"EPSG:4326\""))
    }
}
