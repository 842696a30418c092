import Foundation
import TestSupport
import Testing

/// Models that are drafted of the reports on a utility network's configuration.
@Suite("A model of reports")
struct SchemaDraftTests {
    /// What `arterial network info` says of the drafted model.
    private struct Info {
        let draft: String
        let json: [String: Any]

        init(_ folder: String, _ project: TemporaryProject) throws {
            let drafted = try project.run("init", "--utility", "--from-schema", folder)
            #expect(drafted.code == 0, "\(drafted.error)")
            draft = drafted.output
            try project.write(draft, to: "model.yaml")
            try project.write("networks: {town: {utility: {source: none, model: model.yaml}}}\n", to: "arterial.yaml")
            let info = try project.run("network", "info", "town", "--json")
            #expect(info.code == 0, "\(info.error)")
            json = try JSONSerialization.jsonObject(with: Data(info.output.utf8)) as? [String: Any] ?? [:]
        }

        func list(_ key: String) -> [[String: Any]] { json[key] as? [[String: Any]] ?? [] }

        var ruleKinds: [String: Int] {
            list("rules").reduce(into: [:]) { $0[$1["rule"] as? String ?? "", default: 0] += 1 }
        }

        /// The comparisons and categories in the condition barriers of all tiers.
        var barriers: Int { list("tiers").map { Self.leaves($0["condition_barriers"]) }.reduce(0, +) }

        private static func leaves(_ condition: Any?) -> Int {
            guard let condition = condition as? [String: Any] else { return 0 }
            guard let parts = (condition["any"] ?? condition["all"]) as? [Any] else { return 1 }
            return parts.map(leaves).reduce(0, +)
        }
    }

    @Test("has all that they say, and comments where they are silent")
    func made() throws {
        let info = try Info("reports", TemporaryProject(SchemaReportFiles.all))
        #expect(info.list("tiers").map { $0["name"] as? String } == ["System", "Pressure"])
        #expect(info.barriers == 4)
        #expect(info.ruleKinds == ["junctionEdge": 3, "edgeJunctionEdge": 1, "containment": 1])
        #expect(info.json["categories"] as? [String] == ["Isolating", "Rare"])
        #expect(
            info.list("sources").map { $0["name"] as? String } == [
                "GasDevice", "GasLine", "StructureBoundary", "StructureJunction", "StructureLine",
            ])
        for part in [
            "tier_definition: hierarchical", "traversability_scope: junctions\n",
            "- {all: [{attribute: \"G:Valve Status\", equal: 1}, {category: Isolating, exists: false}]}",
            "- {attribute: Lifecycle Status, does_not_include_any: 24}",
            "- {function: add, attribute: Shape length}  # totallength",
            "- {function: count, attribute: \"G:Valve Status\", condition: {any: [{category: Isolating}, "
                + "{attribute: \"G:Valve Status\", equal: 1}]}}  # totalvalves", "  Concat('Name') names",
            "asset_type: \"Take-off, large\"}", "# without a code: Station, Farm Tap",
            "High - Low: {terminals: {High: {}, Low: {}}}",
            "# Steel: {code: ...}", "Plug: {code: 42}", "terminal: Low}",
            "\"G:Valve Status\": {type: short, fields: {GasDevice: valvestatus}}",
            "Lifecycle Status: {type: long, bit_set: true, fields: {GasDevice: lifecyclestatus, GasLine: lifecyclestatus}}",
            "1 row of the report of rules",
        ] {
            #expect(info.draft.contains(part), "\(part)")
        }
    }

    @Test("says what is wrong with the folder")
    func wrong() throws {
        let project = try TemporaryProject(SchemaReportFiles.all)
        #expect(
            try project.run("init", "--utility", "--from-schema", "reprots").error.contains(
                "there is no folder 'reprots'"))
        try project.write("", to: "empty/notes.csv")
        let empty = try project.run("init", "--utility", "--from-schema", "empty")
        #expect(empty.code == 2 && empty.error.contains("*DomainNetworks.csv"), "\(empty.error)")
        try project.write(SchemaReportFiles.rules, to: "reports/2022_Gas_NetworkRules.csv")
        #expect(
            try project.run("init", "--utility", "--from-schema", "reports").error.contains(
                "several reports of one kind"))
        #expect(try project.run("init", "--utility").code == 2)
    }

    @Test("has the reports that there are")
    func few() throws {
        let start = "Pressure,,Condition Barriers,'G:Valve Status' "
        let domains = SchemaReportFiles.domains.replacing(start + "=", with: start + "likes")
        let info = try Info("few", TemporaryProject(["few/DomainNetworks.csv": domains]))
        #expect(info.list("tiers").count == 2 && info.list("rules").isEmpty && info.barriers == 3)
        #expect(info.json["categories"] as? [String] == ["Isolating"])
        for part in [
            "There is no report *NetworkRules.csv", "#   'G:Valve Status' likes 1", "no class has a field of this name",
        ] {
            #expect(info.draft.contains(part), "\(part)")
        }
    }

    @Test(
        "of a real network has as many tiers, categories, rules and condition barriers as the reports",
        .enabled(if: SharedData.isThere, "the folder of shared data is not there"))
    func real() throws {
        let folder = SharedData.path("utility/esri_un_schema")
        let info = try Info(folder, TemporaryProject([:]))
        let counts = try SchemaReportCounts(in: folder)
        #expect(
            counts.rules.values.reduce(0, +) == 6126 && counts.tiers == 8 && counts.categories == 33
                && counts.barriers == 24)
        #expect(info.list("tiers").count == counts.tiers)
        #expect((info.json["categories"] as? [String])?.count == counts.categories)
        #expect(info.ruleKinds == counts.rules)
        #expect(info.barriers == counts.barriers)
    }
}

/// Counts in the reports, line by line.
private struct SchemaReportCounts {
    let tiers: Int
    let categories: Int
    /// By kind, as `network info` calls them.
    let rules: [String: Int]
    let barriers: Int

    init(in folder: String) throws {
        func lines(_ kind: String) throws -> [String] {
            let name = try FileManager.default.contentsOfDirectory(atPath: folder).first { $0.hasSuffix(kind + ".csv") }
            let text = try String(contentsOfFile: folder + "/" + (name ?? ""), encoding: .utf8)
            return text.split(whereSeparator: \.isNewline).map(String.init)
        }
        let domains = try lines("DomainNetworks")
        tiers = domains.filter { $0.wholeMatch(of: #/,,\d+,[^,]+,.*/#) != nil }.count
        barriers = domains.filter { $0.contains(",Condition Barriers,'") }.map { line in
            line.components(separatedBy: " OR '").count + line.components(separatedBy: " AND '").count - 1
        }.reduce(0, +)
        let categories = try lines("NetworkCategories")
        self.categories = categories.filter { $0.wholeMatch(of: #/,[^,]+,,,,,/#) != nil }.count
        rules = try lines("NetworkRules").reduce(into: [:]) { counts, line in
            guard let match = line.prefixMatch(of: #/\d+,([A-Za-z]+),[a-z]+\./#) else { return }
            let kind = match.1.replacing("Connectivity", with: "")
            counts[kind.prefix(1).lowercased() + kind.dropFirst(), default: 0] += 1
        }
    }
}
