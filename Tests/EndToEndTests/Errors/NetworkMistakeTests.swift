import Foundation
import Testing

/// Two jobs on one network whose model has mistakes: these are said where they stand, and each once.
@Suite("Mistakes in what a network is made of")
struct NetworkMistakeTests {
    /// A key that there is not, and the id of a controller that no device has.
    private static let unknownKey = ("categories: [Isolating]", "categorys: [Isolating]")
    private static let unknownDevice = ("global_id: S1,", "global_id: S9,")

    private func project(_ change: (String, String)) throws -> TemporaryProject {
        var files = PipeTown.project(job: PipeTown.job("trace_type: connected\nstarting_locations: {global_id: c}"))
        files["model.yaml"] = files["model.yaml"]?.replacing(change.0, with: change.1)
        files["again.yaml"] = files["job.yaml"]
        return try TemporaryProject(files)
    }

    @Test(
        "are shown and counted once by validate, whatever the number of jobs", arguments: [unknownKey, unknownDevice])
    func validate(change: (String, String)) throws {
        let ended = try project(change).run("validate", ".")
        #expect(ended.code == 1)
        let places = ended.error.matches(of: #/model\.yaml:\d+:\d+: error: /#).count
        #expect(places >= 1 && ended.output.contains("2 jobs, \(places == 1 ? "1 mistake" : "\(places) mistakes")"))
        #expect(!ended.error.contains("cannot be loaded"), "\(ended.error)")
    }

    @Test(
        "are in results.jsonl with their places, the first of them in the reason",
        arguments: [unknownKey, unknownDevice])
    func results(change: (String, String)) throws {
        let project = try project(change)
        #expect(try project.run("run", ".").code == 1)
        let results = try project.outputs().results()
        #expect(results.map { $0["state"] as? String } == ["failed", "failed"])
        for result in results {
            let mistake = try #require((result["mistakes"] as? [[String: Any]])?.first)
            let file = try #require(mistake["file"] as? String)
            #expect(file.hasSuffix("model.yaml") && mistake["severity"] as? String == "error")
            let (line, column) = try (#require(mistake["line"] as? Int), #require(mistake["column"] as? Int))
            let message = try #require(mistake["message"] as? String)
            let reason = "the network 'town' cannot be loaded: \(file):\(line):\(column): \(message)"
            #expect((result["reason"] as? String)?.hasPrefix(reason) == true, "\(result)")
        }
    }

    @Test("are results of SARIF once each, where they stand")
    func sarif() throws {
        let project = try project(Self.unknownDevice)
        #expect(try project.run("run", ".", "--report", "sarif=found.sarif").code == 1)
        let run = try #require((project.json("found.sarif")["runs"] as? [[String: Any]])?.first)
        let results = try #require(run["results"] as? [[String: Any]])
        #expect(results.count == 1 && results.first?["ruleId"] as? String == "unknown_element")
        let place = (results.first?["locations"] as? [[String: [String: Any]]])?.first?["physicalLocation"]
        #expect((place?["artifactLocation"] as? [String: String])?["uri"] == "model.yaml")
        #expect((place?["region"] as? [String: Int])?["startLine"] ?? 1 > 1)
    }

    @Test("bring no others with them: what is not there as its own key is wrong is missing nowhere else")
    func following() throws {
        let model = """
            domain_networks: {Water: {tiers: {Supply: {}}}}
            sources:
              Device: {usage: device, source: a.csv, fields: {id: id}, asset_groups: {Valve: {asset_types: {Gate: {}}}}}
              Pipe: {usage: line, source: a.csv, fields: {id: id}, asset_groups: {Pipe: {asset_types: {Pipe: {}}}}}
            controllers: [{source: Device, global_id: T1, subnetwork: Village}]
            """
        for (key, misspelt) in [("tiers", "teirs"), ("domain_networks", "domain_netwroks")] {
            let project = try TemporaryProject([
                "arterial.yaml": "networks: {net: {utility: {source: a.csv, model: model.yaml}}}\n",
                "model.yaml": model.replacing(key, with: misspelt), "a.csv": "id\nT1\n",
                "job.yaml": """
                job: trace
                network: net
                trace_type: connected
                starting_locations: {source: Device, global_id: T1}
                """,
            ])
            let ended = try project.run("validate", "job.yaml")
            #expect(ended.output.contains("1 job, 1 mistake\n"), "\(ended.error)")
            #expect(ended.error.contains("help: did you mean '\(key)'?"))
        }
    }
}
