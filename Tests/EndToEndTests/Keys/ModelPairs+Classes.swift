extension ModelPairs {
    static let fields =
        [
            fitting("fields.id", "id", "code", "elements.csv/global_id", "wkt: place, {item}"),
            fitting("fields.wkt", "place", "aside", "elements.csv", "id: id, {item}"),
            fitting(
                "fields.asset_group", "group", "other_group", "elements.csv/asset_group",
                "id: id, wkt: place, asset_type: type, {item}", groups: several),
            fitting(
                "fields.asset_type", "type", "other_type", "elements.csv/asset_type",
                "id: id, wkt: place, asset_group: group, {item}", groups: several),
        ] + terminalFields

    private static let several = "Fitting: {asset_types: {Tee: {}, Cross: {}}}, Bend: {asset_types: {Tee: {}}}"

    private static let terminalFields = [
        pair(
            "sources.NAME.fields.terminal_path", "one", "other", "summary.csv/status", afterDivider,
            in: ["fields: {id: id}\n    customers": "fields: {id: id, {item}}\n    customers"],
            files: file("devices.geojson", ["D1": "\"one\": \"None\", \"other\": \"All\""])),
        pair(
            "sources.NAME.fields.from_terminal", "from_terminal", "other", "summary.csv/status", isolation,
            in: ["from_terminal: from_terminal": "{item}"],
            files: file("lines.geojson", ["A1": "\"other\": \"High\"", "e": "\"other\": \"B\""])),
        pair(
            "sources.NAME.fields.to_terminal", "to_terminal", "other", "summary.csv/status", afterDivider,
            in: ["to_terminal: to_terminal": "{item}"],
            files: file(
                "lines.geojson", ["d": "\"other\": \"B\"", "e": "\"other\": \"Line\"", "g": "\"other\": \"Low\""])),
    ]

    static let classes = [
        fitting(
            "asset_groups.NAME.code", "7", "8", "refusal", "id: id, wkt: place, asset_group: number",
            groups: "Fitting: {{item}, asset_types: {Tee: {}}}"),
        fitting(
            types + "code", "7", "8", "refusal", "id: id, wkt: place, asset_type: number",
            groups: "Fitting: {asset_types: {Tee: {{item}}}}"),
        fitting(
            types + "where", "\"id = 'T1'\"", "\"id = 'T2'\"", "elements.csv/asset_type", "id: id, wkt: place",
            groups: "Fitting: {asset_types: {Tee: {{item}}, Cross: {where: \"id = 'T1'\"}}}"),
        pair(
            "sources.NAME." + types + "categories", "[Isolating]", "[Emergency]", "summary.csv/status", isolation,
            in: ["Gate: {categories: [Isolating]}": "Gate: {{item}}"]),
        pair(
            "sources.NAME." + types + "terminal_configuration", "Divider", "Port", "summary.csv/status", afterDivider,
            in: [
                "terminal_configuration: Divider": "{item}",
                "terminal_configurations:": "terminal_configurations:\n  Port: {terminals: {A: {}, B: {}}}",
            ]),
        pair(
            "sources.NAME." + types + "connectivity", "end_vertex", "any_vertex", "elements.csv", pump,
            in: [
                ModelFittings.pipes + "\n    asset_groups: {Pipe: {asset_types: {Pipe: {}}}}":
                    ModelFittings.readPipes("asset_groups: {Pipe: {asset_types: {Pipe: {{item}}}}}")
            ], files: ModelFittings.files),
    ]

    private static let types = "asset_groups.NAME.asset_types.NAME."

    private static func fitting(
        _ key: String, _ one: String, _ other: String, _ place: String, _ fields: String,
        groups: String = "Fitting: {asset_types: {Tee: {}}}"
    ) -> KeyPair {
        pair(
            "sources.NAME." + key, one, other, place,
            in: [ModelFittings.layer: ModelFittings.read(fields, groups: groups)], files: ModelFittings.files)
    }

    static let terminals = [
        divider(
            "terminals", "{A: {}, B: {upstream: true}}", "{A: {upstream: true}, B: {}}",
            "directional: true, {item}"),
        pair(
            divider + "terminals.NAME.id", "1", "7", "refusal",
            PipeTown.job("trace_type: connected\nstarting_locations: {global_id: D1, terminal: 7}"),
            in: ["{terminals: {A: {}": "{terminals: {A: {{item}}"]),
        divider(
            "terminals.NAME.upstream", "true", "false",
            "directional: true, terminals: {A: {{item}}, B: {upstream: true}}"),
        divider("directional", "true", "false", "terminals: {A: {}, B: {upstream: true}}, {item}"),
        divider(
            "paths", "{Open: [[A, B]]}", "{Open: [[A, C]]}",
            "terminals: {A: {}, B: {}, C: {}}, default_path: Open, {item}"),
        divider(
            "paths.NAME", "[[A, B]]", "[[A, C]]",
            "terminals: {A: {}, B: {}, C: {}}, default_path: Open, paths: {{item}}", names: ["Divider", "Open"]),
        divider("default_path", "All", "None", "terminals: {A: {}, B: {}}, {item}"),
    ]

    private static let divider = "terminal_configurations.NAME."

    /// - Parameter text: how the terminals of the divider are.
    private static func divider(
        _ key: String, _ one: String, _ other: String, _ text: String, names: [String] = []
    ) -> KeyPair {
        pair(
            divider + key, one, other, "summary.csv/isolated_count", afterDivider,
            in: ["Divider: {terminals: {A: {}, B: {}}, default_path: None}": "Divider: {\(text)}"], names: names)
    }
}
