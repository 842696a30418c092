import TestSupport
import Testing

/// A drawn feeder under the model that is drafted of a real network's reports: with their codes, rules, terminals, condition
/// barriers and summaries.
///
///     CB -a- S1 -b- TX -c- SP        CB:Line Side controls F1, TX:Low the street; S2 is open
///            |
///            d- S2
@Suite(
    "A feeder under the model of a real network",
    .enabled(if: SharedData.isThere, "the folder of shared data is not there"))
struct SchemaFeederTests {
    private static let devices = """
        GLOBALID,ASSETGROUP,ASSETTYPE,CURRENTDEVICESTATUS,LIFECYCLESTATUS,POWERRATING,x,y
        CB,26,503,0,8,,0,0
        S1,37,733,0,8,,100,0
        TX,38,788,,8,75,200,0
        SP,22,422,,8,,300,0
        S2,37,733,1,8,,100,100

        """

    private static let lines = """
        GLOBALID,ASSETGROUP,ASSETTYPE,LIFECYCLESTATUS,FROMDEVICETERMINAL,TODEVICETERMINAL,wkt
        a,9,161,8,CB:Line Side,SS:S1,"LINESTRING (0 0, 100 0)"
        b,9,161,8,SS:S2,XFR:High,"LINESTRING (100 0, 200 0)"
        c,6,100,8,XFR:Low,,"LINESTRING (200 0, 300 0)"
        d,9,161,8,SS:S2,SS:S1,"LINESTRING (100 0, 100 100)"

        """

    private static let controllers = """
        controllers:
          - {source: ElectricDevice, where: "ASSETGROUP = 26", terminal: "CB:Line Side", tier: Electric Distribution, subnetwork: F1}
          - {source: ElectricDevice, where: "ASSETGROUP = 38", terminal: "XFR:Low", tier: Electric Secondary Radial, subnetwork: Street}

        """

    /// What somebody fills in who knows the network.
    private func filledIn(_ draft: String) -> String {
        var model = draft
        for name in ["ElectricJunction", "ElectricAssembly", "StructureBoundary", "StructureJunction", "StructureLine"]
        {
            model = model.replacing("\n  \(name):\n", with: "\n  \(name):\n    source: none\n")
        }
        return model.replacing(
            "{terminals: {\"XFR:High\": {}, \"XFR:Low\": {}}}",
            with: "{directional: true, terminals: {\"XFR:High\": {upstream: true}, \"XFR:Low\": {}}}")
            + Self.controllers
    }

    @Test("is traced in its tiers, with the condition barriers and summaries of the reports") func traced() throws {
        let reports = SharedData.path("utility/esri_un_schema")
        let project = try TemporaryProject([
            "un/ElectricDevice.csv": Self.devices, "un/ElectricLine.csv": Self.lines,
            "arterial.yaml": "networks: {un: {utility: {source: un, model: model.yaml, crs: EPSG:25832}}}\n",
        ])
        let draft = try project.run("init", "--utility", "--from-schema", reports)
        try project.write(filledIn(draft.output), to: "model.yaml")
        let head = "job: trace\nnetwork: un\ntier: Electric Distribution\n"
        try project.write(head + "trace_type: subnetwork\nsubnetwork_name: F1\n", to: "feeder.yaml")
        try project.write(
            head + """
                trace_type: isolation
                starting_locations: {source: ElectricLine, global_id: b}
                configuration: {include_isolated_features: true, filter: {barriers: {category: "E:Switching"}}}

                """, to: "span.yaml")
        let ended = try project.run("run", ".")
        #expect(ended.code == 0, "\(ended.error)")
        let outputs = project.outputs()
        let feeder = try outputs.table("feeder/elements.csv").rows.map { row in
            [row["global_id"], row["terminal"]].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
        }
        #expect(
            Set(feeder) == [
                "CB CB:Line Side", "S1 SS:S1", "S1 SS:S2", "TX XFR:High", "TX XFR:Low", "S2 SS:S1", "a", "b", "d",
            ])
        let summary = try outputs.table("feeder/summary.csv").rows.first
        #expect(summary?["add_Shape length"] == "300", "circuitlength")
        #expect(summary?["count_Device Asset Group_2"] == "1", "totaltransformercount")
        #expect(summary?["count_Device Asset Group_3"] == "3", "totalswitchcount")
        let span = try outputs.table("span/summary.csv").rows.first
        #expect(span?["status"] == "isolable" && span?["isolating"] == "S1" && span?["isolated_count"] == "6")
    }
}
