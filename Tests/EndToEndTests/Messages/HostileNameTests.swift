import Foundation
import Testing

@Suite("A hostile name stays inert")
struct HostileNameTests {
    private static let names = [
        "\u{1B}]0;owned\u{7}\u{1B}[31mred", "two\nlines\r\nand more", "gnp.\u{202E}txt", "\u{2066}x\u{2069}",
        "a\u{9B}31mb",
        "quote \" and, comma", "</script><b>", "=cmd|'/c calc'!A0", "back\\slash", "nul\u{0}l", "del\u{7F}",
        "\u{2028}line",
    ]

    /// Stops far from all streets and near to them, called so, whose names come in messages, too.
    private func job() throws -> LayerJob {
        let points = try Self.names.enumerated().map { number, name in
            let name = String(decoding: try JSONEncoder().encode(name), as: UTF8.self)
            return LayerText.point(number % 3 == 2 ? 500 : Double(number % 4), 1, "\"name\": \(name), \"id\": \(name)")
        }
        return try LayerJob(["t.geojson": LayerText.collection(points)])
    }

    private let item = "{source: t.geojson, fields: {id: id, name: name}}"

    private func isInert(_ text: String) -> Bool {
        !text.unicodeScalars.contains { scalar in
            scalar.properties.generalCategory == .control && scalar != "\n" || scalar.properties.isBidiControl
                || scalar.value == 0x2028
        }
    }

    @Test("on the terminal, in directions, and in the record of the run") func shown() throws {
        let job = try job()
        let ended = try job.ended(stops: item + ", \(LayerJob.corners)")
        #expect(ended.code == 0, "\(ended.error)")
        #expect(isInert(ended.output) && isInert(ended.error))
        let outputs = job.project.outputs()
        #expect(isInert(try outputs.text("a/directions.txt")))
        #expect(try outputs.text("results.jsonl").split(separator: "\n").count == 1)
        #expect(!(try outputs.text("a/job.json")).contains("\u{1B}"))
    }

    @Test("in CSV and GeoJSON, from which it comes back as it was") func written() throws {
        let job = try job()
        let outputs = try job.outputs(stops: item + ", \(LayerJob.corners)")
        let rows = try outputs.table("a/stops.csv").rows.compactMap { $0["id"] }
        // A text ends at a zero byte, for GDAL.
        let expected = Self.names.map { String($0.prefix { $0 != "\0" }) }.filter { !$0.contains("\"") }
        #expect(Set(rows).isSuperset(of: expected), "\(Set(expected).subtracting(rows))")
        let names = try outputs.features("a/stops.geojson").features.compactMap { $0.text("name") }
        #expect(Set(names).isSuperset(of: expected), "\(Set(expected).subtracting(names))")
    }

    @Test("of a layer or a file in an error", arguments: ["\u{1B}[31mred", "a\u{202E}b", "a\nb"])
    func refused(_ name: String) throws {
        let job = try LayerJob(["t.geojson": LayerText.collection(LayerText.point(0, 0, "\"name\": 1"))])
        let quoted = String(decoding: try JSONEncoder().encode(name), as: UTF8.self)
        for item in [
            "{source: \(quoted)}", "{source: t.geojson, layer: \(quoted)}", "{source: t.geojson, where: \(quoted)}",
        ] {
            let ended = try job.ended(stops: item, command: "validate")
            #expect(ended.code == 1)
            #expect(isInert(ended.error), "\(ended.error.debugDescription)")
        }
    }

    @Test("of a file that is no job, or of a project that is not there") func files() throws {
        let project = try GridTown.project(["a.yaml": GridTown.job(), "\u{1B}[31mred.yaml": "services: {}\n"])
        for arguments in [
            ["validate", "."], ["run", "."], ["run", "\u{1B}[31mred.yaml"], ["run", ".", "--project", "\u{1B}[2J"],
        ] {
            let ended = try Arterial.run(arguments, in: project.url)
            #expect(isInert(ended.output + ended.error), "\((ended.output + ended.error).debugDescription)")
        }
    }

    @Test("of a network in an error of the project file") func network() throws {
        let project = try GridTown.project([
            "a.yaml": GridTown.job().replacing("network: town", with: "network: \"\\e[31m\"")
        ])
        let ended = try project.run("run", ".")
        #expect(ended.code == 1 && isInert(ended.output + ended.error))
    }
}
