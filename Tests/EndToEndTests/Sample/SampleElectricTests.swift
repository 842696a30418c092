import Testing

/// The sample's feeders: what they feed, who is out behind a fuse or on a phase, and what makes a span safe.
@Suite("The sample's electric network")
struct SampleElectricTests {
    private func elements(_ job: String) throws -> [[String: String]] {
        try Sample.outputs().table("\(job)/elements.csv").rows
    }

    private func ids(_ rows: [[String: String]]) -> Set<String> { Set(rows.compactMap { $0["global_id"] }) }

    private func summary(_ job: String) throws -> [String: String] {
        try #require(try Sample.outputs().table("\(job)/summary.csv").rows.first)
    }

    @Test("a feeder reaches open switches and the transformers of streets")
    func feeder() throws {
        let job = "all-that-feeder-south-feeds"
        let rows = try elements(job)
        let controllers: Set = [
            "TX-01A", "TX-01B", "TX-01C", "TX-02A", "TX-02B", "TX-02C", "TX-05", "TX-08", "TX-15A", "TX-15B",
        ]
        #expect(ids(rows.filter { $0["role"] == "controller" }) == controllers)
        #expect(ids(rows.filter { $0["role"] == "start" }) == ["CB-1"])
        // The open switch and the transfer switch are met from this side alone.
        #expect(rows.filter { $0["global_id"] == "SW-03" }.compactMap { $0["terminal"] } == ["S1"])
        #expect(rows.filter { $0["global_id"] == "TS-1" }.compactMap { $0["terminal"] } == ["Alternate Side"])
        let found = try summary(job)
        #expect(found["feature_count"] == "123" && found["customers"] == "24")
        #expect(found["add_Power Rating"] == "790" && found["count_Power Rating"] == "20")
        #expect(found["add_Shape length"] == "1560.811")
    }

    @Test("phases that are rolled go on, and cables without geometry carry them")
    func phases() throws {
        let found = ids(try elements("all-that-feeder-south-feeds"))
        #expect(found.isSuperset(of: ["MV-14", "TX-11", "TX-12", "SP-43", "SP-44", "SP-45", "SP-46", "SP-47"]))
        #expect(found.isSuperset(of: ["CA-1A", "CA-1B", "CA-1C", "SPL-1", "TX-09", "SP-32"]))
    }

    @Test("a blown fuse is followed over its own phase, past a transformer, with ducts and vaults")
    func fuse() throws {
        let job = "who-is-out-behind-a-blown-fuse"
        let rows = try elements(job)
        let customers: Set = ["SP-32", "SP-34", "SP-36", "SP-37", "SP-40"]
        #expect(ids(rows.filter { $0["global_id"]?.hasPrefix("SP-") == true }) == customers)
        #expect(
            ids(rows.filter { $0["role"] == "container" }) == ["TB-08", "TB-09", "VA-1", "HH-1", "DB-1", "CD-1B"])
        #expect(ids(rows).isDisjoint(with: ["FU-03A", "FU-03C", "CA-1A", "CA-1C"]))
        let found = try summary(job)
        #expect(found["customers"] == "5" && found["add_Peak Load"] == "38")
    }

    @Test("who has phase B behind the recloser loses it")
    func phaseB() throws {
        let job = "who-loses-phase-b"
        let customers: Set = ["PM-1", "SP-48", "SP-49", "SP-50", "SP-51", "SP-52", "SP-54", "SP-56", "SP-58"]
        #expect(ids(try elements(job)) == customers)
        let found = try summary(job)
        #expect(found["customers"] == "9" && found["add_Peak Load"] == "214" && found["count_Peak Load"] == "9")
    }

    @Test("the nearest protective devices are those of the customer's phase, by Esri's configuration")
    func nearest() throws {
        #expect(ids(try elements("which-fuse-let-go")) == ["FC-15B", "RC-01"])
    }

    @Test("a span between two sources is isolated at both ends, past a switch that has seized")
    func span() throws {
        let job = "open-these-before-the-repair"
        let found = try summary(job)
        #expect(found["isolating"] == "SW-05;SW-07" && found["status"] == "isolable")
        #expect(found["isolated_count"] == "28" && found["customers"] == "6" && found["add_Peak Load"] == "65")
        let rows = try Sample.outputs().table("\(job)/isolation.csv").rows
        let rejected = rows.filter { $0["role"] == "rejected" }.map { "\($0["global_id"] ?? "") \($0["reason"] ?? "")" }
        #expect(Set(rejected) == ["SW-03 already_closed", "SW-06 not_operable", "TS-1 not_filter"])
        let customers: Set = ["PM-2", "SP-68", "SP-69", "SP-70", "SP-71", "SP-72"]
        let out = ids(try elements(job)).filter { $0.hasPrefix("SP-") || $0.hasPrefix("PM-") }
        #expect(out == customers)
    }

    @Test("the poles of a lateral come with what stands on them")
    func poles() throws {
        let job = "poles-to-patrol-after-a-storm"
        let rows = try elements(job)
        #expect(ids(rows) == ["P-003", "P-017", "P-018", "P-019", "P-020", "P-021", "P-022"])
        #expect(rows.allSatisfy { $0["role"] == "structure" })
        let found = try summary(job)
        #expect(found["add_Shape length"] == "199" && found["customers"] == "9")
    }
}
