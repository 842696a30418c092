import Testing

/// A water main and a gas main that meet at one place, where each goes on.
///
///                    GS
///                    |g1
///     WS ==w1==W=====+==w2== H
///                    |g2
@Suite("Two domain networks at one place, without rules")
struct DomainNetworkTests {
    private static func files(_ job: String) -> [String: String] {
        func line(_ name: String, _ network: String) -> String {
            "  \(name): {usage: line, domain_network: \(network), source: \(name).csv, fields: {id: id}, "
                + "asset_groups: {L: {asset_types: {P: {}}}}}\n"
        }
        func device(_ name: String, _ network: String) -> String {
            "  \(name): {usage: device, domain_network: \(network), source: \(name).csv, fields: {id: id}, "
                + "asset_groups: {D: {asset_types: {T: {where: \"k = 'tank'\"}, "
                + "V: {where: \"k = 'valve'\", categories: [Isolating]}}}}}\n"
        }
        return [
            "arterial.yaml": "networks: {n: {utility: {source: ., model: model.yaml, crs: EPSG:25832}}}\n",
            "model.yaml": "domain_networks: {Water: {tiers: {Supply: {}}}, Gas: {tiers: {Supply G: {}}}}\nsources:\n"
                + line("WL", "Water") + line("GL", "Gas") + device("WD", "Water") + device("GD", "Gas")
                + "controllers:\n  - {source: WD, global_id: WS, subnetwork: A, tier: Supply}\n"
                + "  - {source: GD, global_id: GS, subnetwork: B, tier: Supply G}\n",
            "WL.csv": "id,wkt\nw0,\"LINESTRING (0 0, 5 0)\"\nw1,\"LINESTRING (5 0, 10 0)\"\n"
                + "w2,\"LINESTRING (10 0, 20 0)\"\n",
            "GL.csv": "id,wkt\ng1,\"LINESTRING (10 10, 10 0)\"\ng2,\"LINESTRING (10 0, 10 -10)\"\n",
            "WD.csv": "id,k,x,y\nWS,tank,0,0\nW,valve,5,0\n",
            "GD.csv": "id,k,x,y\nGS,tank,10,10\n",
            "job.yaml": "job: trace\nnetwork: n\n" + job + "outputs: {formats: [csv]}\n",
        ]
    }

    @Test("do not connect", arguments: [("Water", "w1", "WS W w0 w1 w2"), ("Gas", "g1", "GS g1 g2")])
    func apart(_ network: String, _ start: String, _ reached: String) throws {
        let project = try TemporaryProject(
            Self.files("trace_type: connected\ndomain_network: \(network)\nstarting_locations: {global_id: \(start)}\n")
        )
        let ended = try project.run("run", "job.yaml")
        #expect(ended.code == 0, "\(ended.error)")
        let ids = try project.outputs().table("job/elements.csv").rows.compactMap { $0["global_id"] }
        #expect(Set(ids) == Set(reached.split(separator: " ").map(String.init)), "\(ids)")
    }

    @Test("have subnetworks of one name, each of which is its own", arguments: [("Water", "WS"), ("Gas", "GS")])
    func subnetworks(_ network: String, _ controller: String) throws {
        var files = Self.files("trace_type: subnetwork\ndomain_network: \(network)\nsubnetwork_name: N\n")
        files["model.yaml"] = files["model.yaml"]?.replacing("subnetwork: A", with: "subnetwork: N")
            .replacing("subnetwork: B", with: "subnetwork: N").replacing("Supply: {}", with: "Supply: {}, More: {}")
            .replacing("Supply G: {}", with: "Supply G: {}, More G: {}")
        let project = try TemporaryProject(files)
        let ended = try project.run("run", "job.yaml")
        #expect(ended.code == 0 && !ended.output.contains("warning"), "\(ended.output)\(ended.error)")
        let starts = try project.outputs().table("job/elements.csv").rows.filter { $0["role"] == "start" }
        #expect(starts.compactMap { $0["global_id"] } == [controller])
    }

    @Test("are told apart where a barrier of the one is named for the other") func foreignBarrier() throws {
        let job =
            "trace_type: connected\ndomain_network: Water\nstarting_locations: {global_id: w1}\n"
            + "barriers: [{global_id: g1}, {global_id: w2}]\nfilter_barriers: {global_id: GS}\n"
        let project = try TemporaryProject(Self.files(job))
        #expect(try project.run("run", "job.yaml").code == 0)
        let messages = try project.outputs().json("job/job.json")["messages"] as? [[String: Any]] ?? []
        #expect(
            messages.first { $0["code"] as? String == "foreign_barrier" }?["text"] as? String
                == "barriers are of another domain network than Water, which is traced: GL g1, GD GS")
    }

    @Test(
        "are traced from their own features alone",
        arguments: [
            ("starting_locations: {source: WL, global_id: w1}", "WL w1 is of"), ("each: {source: WL}", "WL is of"),
        ])
    func foreignStart(_ starts: String, _ sentence: String) throws {
        let job =
            "trace_type: isolation\ndomain_network: Gas\n\(starts)\n"
            + "configuration: {filter: {barriers: {category: Isolating}}}\n"
        let ended = try TemporaryProject(Self.files(job)).run("run", "job.yaml")
        #expect(ended.code == 1)
        #expect(ended.error.contains("\(sentence) the domain network Water, and Gas is traced"), "\(ended.error)")
    }
}
