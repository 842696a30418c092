/// A pair for every key of a utility model. What traces do not show, `arterial network info` does.
enum ModelPairs {
    static let all =
        TraceSettingPair.all.map(\.ofTier) + domains + terminals + sources + fields + classes + attributes + rules
        + controllers + general

    private static let zone = "domain_networks.NAME.tiers.NAME."
    private static let station = "valid_controllers: [{source: Gas Device, asset_group: Station}], "

    private static let domains =
        [
            pair(
                "domain_networks", "{Gas: {tiers: {Supply: {}}}}", "{Steam: {tiers: {Supply: {}}}}", "info", in: "",
                small),
            pair(
                "domain_networks.NAME.controller_type", "source", "sink", "info", in: "Water: {tiers",
                "Water: {{item}, tiers"),
            pair(
                "domain_networks.NAME.tier_definition", "partitioned", "hierarchical", "info", in: "Water: {tiers",
                "Water: {{item}, tiers"),
            pair(
                "domain_networks.NAME.tiers", "{Zone: {}}", "{Zone: {}, Lake: {}}", "info",
                in: "Water: {tiers: {Zone: {}}}",
                "Water: {{item}}"),
            pair(zone + "rank", "1", "2", "info", in: "Zone: {}", "Zone: {{item}}"),
            pair(zone + "group", "Old", "New", "info", in: "Zone: {}", "Zone: {{item}}"),
            pair(
                zone + "configuration", nil, "{condition_barriers: {attribute: Size, less_than: 1}}", "info",
                in: "Zone: {}", "Zone: {{item}}"),
            pair(
                zone + "valid_controllers", nil, "[{source: Gas Device}]", "state", in: "Zone: {}", "Zone: {{item}}"),
        ]
        + [
            ("source", "Water Device", "Gas Device", ""), ("asset_group", "Pump", "Valve", "source: Water Device, "),
            ("asset_type", "Pump", "Booster", "source: Water Device, asset_group: Pump, "),
            ("terminal", nil, "Low", "source: Water Device, "),
        ].map { key, one, other, more in
            pair(
                zone + "valid_controllers." + key, one, other, "state", in: "Zone: {}",
                "Zone: {valid_controllers: [{\(more){item}}]}")
        }

    private static let terminals = [
        pair(
            "terminal_configurations", "{Port: {terminals: {A: {}, B: {}}}}", "{Door: {terminals: {A: {}, B: {}}}}",
            "info",
            in: "", "{item}"),
        terminal("terminals", "{A: {}, B: {}}", "{A: {}, B: {}, C: {}}", "{item}"),
        terminal("terminals.NAME.id", "1", "7", "terminals: {A: {{item}}, B: {}}"),
        terminal(
            "terminals.NAME.upstream", "true", "false",
            "directional: true, terminals: {A: {{item}}, B: {upstream: true}}"),
        terminal("directional", "true", "false", "terminals: {A: {upstream: true}, B: {}}, {item}"),
        terminal("paths", nil, "{Open: [[A, B]]}", "terminals: {A: {}, B: {}}, {item}"),
        terminal("default_path", "All", "None", "terminals: {A: {}, B: {}}, {item}"),
    ]

    private static func terminal(_ key: String, _ one: String?, _ other: String, _ text: String) -> KeyPair {
        pair(
            "terminal_configurations.NAME." + key, one, other, "info", in: "",
            "terminal_configurations: {Port: {\(text)}}")
    }

    private static let sources: [KeyPair] = []
    private static let fields: [KeyPair] = []
    private static let classes: [KeyPair] = []
    private static let attributes: [KeyPair] = []
    private static let rules: [KeyPair] = []
    private static let controllers: [KeyPair] = []
    private static let general: [KeyPair] = []
    private static let small = ""

    private static func pair(
        _ key: String, _ one: String?, _ other: String, _ place: String, in part: String, _ text: String
    ) -> KeyPair {
        KeyPair(key, one, other, place, in: [:])
    }
}
