extension ModelPairs {
    static let attributes =
        [
            size("type", "short", "long", "refusal", files: pipe("\"size\": 40000")),
            size("type", "long", "double", "refusal", files: pipe("\"size\": 0.5")),
            size("fields", "{Gas Line: size}", "{Gas Line: limit}", "summary.csv", whole: true),
            size(
                "fields.NAME", "size", "limit", "summary.csv", "fields: {{item}}", whole: true,
                names: ["Size", "Gas Line"]),
            size("apportionable", "true", "false", "summary.csv"),
            size("nullable", "true", "false", "refusal", files: pipe("\"size\": null")),
            pair(
                "attributes.NAME.domain", "{0: Open, 1: Closed}", "{1: Open, 0: Closed}", "elements.csv",
                in: ["domain: {0: Open, 1: Closed}": "{item}"]),
            pair(
                "attributes.NAME.domain.NAME", "Closed", "Shut", "refusal", in: ["1: Closed": "{item}"],
                names: ["Status", "1"]),
            // The bits of A3 are 3.
            bits("bit_set", "true", "false", "{item}, domain: {1: Low, 2: High}"),
            bits("inline", "true", "false", "bit_set: true, {item}, domain: {1: Low, 2: High}"),
        ]

    /// What the pipe b has instead of its size.
    private static func pipe(_ text: String) -> [String: String] {
        ["lines.geojson": (PipeTown.files["lines.geojson"] ?? "").replacing("\"size\": 200", with: text)]
    }

    /// A pair for the attribute that a function adds up as far as the middle of the pipe b.
    private static func size(
        _ key: String, _ one: String, _ other: String, _ place: String, _ text: String = "{item}", whole: Bool = false,
        files: [String: String] = [:], names: [String] = []
    ) -> KeyPair {
        pair(
            "attributes.NAME." + key, one, other, place,
            connected + "barriers: {global_id: b, fraction_along: 0.5}\n"
                + "configuration: {functions: [{function: add, attribute: Size}]}\n",
            in: ["Size: {fields: {Gas Line: size}}": "Size: {\(whole ? "" : "fields: {Gas Line: size}, ")\(text)}"],
            files: files, names: names)
    }

    private static func bits(_ key: String, _ one: String, _ other: String, _ text: String) -> KeyPair {
        pair("attributes.NAME." + key, one, other, "refusal", in: ["bit_set: true": text])
    }

    static let controllers = [
        pair(
            "controllers", "[{source: Water Device, global_id: W1, subnetwork: Lake}]",
            "[{source: Water Device, global_id: W2, subnetwork: Lake}]", "summary.csv/status", water,
            in: [
                "controllers:": "{item}", town: "", region: "", "  - \(lake)\n": "",
            ]),
        pair(
            "controllers.global_id", "W1", "W2", "summary.csv/status", water,
            in: [lake: "{source: Water Device, {item}, subnetwork: Lake}"]),
        pair(
            "controllers.where", "\"id = 'W1'\"", "\"id = 'W2'\"", "summary.csv/status", water,
            in: [lake: "{source: Water Device, {item}, subnetwork: Lake}"]),
        // The fitting is a device, and its id is that of a valve.
        pair(
            "controllers.source", "Gas Device", "Gas Junction", "summary.csv/status", isolation,
            in: ["usage: junction": "usage: device"],
            adding: "  - {{item}, global_id: A2, tier: Supply, subnetwork: Town}\n",
            files: ["junctions.geojson": junctions.replacing("T1", with: "A2")]),
        divider("terminal", "A", "B", "summary.csv/status", afterDivider, "tier: Supply, subnetwork: Town"),
        divider("tier", "Supply", "Regional", "summary.csv/status", isolationOfD, "terminal: A, subnetwork: Town"),
        divider("subnetwork", "Town", "Village", "job.json/messages", isolation, "terminal: A, tier: Supply"),
        divider("subnetwork_field", "one", "other", "job.json/messages", isolation, "terminal: A, tier: Supply"),
    ]

    private static let town = "  - {source: Gas Device, global_id: S1, terminal: Low, tier: Supply, subnetwork: Town}\n"
    private static let region =
        "  - {source: Gas Device, global_id: S2, terminal: Low, tier: Regional, subnetwork: Region}\n"
    private static let lake = "{source: Water Device, global_id: W1, subnetwork: Lake}"
    private static let isolationOfD = isolation.replacing("global_id: b", with: "global_id: d")

    /// A pair for another controller, which is the divider.
    private static func divider(
        _ key: String, _ one: String, _ other: String, _ place: String, _ job: String, _ text: String
    ) -> KeyPair {
        pair(
            "controllers." + key, one, other, place, job,
            adding: "  - {source: Gas Device, global_id: D1, \(text), {item}}\n",
            files: file("devices.geojson", ["D1": "\"one\": \"Town\", \"other\": \"Village\""]))
    }
}
