import Testing

/// Trace configurations in the JSON of Esri's REST services.
@Suite("A configuration in Esri's JSON")
struct EsriConfigurationTests {
    /// As services export them: all keys, most of them empty.
    private static let exported = """
        {
          "includeContainers": false, "includeContent": false, "includeStructures": false, "includeBarriers": true,
          "validateConsistency": false, "includeIsolated": true, "domainNetworkName": "Gas", "tierName": "Supply",
          "subnetworkName": "", "diagramTemplateName": "", "shortestPathNetworkAttributeName": "",
          "filterBitsetNetworkAttributeName": "", "traversabilityScope": "junctionsAndEdges",
          "filterScope": "junctions", "conditionBarriers": [
            {"name": "Status", "type": "networkAttribute", "operator": "equal", "value": 1, "combineUsingOr": false,
             "isSpecificValue": true}],
          "functionBarriers": [], "arcadeExpressionBarrier": "", "filterBarriers": [
            {"name": "Category", "type": "category", "operator": "equal", "value": "Isolating",
             "combineUsingOr": true, "isSpecificValue": true},
            {"name": "Category", "type": "category", "operator": "equal", "value": "Emergency",
             "combineUsingOr": false, "isSpecificValue": true}],
          "filterFunctionBarriers": [], "functions": [
            {"functionType": "add", "networkAttributeName": "Size", "conditions": []}],
          "nearestNeighbor": {"count": -1, "costNetworkAttributeName": "", "nearestCategories": [], "nearestAssets": []},
          "outputFilters": [], "outputConditions": [], "propagators": [], "numPaths": 1
        }
        """

    private func run(_ job: String, more: [String: String] = [:]) throws -> (ended: Arterial.Ended, outputs: Outputs) {
        let text = PipeTown.job(job, without: ["domain_network", "tier"])
        let project = try TemporaryProject(PipeTown.project(job: text, more: more))
        return (try project.run("run", "job.yaml"), project.outputs())
    }

    @Test("isolates as the same words of a job do, from a file and in the job itself") func isolation() throws {
        let start = "trace_type: isolation\nstarting_locations: {source: Gas Line, global_id: c}\n"
        let file = try run(start + "trace_configuration: esri.json", more: ["esri.json": Self.exported])
        #expect(file.ended.code == 0, "\(file.ended.error)")
        let own = try run(
            start + "domain_network: Gas\ntier: Supply\nconfiguration: {include_isolated_features: true, "
                + "condition_barriers: {attribute: Status, equal: 1}, functions: [{function: add, attribute: Size}], "
                + "filter: {scope: junctions, barriers: {any: [{category: Isolating}, {category: Emergency}]}}}")
        let inline = try run(start + "trace_configuration: " + Self.exported.replacing("\n", with: " "))
        for name in ["elements.csv", "summary.csv", "isolation.csv"] {
            let wanted = try own.outputs.text("job/" + name)
            #expect(try file.outputs.text("job/" + name) == wanted && !wanted.isEmpty)
            #expect(try inline.outputs.text("job/" + name) == wanted)
        }
    }

    @Test("says what each of its keys did") func keys() throws {
        let outputs = try run(
            "trace_type: connected\nstarting_locations: {source: Gas Line, global_id: c}\ntrace_configuration: esri.json",
            more: ["esri.json": Self.exported]
        ).outputs
        let messages = try outputs.json("job/job.json")["messages"] as? [[String: Any]] ?? []
        let texts = messages.compactMap { $0["text"] as? String }
        #expect(
            texts.contains { $0.hasPrefix("followed: ") && $0.contains("filterBarriers") && !$0.contains("numPaths") })
        #expect(texts.contains("'numPaths' is of telecom networks, and has no effect"))
        #expect(texts.contains("'nearestNeighbor' has no effect: its count is that of all features"))
        #expect(!texts.contains { $0.hasPrefix("followed: ") && $0.contains("nearestNeighbor") }, "\(texts)")
    }

    @Test("says that traces keep nothing in the fields it names, where it names some", arguments: ["", "ServedSize"])
    func fields(_ field: String) throws {
        let outputs = try run(
            "trace_type: connected\nstarting_locations: {source: Gas Line, global_id: c}\n"
                + "trace_configuration: {domainNetworkName: Gas, tierName: Supply, functions: [{functionType: add, "
                + "networkAttributeName: Size, summaryAttributeName: '\(field)'}]}"
        ).outputs
        let messages = try outputs.json("job/job.json")["messages"] as? [[String: Any]] ?? []
        let isTold = messages.contains {
            $0["text"] as? String == "'summaryAttributeName' has no effect: a trace keeps nothing in fields"
        }
        #expect(isTold == !field.isEmpty, "\(messages)")
    }

    @Test("joins 'and' before 'or', and says where that matters") func order() throws {
        func condition(_ name: String, _ value: Int, or: Bool) -> String {
            "{name: \(name), operator: equal, value: \(value), combineUsingOr: \(or)}"
        }
        let list = [
            condition("Size", 200, or: true), condition("Size", 100, or: false), condition("Status", 1, or: false),
        ]
        let found = try run(
            "trace_type: connected\nstarting_locations: {source: Gas Line, global_id: c}\n"
                + "trace_configuration: {domainNetworkName: Gas, tierName: Supply, "
                + "conditionBarriers: [\(list.joined(separator: ", "))]}")
        #expect(found.ended.code == 0 && found.ended.output.contains("is read as 'or' of what 'and' joins"))
        // b has the size 200; f has 100 and is closed; d has 100 and is open.
        let ids = try found.outputs.table("job/elements.csv").rows.compactMap { $0["global_id"] }
        #expect(Set(ids) == ["b", "c", "d", "f", "A2", "D1", "T1", "e", "M1"])
    }

    @Test("finds asset types by their numbers") func assets() throws {
        let model = PipeTown.model.replacing(
            "    usage: device\n    source: devices", with: "    usage: device\n    id: 9\n    source: devices")
        let gate = "[{networkSourceId: 9, assetGroupCode: 2, assetTypeCode: 1}]"
        let found = try run(
            "trace_type: connected\nstarting_locations: {source: Gas Line, global_id: c}\ntrace_configuration: "
                + "{domainNetworkName: Gas, tierName: Supply, outputFilters: \(gate)}", more: ["model.yaml": model])
        #expect(found.ended.code == 0, "\(found.ended.error)")
        #expect(try found.outputs.table("job/elements.csv").rows.compactMap { $0["global_id"] } == ["A1", "A2"])
    }

    @Test(
        "is refused where it is wrong, in the file",
        arguments: [
            ("{\"includeBarrier\": true}", "did you mean 'includeBarriers'?"),
            (
                "{\"conditionBarriers\": [{\"name\": \"Statu\", \"operator\": \"equal\", \"value\": 1}]}",
                "did you mean 'Status'?"
            ),
            ("{\"traversabilityScope\": \"junction\"}", "did you mean 'junctions'?"),
            (
                "{\"outputFilters\": [{\"networkSourceId\": 7, \"assetGroupCode\": 1, \"assetTypeCode\": 1}]}",
                "no asset type 1"
            ),
            (
                "{\"filterBarriers\": [{\"name\": \"Category\", \"type\": \"category\", \"operator\": \"greaterThan\", "
                    + "\"value\": \"Isolating\"}]}",
                "'greaterThan' says nothing of a category, which is there or is not"
            ),
            ("[1]", "expected a trace configuration"),
            ("{\"includeBarriers\": true", "this is not JSON: did not find expected ',' or '}'"),
            (
                "{\"conditionBarriers\": [{\"name\": \"Status\", \"operator\": \"equal\", \"value\": 1e400}]}",
                "expected a finite number or a text, not the number 1e400"
            ),
        ])
    func refusals(json: String, words: String) throws {
        let project = try TemporaryProject(
            PipeTown.project(
                job: PipeTown.job(
                    "trace_type: connected\nstarting_locations: {global_id: c}\ntrace_configuration: esri.json"),
                more: ["esri.json": json]))
        let ended = try project.run("validate", "job.yaml")
        #expect(
            ended.code == 1 && ended.error.contains(words) && ended.error.contains("esri.json:1:"), "\(ended.error)")
    }
}
