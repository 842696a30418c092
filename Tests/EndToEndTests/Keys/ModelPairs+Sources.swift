extension ModelPairs {
    static let sources =
        [
            pair(
                "sources.NAME.source", "junctions.geojson", "others.geojson", "elements.csv/global_id",
                in: ["source: junctions.geojson": "{item}"],
                files: ["others.geojson": junctions.replacing("T1", with: "T2")]),
            pair(
                "sources.NAME.source", "junctions.geojson", "none", "elements.csv",
                in: ["source: junctions.geojson": "{item}"]),
            fitting("layer", "one", "other", "elements.csv", "source: fittings.db\n    {item}"),
            fitting(
                "crs", "EPSG:25832", "EPSG:25833", "elements.csv", "source: fittings.csv\n    {item}",
                fields: "id: id, wkt: metres"),
            fitting("where", nil, "\"id = 'T2'\"", "elements.csv", "source: fittings.csv\n    {item}"),
            fitting(
                "dialect", "ogr", "sqlite", "elements.csv",
                "source: fittings.csv\n    where: \"id = 't1'\"\n    {item}"),
            // Of a source of gas, the tier of a controller has to be named.
            pair(
                "sources.NAME.domain_network", "Water", "Gas", "refusal",
                in: ["source: water.geojson\n    domain_network: Water": "source: water.geojson\n    {item}"]),
            pair(
                "sources.NAME.customers", nil, "\"assetgroup = 'Valve'\"", "summary.csv/customers",
                in: ["customers: \"assetgroup = 'Meter'\"": "{item}"]),
            pair(
                "sources.NAME.operable", nil, "\"id <> 'A1'\"", "summary.csv/status", isolation,
                in: ["source: devices.geojson": "source: devices.geojson\n    {item}"]),
            pair(
                "sources.NAME.connects_by_geometry", "true", "false", "elements.csv",
                in: ["usage: junction": "usage: junction\n    {item}"]),
        ]

    static let junctions = PipeTown.files["junctions.geojson"] ?? ""

    /// - Parameter source: how the model reads the fitting T1.
    private static func fitting(
        _ key: String, _ one: String?, _ other: String, _ place: String, _ source: String,
        fields: String = "id: id, wkt: place"
    ) -> KeyPair {
        pair(
            "sources.NAME." + key, one, other, place,
            in: [ModelFittings.layer: ModelFittings.read(fields, from: source)], files: ModelFittings.files)
    }

    static let usages =
        [
            // A device of a group that has valves could have been one.
            pair(
                usage, "device", "junction", "isolation.csv", isolation,
                in: [
                    "usage: junction": "{item}",
                    "{Tee: {}}": "{Tee: {}, Plug: {categories: [Isolating]}}",
                ])
        ]
        + [
            "assembly", "junction_object", "structure_junction", "structure_boundary", "structure_junction_object",
            "structure_edge_object",
        ].map { word in
            pair(usage, "junction", word, "elements.csv", in: ["usage: junction": "{item}"])
        }
        + ["edge_object", "structure_line"].map { word in
            pair(
                usage, "line", word, "elements.csv", pump,
                in: ["usage: line\n    source: water": "{item}\n    source: water"])
        }

    private static let usage = "sources.NAME.usage"

    /// A trace from the pump.
    static let pump =
        "job: trace\nnetwork: town\ndomain_network: Water\ntrace_type: connected\nstarting_locations: {global_id: W1}\n"

    static let oneway = [
        flow("oneway", "forth", "back", "{item}"), flow("oneway.field", "forth", "back", "oneway: {{item}}"),
        flow("oneway.forward", nil, "TF", "oneway: {field: back, {item}}"),
        flow("oneway.backward", nil, "FT", "oneway: {field: forth, {item}}"),
        flow("oneway.both", nil, "TF", "oneway: {field: back, {item}}"),
        flow("oneway.closed", nil, "FT", "oneway: {field: forth, {item}}", "refusal"),
    ]

    private static func flow(
        _ key: String, _ one: String?, _ other: String, _ text: String, _ place: String = "summary.csv/status"
    ) -> KeyPair {
        pair(
            "sources.NAME." + key, one, other, place, water,
            in: [ModelFittings.pipes: ModelFittings.readPipes(text)], files: ModelFittings.files)
    }
}
