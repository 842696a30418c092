import Testing

/// Three pipes behind a source, with a valve behind the first.
///
///     S ==a== V ==b== + ==c==
@Suite("Keys of a trace's configuration that do nothing")
struct IdleKeyTests {
    private static let model = """
        domain_networks: {W: {tiers: {T: {}}}}
        attributes: {Len: {fields: {Line: len}}}
        sources:
          Line:
            {usage: line, source: line.csv, fields: {id: id},
            asset_groups: {L: {asset_types: {P: {}}}}}
          Device:
            usage: device
            source: device.csv
            fields: {id: id}
            asset_groups: {D: {asset_types: {S: {where: "k = 's'"}, V: {where: "k = 'v'", categories: [Isolating]}}}}
        controllers: [{source: Device, global_id: S, subnetwork: A}]

        """

    private func project(_ job: String) throws -> TemporaryProject {
        try TemporaryProject([
            "arterial.yaml": "networks: {n: {utility: {source: line.csv, model: model.yaml, crs: EPSG:25832}}}\n",
            "model.yaml": Self.model,
            "line.csv":
                "id,len,wkt\na,10,\"LINESTRING (0 0, 10 0)\"\nb,10,\"LINESTRING (10 0, 20 0)\"\nc,10,\"LINESTRING (20 0, 30 0)\"\n",
            "device.csv": "id,k,x,y\nS,s,0,0\nV,v,10,0\n",
            "job.yaml": "job: trace\nnetwork: n\n" + job,
        ])
    }

    private func messages(_ job: String) throws -> [(code: String, text: String)] {
        let project = try project(job)
        let ended = try project.run("run", "job.yaml")
        try #require(ended.code == 0, "\(ended.error)")
        let found = try project.outputs().json("job/job.json")["messages"] as? [[String: Any]] ?? []
        return found.map { ($0["code"] as? String ?? "", $0["text"] as? String ?? "") }
    }

    private static let start = "starting_locations: {source: Line, global_id: b}\n"
    private static let barrier = "operator: greaterThanEqual, value: 100, functionType: add, networkAttributeName: Len"

    @Test("are told of Esri's JSON, too, where they ask for something, and are not among those that are followed")
    func ofEsri() throws {
        let messages = try messages(
            "trace_type: isolation\n" + Self.start
                + "filter_barriers: {source: Device, global_id: V}\ntrace_configuration: {domainNetworkName: W, includeBarriers: false, "
                + "functionBarriers: [{\(Self.barrier)}], filterFunctionBarriers: [{\(Self.barrier)}], "
                + "allowIndeterminateFlow: true, includeIsolated: true}\n")
        let told = messages.filter { $0.code == "no_part" }.map(\.text)
        #expect(
            told
                == ["includeBarriers", "functionBarriers", "filterFunctionBarriers"].map {
                    "'\($0)' has no part in a trace of the type isolation"
                })
        let followed = messages.filter { $0.code == "esri_key" }.map(\.text)
        #expect(followed == ["followed: domainNetworkName, includeIsolated"])
    }

    @Test("but Esri's asks whether the network is consistent, which has an answer")
    func consistency() throws {
        let asked = try messages(
            "trace_type: connected\n" + Self.start + "trace_configuration: {validateConsistency: true}\n")
        #expect(asked.contains { $0.code == "consistent" })
        let not = try messages(
            "trace_type: connected\n" + Self.start + "trace_configuration: {validateConsistency: false}\n")
        #expect(!not.contains { $0.code == "consistent" })
    }

    @Test("are told where each feature is isolated", arguments: ["configuration", "trace_configuration"])
    func sweeps(_ key: String) throws {
        let isEsri = key == "trace_configuration"
        let names =
            isEsri
            ? ["includeContainers", "includeContent", "includeStructures", "includeIsolated"]
            : ["include_containers", "include_content", "include_structures", "include_isolated_features"]
        let flags = names.map { "\($0): true" }.joined(separator: ", ")
        let told = try messages(
            "trace_type: isolation\neach: {source: Line}\nfilter_barriers: {source: Device, global_id: V}\n\(key): {\(flags)}\n"
        )
        .filter { $0.code == "no_part" }.map(\.text)
        #expect(
            told == names.map { "'\($0)' has no part where each feature is isolated: no elements are written" })
    }

    @Test("do not make a trace of features that are badly named one without starts")
    func badlyNamed() throws {
        let ended = try project("trace_type: isolation\neach: {source: [Line, Line]}\n").run("validate", "job.yaml")
        #expect(ended.code == 1 && !ended.error.contains("missing_start"), "\(ended.error)")
        #expect(!ended.error.contains("needs starting locations"), "\(ended.error)")
    }

    @Test("and segments in which there is nothing have no rows")
    func emptySegments() throws {
        let project = try project(
            "trace_type: isolation\nstarting_locations: {source: Line, global_id: a}\n"
                + "filter_barriers: [{source: Line, global_id: b}, {source: Line, global_id: c}]\n"
                + "segments: true\noutputs: {formats: [csv]}\n")
        let ended = try project.run("run", "job.yaml")
        #expect(ended.code == 0, "\(ended.error)")
        let rows = try project.outputs().table("job/segments.csv").rows
        #expect(rows.count == 1 && !rows.contains { $0["feature_count"] == "0" }, "\(rows)")
    }
}
