import Foundation
import Testing

@Suite("Compiled networks are kept")
struct NetworkImageTests {
    @Test("and used again, whatever the date of the source")
    func kept() throws {
        let town = try NetworkImageProject()
        let first = try town.run()
        let images = try town.images()
        #expect(images.keys.filter { $0.hasSuffix(".streets") }.count == 1)
        #expect(images.keys.filter { $0.hasSuffix(".mode") }.count == 2)
        let source = town.project.url.appending(path: "base.geojson")
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: 0)], ofItemAtPath: source.path)
        let second = try town.run()
        #expect(differences(first.bytes, second.bytes) == [])
        #expect(try town.images() == images)
    }

    @Test("but not where the source, the mapping or a mode have changed")
    func changed() throws {
        let town = try NetworkImageProject()
        _ = try town.run()
        func changes(_ change: () throws -> Void) throws -> (isNew: Bool, count: Int) {
            let before = Set(try town.images().keys.filter { $0.hasSuffix(".streets") })
            try change()
            _ = try town.run()
            let after = Set(try town.images().keys.filter { $0.hasSuffix(".streets") })
            return (before.isDisjoint(with: after), after.count)
        }
        let text = LineTown(size: 8, seed: 5).geoJSON
        let changed: [() throws -> Void] = [
            { try town.project.write(text.replacing("\"gravel\"", with: "\"Gravel\""), to: "base.geojson") },
            { try town.write(streets: NetworkImageProject.streets.replacing("forward: 1", with: "forward: 5")) },
            { try town.write(streets: NetworkImageProject.streets.replacing("id: link, ", with: "")) },
            { try town.write(streets: NetworkImageProject.streets + ", where: \"link > 1001\"") },
            { try town.write(streets: NetworkImageProject.streets + ", connectivity: {tolerance: 1 m}") },
            {
                try town.write(
                    streets: NetworkImageProject.streets,
                    more: "travel_modes: {car: {based_on: car, default_speed: 9}}\n")
            },
        ]
        for change in changed { #expect(try changes(change) == (true, 1)) }
        #expect(try changes {} == (false, 1))
    }

    @Test(
        "also where a file beside the source has changed", .enabled(if: Conversion.isThere, Conversion.isMissing),
        arguments: [
            ("a.shp", "ESRI Shapefile", "a.dbf"), ("a.tab", "MapInfo File", "a.dat"),
            ("a.mif", "MapInfo File", "a.mid"),
        ])
    func companions(_ file: String, _ driver: String, _ companion: String) throws {
        let town = try NetworkImageProject()
        let options = ["-f", driver] + (file.hasSuffix("mif") ? ["-dsco", "FORMAT=MIF"] : [])
        try Conversion.write("base.geojson", as: file, options, in: town.project.url)
        try town.write(streets: NetworkImageProject.streets.replacing("base.geojson", with: file))
        let first = try town.run()
        let url = town.project.url.appending(path: companion)
        // The name of a street, which stands in this file alone.
        var bytes = try Data(contentsOf: url)
        let name = Data("Column 3".utf8)
        while let range = bytes.range(of: name) { bytes.replaceSubrange(range, with: Data("Avenue 3".utf8)) }
        try bytes.write(to: url)
        let second = try town.run()
        #expect(differences(first.bytes, second.bytes) != [])
        let directions =
            try town.project.outputs().text("car/directions.txt") + town.project.outputs().text("foot/directions.txt")
        #expect(!directions.contains("Column 3") && directions.contains("Avenue 3"))
    }

    @Test("in the folder that the command or the environment names")
    func folders() throws {
        let town = try NetworkImageProject()
        let first = try town.run(environment: ["ARTERIAL_CACHE": "environment/deep"])
        #expect(try town.images("environment/deep").count == 3)
        let second = try town.run("--cache", "command", environment: ["ARTERIAL_CACHE": "unused"])
        #expect(try town.images("command").count == 3)
        #expect(!town.project.exists("unused") && !town.project.exists(".arterial"))
        let third = try town.run(environment: ["ARTERIAL_CACHE": ""])
        #expect(try town.images().count == 3)
        #expect(differences(first.bytes, second.bytes) == [] && differences(first.bytes, third.bytes) == [])
        let bare = try town.project.run("run", "car.yaml", "--cache", "")
        #expect(bare.code == 2 && bare.error.contains("--cache takes the path of a folder"), "\(bare.error)")
    }

    @Test(
        "nowhere, where the folder cannot be written, and the run says so",
        arguments: ["car.yaml", "car.yaml/deep", "/proc/arterial"])
    func unwritable(_ folder: String) throws {
        let town = try NetworkImageProject()
        let first = try town.run()
        let second = try town.run("--cache", folder)
        #expect(differences(first.bytes, second.bytes) == [])
        let sentences = second.said.split(separator: "\n").filter { $0.contains("it is made anew at every run") }
        #expect(sentences.count == 5, "\(second.said)")
        #expect(sentences.allSatisfy { $0.hasPrefix("cannot lock \(folder)/town.") }, "\(second.said)")
        // Who builds networks wants nothing else than to keep them.
        let build = try town.project.run("network", "build", "--cache", folder)
        #expect(build.code == 1 && build.error.contains("not all images could be kept"), "\(build.error)")
    }

    @Test("with the same outputs from a cold and a warm folder, for one worker and for eight")
    func workers() throws {
        let town = try NetworkImageProject()
        let first = try town.run("--jobs", "1")
        for (count, isCold) in [("1", false), ("8", false), ("8", true), ("1", true)] {
            if isCold { try FileManager.default.removeItem(at: town.project.url.appending(path: ".arterial")) }
            #expect(try differences(first.bytes, town.run("--jobs", count).bytes) == [])
        }
    }

    @Test("and built once by two runs at a time")
    func together() throws {
        let town = try NetworkImageProject(size: 60)
        let runs = try (0..<3).map { number in
            try town.project.start("run", "car.yaml", "--out", "out-\(number)", "-q")
        }
        var seen: Set<Int> = []
        // Nobody puts another image in the place of the first.
        while seen.isEmpty {
            for (name, place) in try town.images() where name.hasSuffix(".streets") { seen.insert(place) }
            usleep(20_000)
        }
        for run in runs { #expect(try run.ended().code == 0) }
        for (name, place) in try town.images() where name.hasSuffix(".streets") { seen.insert(place) }
        #expect(seen.count == 1)
        let bytes = try (0..<3).map { try town.project.outputs("out-\($0)").bytes() }
        #expect(differences(bytes[0], bytes[1]) == [] && differences(bytes[0], bytes[2]) == [])
    }

    @Test("whole or not at all, where a run is killed", arguments: [0.1, 0.4, 0.8])
    func killed(_ seconds: Double) throws {
        let town = try NetworkImageProject(size: 60)
        let expected = try town.run("--cache", "other").bytes
        let run = try town.project.start("run", "car.yaml", "-q", "--force")
        while !town.project.exists(".arterial") { usleep(1000) }
        usleep(UInt32(seconds * 1e6))
        run.send(SIGKILL)
        _ = try run.ended()
        let next = try town.run()
        #expect(differences(next.bytes, expected) == [])
        #expect(!next.said.contains("anew"), "\(next.said)")
        let names = try FileManager.default.contentsOfDirectory(
            atPath: town.project.url.appending(path: ".arterial").path)
        #expect(!names.contains { $0.contains("partial") }, "\(names)")
    }
}
