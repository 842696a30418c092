import Testing

@testable import ArterialCLI

@Suite("Help")
struct HelpTests {
    @Test(
        "is about the command that is asked for",
        arguments: [
            (["--help"], "SUBCOMMANDS:"), (["run", "--help"], "--fail-fast"), (["help", "run"], "--fail-fast"),
            (["validate", "--help"], "Finds every mistake"),
            (["merge", "--help"], "arterial merge shards/* --out outputs"), (["schema", "--help"], "JSON Schema"),
            ([], "SUBCOMMANDS:"),
        ])
    func help(_ arguments: [String], _ text: String) throws {
        let ended = try Arterial.run(arguments)
        #expect(ended.code == 0)
        #expect(ended.output.contains(text))
        #expect(ended.error.isEmpty)
    }

    @Test("has an example for each command")
    func examples() throws {
        let commands = try CommandDescription.root().leaves().map(\.path) + [["arterial"], ["arterial", "network"]]
        for path in commands {
            let help = try Arterial.run(path.dropFirst() + ["--help"]).output
            #expect(help.contains("Example: \(path.joined(separator: " "))"), "\(path)")
        }
    }

    @Test("names the version, and those of the libraries")
    func version() throws {
        let ended = try Arterial.run("--version")
        #expect(ended.code == 0)
        let names = ended.output.split(separator: "\n").compactMap { $0.split(separator: " ").first }
        #expect(names == ["arterial", "geos", "libosmium", "libyaml", "xxhash", "gdal", "proj"])
    }
}
