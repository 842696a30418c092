extension ModelPairs {
    static let rules =
        [
            // With two kinds of pipes: those of one kind need no rule.
            pair(
                "rules.rule", "edge_junction_edge", "containment", "elements.csv",
                in: [
                    "usage: junction": "usage: structure_junction",
                    "{Pipe: {asset_types: {Pipe: {}}}}\n  Water Device":
                        "{Pipe: {asset_types: {Pipe: {where: \"id <> 'b'\"}, Main: {where: \"id = 'b'\"}}}}\n  Water Device",
                ], adding: list("{{item}, from: {source: Gas Line}, to: {source: Gas Line}}")),
            // The fitting stands at the valve A2.
            pair(
                "rules.rule", "junction_junction", "containment", "elements.csv",
                in: [ModelFittings.layer: ModelFittings.read("id: id, wkt: elsewhere")],
                adding: list("{{item}, from: {source: Gas Device}, to: {source: Gas Junction}}", valves),
                files: ModelFittings.files),
            rule(
                "rule", "junction_edge", "containment", "{{item}, from: {source: Gas Junction}, to: {source: Gas Line}}"
            ),
            // Once there is a rule of containment, that of W2 in T1 needs one.
            pair(
                "rules.rule", "attachment", "containment", "job.json/messages",
                in: ["usage: junction": "usage: structure_junction"],
                adding: list("{{item}, from: {source: Gas Junction}, to: {source: Gas Line}}")
                    + ModelLinks.table(ModelLinks.ends, of: "contents.csv"), files: ModelLinks.files),
        ]
        + side("from", "rule: junction_edge, to: {source: Gas Line}")
        + side("to", "rule: junction_edge, from: {source: Gas Line}")
        + side("via", "rule: edge_junction_edge, from: {source: Gas Line}, to: {source: Gas Line}")

    private static let valves =
        "{rule: junction_edge, from: {source: Gas Device, asset_group: Valve}, to: {source: Gas Line}}"

    /// The keys of one side of a rule, which is a junction.
    private static func side(_ side: String, _ rest: String) -> [KeyPair] {
        [
            ("source", "Gas Junction", "Gas Device", ""), ("asset_group", "Valve", "Divider", "source: Gas Device, "),
            ("asset_type", "Gate", "Plug", "source: Gas Device, asset_group: Valve, "),
            ("terminal", "A", "B", "source: Gas Device, asset_group: Divider, "),
        ].map { key, one, other, more in
            rule(
                "\(side).\(key)", one, other, "{\(rest), \(side): {\(more){item}}}",
                start: key == "terminal" ? "d" : "c")
        }
    }

    private static func rule(
        _ key: String, _ one: String, _ other: String, _ text: String, start: String = "c"
    ) -> KeyPair {
        pair(
            "rules." + key, one, other, "elements.csv",
            connected.replacing("global_id: c", with: "global_id: \(start)"), adding: list(text))
    }

    /// Rules, beside one for the water.
    private static func list(_ rules: String...) -> String {
        let water = "{rule: junction_edge, from: {source: Water Device}, to: {source: Water Line}}"
        return "rules:\n" + ([water] + rules).map { "  - \($0)\n" }.joined()
    }
}
