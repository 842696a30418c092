import Foundation
import Testing

/// Results in the shape of the answer of Esri's services.
@Suite("An answer in Esri's JSON")
struct EsriAnswerTests {
    /// The first source, the devices, has a number.
    private static let model = PipeTown.model.replacing(
        "    usage: device", with: "    id: 9\n    usage: device", maxReplacements: 1)

    private func outputs(_ job: String, model: String = model, more: [String: String] = [:]) throws -> Outputs {
        let project = try TemporaryProject(
            PipeTown.project(
                job: PipeTown.job(job + "outputs: {formats: [csv, esri_json]}"),
                more: more.merging(["model.yaml": model]) { $1 }))
        let ended = try project.run("run", "job.yaml")
        #expect(ended.code == 0, "\(ended.error)")
        return project.outputs()
    }

    private func results(_ answer: [String: Any]) -> [String: Any] { answer["traceResults"] as? [String: Any] ?? [:] }

    @Test("has its lines cut at the antimeridian, as elements.geojson has them") func antimeridian() throws {
        let project = try TemporaryProject([
            "arterial.yaml": "networks: {n: {utility: {source: none, model: model.yaml, crs: EPSG:3832}}}\n",
            "model.yaml": """
            domain_networks: {W: {tiers: {T: {}}}}
            sources: {Line: {usage: line, source: line.csv, fields: {id: id}, asset_groups: {L: {asset_types: {P: {}}}}}}

            """,
            "line.csv": "id,wkt\na,\"LINESTRING (3339084 -2000000, 3340084 -2000000)\"\n",
            "job.yaml": "job: trace\nnetwork: n\ntrace_type: connected\nstarting_locations: {global_id: a}\n"
                + "outputs: {formats: [geojson, esri_json]}\n",
        ])
        let ended = try project.run("run", "job.yaml")
        #expect(ended.code == 0, "\(ended.error)")
        let answer = try project.outputs().json("job/trace_results.json")
        let geometry = results(answer)["aggregatedGeometry"] as? [String: [String: Any]]
        let paths = geometry?["line"]?["paths"] as? [[[Double]]]
        let features = try project.outputs().json("job/elements.geojson")["features"] as? [[String: Any]]
        let drawn = features?.first?["geometry"] as? [String: Any]
        #expect(paths?.count == 2 && paths == drawn?["coordinates"] as? [[[Double]]], "\(answer)")
    }

    private static let settings = """
        configuration:
          functions: [{function: add, attribute: Size}, {function: max, attribute: Size}]
          filter: {nearest: {count: 9, attribute: Shape length, asset_types: [Gate]}}

        """

    @Test("has the elements of the tables by numbers, with functions, geometry and warnings") func whole() throws {
        let outputs = try outputs(
            "trace_type: connected\nstarting_locations: [{global_id: D1, terminal: A}, {global_id: A3}]\n"
                + "configuration: {functions: [{function: add, attribute: Size}]}\n")
        let answer = try outputs.json("job/trace_results.json")
        #expect(answer["success"] as? Bool == true)
        let results = results(answer)
        let elements = results["elements"] as? [[String: Any]] ?? []
        let rows = try outputs.table("job/elements.csv").rows
        #expect(elements.map { $0["globalId"] as? String } == rows.map { $0["global_id"] })
        #expect(elements.count > 5)
        for (element, row) in zip(elements, rows) {
            let isLine = row["position_to"]?.isEmpty == false
            #expect((element["positionTo"] as? Double) == (isLine ? row["position_to"].flatMap { Double($0) } : nil))
            #expect((element["terminalId"] == nil) == isLine)
            #expect((element["networkSourceId"] as? Int) == (row["source"] == "Gas Device" ? 9 : nil))
        }
        let divider = elements.filter { $0["globalId"] as? String == "D1" }
        #expect(divider.map { $0["terminalId"] as? Int } == [1, 2])
        #expect(Set(elements.compactMap { $0["assetGroupCode"] as? Int }).count > 2)
        let functions = results["globalFunctionResults"] as? [[String: Any]] ?? []
        #expect(functions.first?["functionType"] as? String == "add")
        #expect(functions.first?["networkAttributeName"] as? String == "Size")
        let sum = try outputs.table("job/summary.csv").rows.first?["add_Size"].flatMap { Double($0) }
        #expect(functions.first?["result"] as? Double == sum && sum != nil)
        let geometry = results["aggregatedGeometry"] as? [String: [String: Any]] ?? [:]
        #expect((geometry["line"]?["paths"] as? [[[Double]]])?.isEmpty == false)
        #expect((geometry["point"]?["points"] as? [[Double]])?.isEmpty == false)
        #expect(results["startingPointsIgnored"] as? Bool == true, "the closed valve A3")
        #expect((results["warnings"] as? [String])?.count == 1)
        let codes = try outputs.json("job/job.json")["messages"] as? [[String: Any]] ?? []
        #expect(codes.contains { $0["code"] as? String == "no_source_id" })
    }

    @Test("says whether there were as many of the nearest as wanted, for each group of starts") func groups() throws {
        let starts = "global_id,source,group\nb,Gas Line,one\ng,Gas Line,two\n"
        let job =
            "trace_type: connected\nstarting_locations: {source: starts.csv}\n"
            + Self.settings.replacing("count: 9", with: "count: 2")
        let outputs = try outputs(job, more: ["starts.csv": starts])
        let answers = try outputs.json("job/trace_results.json")["traces"] as? [[String: Any]] ?? []
        #expect(answers.map { $0["group"] as? String } == ["one", "two"])
        #expect(answers.map { results($0)["kFeaturesForKNNFound"] as? Bool } == [true, false])
        #expect(answers.map { (results($0)["elements"] as? [Any])?.count } == [2, 0])
        #expect(answers.map { (results($0)["warnings"] as? [String])?.count } == [0, 1])
    }

    @Test("of a sweep there is none") func sweep() throws {
        let text = "trace_type: connected\neach: {source: Gas Line}\noutputs: {formats: [csv, esri_json]}"
        let ended = try TemporaryProject(PipeTown.project(job: PipeTown.job(text))).run("validate", "job.yaml")
        #expect(ended.code != 0 && ended.error.contains("no elements for the format esri_json"), "\(ended.error)")
    }
}
