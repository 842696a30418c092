/// A drawn gas network in layers of GeoJSON, with the model that says what they are.
///
///     S1-a-A1-b-T1-c-A2-d-D1-e-M1      W1-x-W2  (water)
///               |
///               f
///               |
///               A3-g-S2
///
/// S1 and S2 are stations, which feed the tiers Supply and Regional from their terminals Low; A1 to A3 are valves, of which
/// A3 is closed and of another type; D1 parts its terminals A and B; M1 is a meter. A character is some ten metres wide.
/// The pipe a has the id A1, too.
enum PipeTown {
    /// - Parameters:
    ///   - model: what the network says of its model.
    ///   - defaults: what stands beside the networks.
    ///   - more: further files by their paths.
    static func project(
        job: String, model: String = "model: model.yaml", defaults: String = "", more: [String: String] = [:]
    ) -> [String: String] {
        files.merging(
            [
                "model.yaml": Self.model,
                "arterial.yaml": """
                networks:
                  town: {utility: {source: devices.geojson, \(model)}}
                  copy: {utility: {source: devices.geojson, model: model.yaml}}
                \(defaults)
                """ + "\n",
                "job.yaml": job,
            ].merging(more) { $1 }
        ) { $1 }
    }

    /// A project as one network of a larger one, whose files are in a folder of that name, and its job beside it.
    ///
    /// - Returns: files by their paths; of the larger project's file, the line of this network.
    static func asNetwork(_ name: String, _ project: [String: String]) -> [String: String] {
        let inFolder = project.map { ("\(name)/\($0.key)", $0.value) }
        return Dictionary(uniqueKeysWithValues: inFolder).merging([
            "\(name).yaml": project["job.yaml", default: ""].replacing("network: town", with: "network: \(name)"),
            "arterial.yaml":
                "  \(name): {utility: {source: \(name)/devices.geojson, model: \(name)/model.yaml}}\n",
        ]) { $1 }
    }

    /// A trace in the town, in the tier Supply of the domain network Gas.
    ///
    /// - Parameter keys: those of the head that are left out.
    static func job(_ text: String, without keys: [String] = []) -> String {
        let head = [("network", "town"), ("domain_network", "Gas"), ("tier", "Supply")]
        let lines = head.filter { !keys.contains($0.0) }.map { "\($0.0): \($0.1)\n" }
        return "job: trace\n" + lines.joined() + text + "\n"
    }

    /// A place as job files write it.
    static func place(_ column: Double, _ row: Double) -> String {
        let (x, y) = degrees(column, row)
        return "[\(x), \(y)]"
    }

    static func wkt(_ column: Double, _ row: Double) -> String {
        let (x, y) = degrees(column, row)
        return "POINT (\(x) \(y))"
    }

    static func json(_ column: Double, _ row: Double) -> String { "{type: Point, coordinates: \(place(column, row))}" }

    private static func degrees(_ column: Double, _ row: Double) -> (x: Double, y: Double) {
        (((9 + column / 10_000) * 1e7).rounded() / 1e7, ((50 - row / 10_000) * 1e7).rounded() / 1e7)
    }

    static let files = [
        "devices.geojson": LayerFiles.collection([
            device("S1", 0, 0, group: "Station", type: "Regulator"),
            device("A1", 4, 0, group: "Valve", type: "Gate"), device("A2", 12, 0, group: "Valve", type: "Gate"),
            device("A3", 8, 4, group: "Valve", type: "Plug", status: 1),
            device("D1", 16, 0, group: "Divider", type: "Divider"),
            device("M1", 20, 0, group: "Meter", type: "Customer"),
            device("S2", 8, 8, group: "Station", type: "Regulator"),
        ]),
        "junctions.geojson": LayerFiles.collection([device("T1", 8, 0, group: "Fitting", type: "Tee")]),
        "lines.geojson": LayerFiles.collection([
            line("A1", [(0, 0), (4, 0)], size: 300), line("b", [(4, 0), (8, 0)], size: 200),
            line("c", [(8, 0), (12, 0)], size: 100), line("d", [(12, 0), (16, 0)], size: 100, from: "", to: "A"),
            line("e", [(16, 0), (20, 0)], size: 50, from: "B", to: "Line"),
            line("f", [(8, 0), (8, 4)], size: 100, status: 1),
            line("g", [(8, 4), (8, 8)], size: 100, from: "", to: "Low"),
        ]),
        "water.geojson": LayerFiles.collection([
            device("W1", 30, 0, group: "Pump", type: "Pump"), device("W2", 34, 0, group: "Valve", type: "Sluice"),
        ]),
        "water-lines.geojson": LayerFiles.collection([line("x", [(30, 0), (34, 0)], size: 80)]),
    ]

    private static func device(
        _ id: String, _ column: Double, _ row: Double, group: String, type: String, status: Int = 0
    ) -> String {
        let fields =
            "\"id\": \"\(id)\", \"assetgroup\": \"\(group)\", \"assettype\": \"\(type)\", \"status\": \(status), "
            + "\"bits\": \(id.utf8.last! % 4)"
        return feature(fields, "\"Point\", \"coordinates\": \(place(column, row))")
    }

    private static func line(
        _ id: String, _ places: [(Double, Double)], size: Int, status: Int = 0, from: String = "", to: String = ""
    ) -> String {
        let from = id == "A1" ? "Low" : from
        let fields =
            "\"id\": \"\(id)\", \"assetgroup\": \"Pipe\", \"assettype\": \"Pipe\", \"size\": \(size), \"status\": \(status), "
            + "\"limit\": 100, \"from_terminal\": \(text(from)), \"to_terminal\": \(text(to))"
        let shape = places.map { place($0.0, $0.1) }.joined(separator: ", ")
        return feature(fields, "\"LineString\", \"coordinates\": [\(shape)]")
    }

    private static func text(_ text: String) -> String { text.isEmpty ? "null" : "\"\(text)\"" }

    private static func feature(_ fields: String, _ geometry: String) -> String {
        "{\"type\": \"Feature\", \"properties\": {\(fields)}, \"geometry\": {\"type\": \(geometry)}}"
    }

    static let model = """
        domain_networks:
          Gas:
            tier_definition: hierarchical
            tiers:
              Supply: {rank: 1, group: Town, configuration: {condition_barriers: {attribute: Status, equal: Closed}}}
              Regional: {rank: 2, group: Town}
          Water: {tiers: {Zone: {}}}
        terminal_configurations:
          Regulator: {terminals: {High: {upstream: true}, Low: {}}, directional: true}
          Divider: {terminals: {A: {}, B: {}}, default_path: None}
          Meter: {terminals: {Line: {upstream: true}, Load: {}}, directional: true}
        sources:
          Gas Device:
            usage: device
            source: devices.geojson
            domain_network: Gas
            fields: {id: id}
            customers: "assetgroup = 'Meter'"
            asset_groups:
              Station: {asset_types: {Regulator: {terminal_configuration: Regulator}}}
              Valve: {asset_types: {Gate: {categories: [Isolating]}, Plug: {categories: [Isolating, Emergency]}}}
              Divider: {asset_types: {Divider: {terminal_configuration: Divider}}}
              Meter: {asset_types: {Customer: {terminal_configuration: Meter}}}
          Gas Junction:
            usage: junction
            source: junctions.geojson
            domain_network: Gas
            fields: {id: id}
            asset_groups: {Fitting: {asset_types: {Tee: {}}}}
          Gas Line:
            usage: line
            source: lines.geojson
            domain_network: Gas
            fields: {id: id, from_terminal: from_terminal, to_terminal: to_terminal}
            asset_groups: {Pipe: {asset_types: {Pipe: {}}}}
          Water Device:
            usage: device
            source: water.geojson
            domain_network: Water
            fields: {id: id}
            asset_groups: {Pump: {asset_types: {Pump: {}}}, Valve: {asset_types: {Sluice: {}}}}
          Water Line:
            usage: line
            source: water-lines.geojson
            domain_network: Water
            fields: {id: id}
            asset_groups: {Pipe: {asset_types: {Pipe: {}}}}
        attributes:
          Status: {type: short, domain: {0: Open, 1: Closed}, fields: {Gas Device: status, Gas Line: status}}
          Size: {fields: {Gas Line: size}}
          Limit: {fields: {Gas Line: limit}}
          Bits: {type: short, bit_set: true, fields: {Gas Device: bits}}
          Line Bits: {type: short, bit_set: true, fields: {Gas Line: limit}}
        controllers:
          - {source: Gas Device, global_id: S1, terminal: Low, tier: Supply, subnetwork: Town}
          - {source: Gas Device, global_id: S2, terminal: Low, tier: Regional, subnetwork: Region}
          - {source: Water Device, global_id: W1, subnetwork: Lake}
        """ + "\n"
}
