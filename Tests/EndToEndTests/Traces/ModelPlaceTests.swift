import Foundation
import Testing

/// Mistakes in a utility model stand at their places in its file, all of them at once.
@Suite("What is wrong in a utility model")
struct ModelPlaceTests {
    /// What `validate` says of the town where its model has other words.
    private func said(_ changes: [(String, String)], files: [String: String] = [:]) throws -> String {
        var model = PipeTown.model
        for (old, new) in changes {
            try #require(model.contains(old), "\(old)")
            model = model.replacing(old, with: new)
        }
        let job = PipeTown.job("trace_type: connected\nstarting_locations: {global_id: c}")
        let project = try TemporaryProject(
            PipeTown.project(job: job, more: files.merging(["model.yaml": model]) { $1 }))
        let ended = try project.run("validate", "job.yaml")
        #expect(ended.code == 1)
        return ended.error
    }

    /// The line and column of a text in the model after some changes.
    private func place(_ text: String, _ changes: [(String, String)]) throws -> String {
        let model = changes.reduce(PipeTown.model) { $0.replacing($1.0, with: $1.1) }
        let start = try #require(model.range(of: text)?.lowerBound)
        let before = model[..<start].split(separator: "\n", omittingEmptySubsequences: false)
        return "model.yaml:\(before.count):\(before.last!.count + 1): error: "
    }

    @Test("fields, conditions and files that are not there are told together, with those that there are")
    func layers() throws {
        let changes = [
            ("assetgroup = 'Meter'", "asset = 'Meter'"),
            ("Limit: {fields: {Gas Line: limit}}", "Limit: {fields: {Gas Line: top}}"),
            ("source: water-lines.geojson", "source: waterlines.geojson"),
        ]
        let said = try said(changes)
        for text in ["\"asset = ", "top}}", "waterlines.geojson"] {
            #expect(try said.contains(place(text, changes)), "\(said)")
        }
        #expect(said.contains("has no field 'top'") && said.contains("did you mean 'water-lines.geojson'?"), "\(said)")
    }

    @Test("a file of associations that is missing is told where it is named, with what else is not there")
    func associations() throws {
        let changes = [
            ("controllers:", "associations: [{source: asoc.csv}]\ncontrollers:"),
            ("Gas Line: size}", "Gas Line: width}"),
        ]
        let said = try said(changes)
        for text in ["asoc.csv", "width}"] { #expect(try said.contains(place(text, changes)), "\(said)") }
    }

    @Test("names that stand twice and paths that there are not are told together, where they stand")
    func schema() throws {
        let changes = [("default_path: None", "default_path: Nowhere"), ("Limit: {fields", "size: {fields")]
        let said = try said(changes)
        #expect(
            try said.contains(
                place("Nowhere", changes) + "path Nowhere of terminal configuration Divider: there is no path"),
            "\(said)")
        #expect(
            try said.contains(place("size: {fields", changes) + "attribute size: there are two with this name"),
            "\(said)")
    }

    @Test("keys that only features of another usage have are told") func misplaced() throws {
        let changes = [
            ("fields: {id: id}\n    customers", "fields: {id: id, from_terminal: status}\n    customers")
        ]
        #expect(
            try said(changes).contains(
                place("status}\n    customers", changes)
                    + "only lines have 'from_terminal', and 'Gas Device' has none"))
        let vertex = [("Tee: {}", "Tee: {connectivity: any_vertex}")]
        #expect(
            try said(vertex).contains(
                place("Tee: {conn", vertex) + "only lines have 'connectivity', and 'Gas Junction' has none"))
        let structure = [
            (
                "usage: junction\n    source: junctions.geojson\n    domain_network: Gas",
                "usage: structure_junction\n    source: junctions.geojson\n    connects_by_geometry: false"
            )
        ]
        #expect(try said(structure).contains("only devices, junctions and lines have 'connects_by_geometry'"))
    }

    @Test("two ways to write one code, and a condition on a description that several codes have, are told")
    func codes() throws {
        let twice = [("{0: Open, 1: Closed}", "{0: Open, 1: Closed, 01: Shut}")]
        #expect(
            try said(twice).contains(place("01: Shut", twice) + "the code '01' is the same number as '1'"))
        let shared = [("{0: Open, 1: Closed}", "{0: Open, 1: Closed, 2: Closed}")]
        #expect(
            try said(shared).contains(
                place("Closed}}}", shared) + "'Closed' describes several codes of the attribute Status: 1, 2"))
    }

    @Test("a rule of other features than its kind is about is told once, however many asset types it names")
    func rule() throws {
        let rules = "rules:\n  - {rule: attachment, from: {source: Gas Device}, to: {source: Gas Line}}\ncontrollers:"
        let changes = [("controllers:", rules)]
        let said = try said(changes)
        let text = try place("{rule: attachment", changes) + "it is about a structure and what is attached to it"
        #expect(said.components(separatedBy: text).count == 2, "\(said)")
    }

    @Test("what a tier writes of its traces, and is not there, is told where it stands")
    func output() throws {
        let output =
            "output: {asset_types: [Gtae], categories: [Isloating], fields: {Gas Device: [sttaus], Gas Pipe: [x]}}"
        let changes = [("configuration: {condition", "configuration: {\(output), condition")]
        let said = try said(changes)
        for (name, sentence) in [
            ("Gtae", "there is no asset group or asset type 'Gtae'"), ("Isloating", "there is no category 'Isloating'"),
            ("Gas Pipe: [x", "there is no source 'Gas Pipe'"),
        ] { #expect(try said.contains(place(name, changes) + sentence), "\(said)") }
        let fields = changes.map { ($0.0, $0.1.replacing("asset_types: [Gtae], categories: [Isloating], ", with: "")) }
            .map { ($0.0, $0.1.replacing(", Gas Pipe: [x]", with: "")) }
        let field = try place("sttaus", fields) + "the layer 'devices' has no field 'sttaus'"
        let saidOfFields = try self.said(fields)
        #expect(saidOfFields.contains(field), "\(saidOfFields)")
    }

    @Test("a terminal that there is not is told once, where it stands in a path or in a rule")
    func terminals() throws {
        let rule =
            "rules:\n  - {rule: junction_edge, from: {source: Gas Device, terminal: Hihg}, to: {source: Gas Line}}\n"
        let changes = [
            ("B: {}}, default_path: None", "B: {}}, paths: {Half: [[A, B], [B, C]]}, default_path: None"),
            ("controllers:", rule + "controllers:"),
        ]
        let said = try said(changes)
        for (name, sentence) in [("C]]", "there is no terminal 'C'"), ("Hihg", "there is no terminal 'Hihg'")] {
            let text = try place(name, changes) + sentence
            #expect(said.components(separatedBy: text).count == 2, "\(said)")
        }
        #expect(said.components(separatedBy: "error: ").count == 3, "\(said)")
    }

    @Test(
        "what is wrong as a whole is told where it is wrong alone, not by those who name it",
        arguments: [
            ("usage: device\n    source: devices", "usage: devise\n    source: devices", "unknown value 'devise'"),
            ("Status: {type: short, domain", "Status: {tpye: short, domain", "unknown key 'tpye'"),
            (
                "tier_definition: hierarchical", "tier_definition: [hierarchical]",
                "expected one of 'partitioned' or 'hierarchical', not a list"
            ),
            (
                "Regulator: {terminals: {High: {upstream: true}, Low: {}}",
                "Regulator: {terminals: {High: {upstream: true}, Low: 7}", "expected a terminal, not the number 7"
            ),
            ("Gate: {categories: [Isolating]}", "Gate: {categories: Isolating}", "expected a list of categories"),
        ])
    func unread(old: String, new: String, sentence: String) throws {
        let said = try said([(old, new)])
        #expect(said.components(separatedBy: "error: ").count == 2 && said.contains(sentence), "\(said)")
    }

    @Test("two features with one id are told as such, whatever may control the tier")
    func twice() throws {
        let changes = [
            ("tiers: {Zone: {}}", "tiers: {Zone: {valid_controllers: [{source: Water Device, asset_group: Pump}]}}"),
            ("fields: {id: id}\n    asset_groups: {Pump", "fields: {id: assettype}\n    asset_groups: {Pump"),
            ("global_id: W1,", "global_id: Pump,"),
        ]
        let devices = try #require(PipeTown.files["water.geojson"])
        let twice = devices.replacing("\"Sluice\"", with: "\"Pump\"").replacing("\"Valve\"", with: "\"Other\"")
        let more = changes + [("Valve: {asset_types: {Sluice: {}}}", "Other: {asset_types: {Pump: {}}}")]
        let said = try said(more, files: ["water.geojson": twice])
        #expect(said.contains("has this global id, too"), "\(said)")
        #expect(!said.contains("valid controllers"), "\(said)")
    }

    @Test("controllers that are no feature, or none that may control, are told where they are named")
    func controllers() throws {
        let changes = [
            ("global_id: S1, terminal: Low", "global_id: S9"),
            ("global_id: W1, subnetwork", "global_id: W7, subnetwork"),
        ]
        let said = try said(changes)
        #expect(
            try said.contains(place("S9, tier", changes) + "the controller Gas Device S9 of the subnetwork Town"),
            "\(said)")
        #expect(try said.contains(place("W7, subnetwork", changes)), "\(said)")
        let terminal = [("global_id: S2, terminal: Low", "global_id: S2, terminal: Middle")]
        #expect(try self.said(terminal).contains(place("S2, terminal: Middle", terminal)))
    }
}
