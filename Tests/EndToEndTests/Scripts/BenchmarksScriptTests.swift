import Foundation
import TestSupport
import Testing

/// Whether the command works; what it measures is for people to run it for.
@Suite("The script benchmarks/run")
struct BenchmarksScriptTests {
    private static let cases = [
        "route", "route-barriers", "matrix", "network", "service-areas", "batch", "sequence", "isolation",
        "related-records", "growth",
    ]

    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Runs it where there are no data, with the binary of the tests.
    private func measure(_ arguments: String...) throws -> Arterial.Ended {
        try OtherCommand.run(
            "/usr/bin/env",
            ["python3", "scripts/benchmarks/run", "--program", Arterial.binary.path, "--without-peers"] + arguments,
            in: Arterial.project,
            environment: [
                "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "PYTHONDONTWRITEBYTECODE": "1",
                "ARTERIAL_DATA": folder.url.path,
            ])
    }

    private func written(_ end: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.url.path).filter { $0.hasSuffix(end) }
    }

    @Test("lists its cases")
    func lists() throws {
        let ended = try measure("--help")
        #expect(ended.code == 0, "\(ended.error)")
        for name in Self.cases { #expect(ended.output.contains("\n  \(name) ")) }
    }

    @Test("names the cases that there are where it is given another")
    func unknown() throws {
        let ended = try measure("rout")
        #expect(ended.code == 2)
        #expect(ended.error.contains("there is no case rout; there are route, route-barriers, matrix,"))
    }

    @Test("skips a case whose data are not there, says which, and exits 1", arguments: ["route", "sequence"])
    func skips(_ name: String) throws {
        let ended = try measure(name)
        #expect(ended.code == 1)
        #expect(ended.output.contains("Skipped: there is no "))
        #expect(ended.error.contains("wrong: \(name) was skipped: there is no "), "\(ended.error)")
    }

    @Test("measures routes of a made town, ours alone, and finds them all", arguments: ["route", "route-barriers"])
    func routes(_ name: String) throws {
        let ended = try measure(name, "--quick")
        #expect(ended.code == 0, "\(ended.error)")
        for contender in ["arterial: one job", "arterial: a job for each"] {
            let line = ended.output.split(separator: "\n").first { $0.contains(contender) }
            #expect(line?.contains(" 10 found, ") == true)
        }
    }

    @Test("writes a page and the raw rows behind it, which name no path")
    func writes() throws {
        let ended = try measure("matrix", "--quick", "--write", folder.url.path)
        #expect(ended.code == 0, "\(ended.error)")
        let page = try #require(try written("-matrix.md").first)
        let text = try String(contentsOf: folder.url.appending(path: page), encoding: .utf8)
        #expect(text.hasPrefix("# Matrices and best orders, "))
        #expect(text.contains("arterial: one job"))
        #expect(!text.contains(Arterial.binary.path) && !text.contains(folder.url.path))
        let rows = try #require(try written("-matrix.csv").first)
        let table = CSVTable(try String(contentsOf: folder.url.appending(path: rows), encoding: .utf8))
        #expect(table.columns.starts(with: ["table", "contender", "round", "queries", "wall_s", "cpu_s"]))
    }

    @Test("draws growth, and lays a power law through it")
    func growth() throws {
        let ended = try measure("growth", "--quick", "--write", folder.url.path)
        #expect(ended.code == 0, "\(ended.error)")
        #expect(ended.output.contains("a continent, predicted"))
        let pictures = try written(".svg").sorted()
        #expect(pictures.map { $0.split(separator: "-").last } == ["megabytes.svg", "seconds.svg"])
        let law = "from report.power_law import PowerLaw as P; l = P([(1, 3), (10, 300), (100, 30000)]); "
        let exact = try OtherCommand.run(
            "/usr/bin/env",
            ["python3", "-B", "-c", law + "print(f'{l.power:.6f} {l.at(1000):.3f} {l.reaches(300):.6f}')"],
            in: Arterial.project.appending(path: "scripts/benchmarks"), environment: ["PATH": "/usr/bin:/bin"])
        #expect(exact.output == "2.000000 3000000.000 10.000000\n")
    }
}
