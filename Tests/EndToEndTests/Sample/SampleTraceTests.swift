import Testing

/// The sample's traces: isolating sets of many sizes, and a rejected valve for each reason.
@Suite("The sample's gas and water networks")
struct SampleTraceTests {
    private func rows(_ job: String, _ role: String) throws -> [[String: String]] {
        try Sample.outputs().table("\(job)/isolation.csv").rows.filter { $0["role"] == role }
    }

    private func ids(_ job: String, _ role: String) throws -> [String] {
        try rows(job, role).compactMap { $0["global_id"] }
    }

    @Test("a meter is shut off by the valves of the category Isolating")
    func meter() throws {
        #expect(try ids("shut-off-at-a-meter", "isolating") == ["V-064", "V-247"])
        #expect(try rows("shut-off-at-a-meter", "start").map { $0["terminal"] } == ["Load"])
    }

    @Test("a valve that is paved over is passed, and one that leads to no supply stays open")
    func seized() throws {
        let job = "shut-off-beside-a-seized-valve"
        #expect(try ids(job, "isolating") == ["V-053", "V-056"])
        let reasons = try rows(job, "rejected").map { "\($0["global_id"] ?? "") \($0["reason"] ?? "")" }
        #expect(reasons.contains("V-054 dead_end") && reasons.contains("V-055 not_operable"))
        #expect(reasons.contains { $0.hasSuffix("not_filter") })
        let main = try Sample.outputs().table("shut-off-at-a-closed-valve/isolation.csv").rows
        #expect(main.contains { $0["global_id"] == "V-245" && $0["reason"] == "already_closed" })
    }

    @Test("one valve and a place on a pipe shut off the same main")
    func squeeze() throws {
        #expect(try ids("squeeze-off-a-main", "isolating") == ["V-053", "GL-1082.2"])
        let place = try #require(try rows("squeeze-off-a-main", "isolating").last?["fraction_along"])
        #expect(abs((Double(place) ?? 0) - 0.5) < 1e-3)
    }

    @Test("who is without gas stands with a role on the map")
    func isolated() throws {
        let elements = try Sample.outputs().features("who-is-without-gas/elements.geojson").features
        let roles = Dictionary(grouping: elements) { $0.text("role") ?? "" }.mapValues(\.count)
        #expect(Set(roles.keys) == ["start", "zone", "downstream", "isolating"])
        #expect(roles["isolating"] == 2)
        let summary = try #require(try Sample.outputs().table("who-is-without-gas/summary.csv").rows.first)
        #expect(summary["add_Pipe Length"] == "3055.481" && summary["isolated_length"] == "3055.481")
        let meters = Set(elements.filter { $0.text("asset_type") == "Customer" }.compactMap { $0.text("global_id") })
        #expect(summary["customers"] == "\(meters.count)")
    }

    @Test("the sweep over all mains has sets of 1, 2, 3 and more valves, and mains that cannot be isolated")
    func sweep() throws {
        let rows = try Sample.outputs().table("every-main-that-may-leak/summary.csv").rows
        #expect(rows.count == 1165)
        #expect(Set(rows.compactMap { $0["isolating_count"] }) == ["0", "1", "2", "3", "4"])
        #expect(Set(rows.compactMap { $0["status"] }) == ["isolable", "not_isolable"])
        // A row says what the trace of its main says.
        let main = try #require(rows.first { $0["global_id"] == "GL-1083" })
        let trace = try #require(try Sample.outputs().table("who-is-without-gas/summary.csv").rows.first)
        for column in ["isolating", "isolated_count", "isolated_length", "customers"] {
            #expect(main[column] == trace[column], "\(column)")
        }
        let segments = try Sample.outputs().features("every-main-that-may-leak/segments.geojson").features
        #expect(Set(rows.compactMap { $0["segment"] }.filter { !$0.isEmpty }).count <= segments.count)
    }

    @Test("a water system is traced as EPANET has it")
    func water() throws {
        let rows = try Sample.outputs().table("every-pipe-of-ky10/summary.csv").rows
        #expect(rows.count == 1043 && rows.count { $0["status"] == "isolable" } == 38)
    }
}
