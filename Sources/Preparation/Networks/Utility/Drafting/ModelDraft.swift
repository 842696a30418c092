import FeatureSources
import FoundationEssentials
import UtilityNetwork
import Vocabulary

/// Drafts a utility model of the layers of a source: what can be seen in them, and comments that say what to fill in.
public struct ModelDraft {
    /// Whether lines connect to others at any of their vertices, and not at their ends alone.
    public var joinsAlongLines = false
    /// How near to each other places are one, such as `0.1 m`; nil: what is usual.
    public var tolerance: String?

    private let layers: [DraftedLayer]
    private let source: String
    /// Layer by layer, the source that the model has to name; nil for that of the network.
    private let paths: [String?]

    /// - Throws: `SourceError`, `GDALNotFound`.
    public init(of source: String) throws {
        let dataset = try Dataset(SourceAddress(target: source, name: SourceAddress.withoutSecrets(source)))
        try self.init(of: [(dataset, nil)], called: SourceAddress.withoutSecrets(source))
    }

    /// - Parameters:
    ///   - sources: each with the path that the model names it by; nil for the source of the network.
    ///   - name: how the draft calls them.
    /// - Throws: `SourceError`.
    public init(of sources: [(dataset: Dataset, path: String?)], called name: String) throws {
        let drafted = try sources.flatMap { source in
            try source.dataset.layerNames.compactMap { layer in
                try DraftedLayer(source.dataset.layer(named: layer)).map { ($0, source.path) }
            }
        }
        paths = drafted.map(\.1)
        layers = Self.named(drafted)
        source = name
        if layers.isEmpty { throw SourceError.empty(source: name) }
    }

    /// Layers of one name, as several files may have, get those of their files before it.
    private static func named(_ drafted: [(layer: DraftedLayer, path: String?)]) -> [DraftedLayer] {
        var taken: Set<String> = []
        return drafted.map { layer, path in
            var layer = layer
            let file = path?.split(separator: "/").last?.split(separator: ".").first.map(String.init)
            while !taken.insert(layer.source.lowercased()).inserted {
                layer.source = (file ?? "Other") + " " + layer.source
            }
            return layer
        }
    }

    /// Whether anything looks like a valve.
    public var hasValves: Bool { layers.contains { !$0.types(as: .valve).isEmpty } }

    /// What looks as if it fed the network.
    public var feeders: [String] {
        layers.flatMap { layer in layer.types(as: .feeder).map { "\($0.name) of \(layer.source)" } }
    }

    /// What looks like customers.
    public var customers: [String] {
        layers.flatMap { layer in layer.types(as: .customer).map { "\($0.name) of \(layer.source)" } }
    }

    /// The model, which compiles as it is.
    public var text: String {
        let domains = """
            # A draft of a utility model for \(source). Lines with ... are for you to fill in; docs/utility-models.md
            # explains every key, and `arterial schema utility-model` prints them for your editor.
            domain_networks:
              Network:                          # such as Water, Electric, Pipeline
                controller_type: source         # sink where controllers drain, as in a sewer
                tier_definition: partitioned    # hierarchical where tiers lie within each other
                tiers:
                  System:
                    rank: 1
                    # configuration:            # what stops a trace, such as a valve that is closed:
                    #   condition_barriers: {attribute: ..., equal: ...}

            """
        let nearness = tolerance.map {
            "tolerance: \($0)                  # guessed: so more of the lines connect\n\n"
        }
        let sources = "sources:\n" + zip(layers, paths).map(text).joined()
        return domains + "\n" + (nearness ?? "") + sources + attributes + controllers + """

            # What may connect to what; without rules everything connects where it coincides:
            # rules:
            #   - {rule: junction_edge, from: {source: ...}, to: {source: ...}}

            """
    }

    private var controllers: String {
        let feeding = layers.flatMap { layer in
            layer.types(as: .feeder).map { type in
                let condition = type.condition.map { ", where: \(JSONValue.text($0).written())" } ?? ""
                return
                    "  - {source: \(YAMLWord.of(layer.source))\(condition), subnetwork: Supply}    # guessed: by its name\n"
            }
        }
        let head = "\n# The devices that feed the network, without which no trace finds a supply:\n"
        return feeding.isEmpty
            ? head + "# controllers:\n#   - {source: ..., where: \"...\", subnetwork: ...}\n"
            : head + "controllers:\n" + feeding.joined()
    }

    private func text(of layer: DraftedLayer, at path: String?) -> String {
        let usage = layer.isLine ? "usage: line" : "usage: device        # or junction: fittings, taps, bends"
        var lines = ["  \(YAMLWord.of(layer.source)):", "    \(usage)", "    # \(layer.rows) rows"]
        if let path {
            lines += [
                "    source: " + JSONValue.text(path).written(), "    layer: " + JSONValue.text(layer.name).written(),
            ]
        }
        lines += fields(of: layer)
        lines += groups(of: layer)
        if !layer.isLine {
            lines.append(customers(of: layer))
            lines.append("    # operable: \"...\"               # SQL: which of them can be operated; all by default")
        }
        return lines.map { $0 + "\n" }.joined()
    }

    private func customers(of layer: DraftedLayer) -> String {
        let types = layer.types(as: .customer)
        guard !types.isEmpty else { return "    # customers: \"...\"              # SQL: which of them are customers" }
        let condition =
            types.allSatisfy { $0.condition == nil } ? "1 = 1" : types.compactMap(\.condition).joined(separator: " OR ")
        return "    customers: \(JSONValue.text(condition).written())    # guessed: by their names"
    }

    private func fields(of layer: DraftedLayer) -> [String] {
        let known = ["globalid", "global_id"]
        if layer.columns.contains(where: { known.contains($0.field.name.lowercased()) }) { return [] }
        let names = layer.columns.map(\.field.name)
        let id = names.first { ["id", "name", "\(layer.name)_id"].contains($0.lowercased()) }
        let hint = "    # the rows' own ids are global ids; name a field of unique ids if there is one"
        return id.map {
            ["    # fields: {id: \(YAMLWord.of($0))}    # if it is unique; else the rows' own ids are used"]
        }
            ?? [hint]
    }

    private func groups(of layer: DraftedLayer) -> [String] {
        var lines = ["    asset_groups:"]
        if layer.classes.isEmpty {
            lines += ["      \(YAMLWord.of(layer.name)):", "        asset_types:"]
            lines += layer.types.flatMap(text)
            if layer.isLine {
                lines.append(
                    joinsAlongLines
                        ? "            connectivity: any_vertex    # guessed: so more of the lines connect"
                        : "            connectivity: end_vertex    # any_vertex where others connect along a line")
            }
            for column in codes(of: layer) where column.field != layer.typeColumn?.field {
                let values = (column.values ?? []).map { Self.condition(column.field, $0) }
                lines.append("            # types by \(column.field.name): \(values.joined(separator: "; "))")
            }
            return lines
        }
        var last: FieldValue?
        for (group, type) in layer.classes {
            if group != last {
                lines += ["      \(Self.name("Group", group)):" + Self.code(group), "        asset_types:"]
                lines.insert(contentsOf: Self.codeLine(group, indent: 8), at: lines.count - 1)
            }
            last = group
            let code = WholeCode.of(type).map { "{code: \($0)}" } ?? "{}"
            lines.append("          \(Self.name("Type", type)): \(code)    # categories: [...]")
        }
        return lines
    }

    private func text(of type: DraftedType) -> [String] {
        let name = "          \(YAMLWord.of(type.name)):"
        var lines = [type.condition.map { name + " {where: \(JSONValue.text($0).written())" } ?? name]
        if type.condition != nil {
            lines[0] += type.role == .valve ? ", categories: [Isolating]}    # guessed: by its name" : "}"
        } else if !type.isLine {
            lines.append(
                type.role == .valve
                    ? "            categories: [Isolating]     # guessed: by its name"
                    : "            categories: []              # such as Isolating, Subnetwork Controller")
        }
        return lines
    }

    private static func code(_ value: FieldValue) -> String {
        WholeCode.of(value) == nil ? "" : "      # its name: ..."
    }

    private static func codeLine(_ value: FieldValue, indent: Int) -> [String] {
        WholeCode.of(value).map { [String(repeating: " ", count: indent) + "code: \($0)"] } ?? []
    }

    private static func name(_ kind: String, _ value: FieldValue) -> String {
        WholeCode.of(value).map { "\(kind) \($0)" } ?? YAMLWord.of(value.text ?? kind)
    }

    private static func condition(_ field: LayerField, _ value: FieldValue) -> String {
        // In one line, whatever the value is: it stands in a comment.
        "where: " + JSONValue.text(DraftedType.condition(field, value)).written()
    }

    /// Columns whose values are few, and more than one.
    private func codes(of layer: DraftedLayer) -> [DraftedLayer.Column] {
        layer.columns.filter { column in
            guard let values = column.values, values.count > 1, values.count < layer.rows else { return false }
            // Codes are 0 or more: others are plain numbers.
            if column.field.kind == .integer { return values.allSatisfy { WholeCode.of($0) != nil } }
            return column.field.kind == .text || column.field.kind == .boolean
        }
    }

    private var attributes: String {
        var lines: [String] = []
        var used = Set(SystemAttributes.names.map { $0.lowercased() })
        for layer in layers {
            for column in codes(of: layer) where !Self.isOfClass(column.field) {
                lines.append(attribute(column, of: layer, &used))
            }
            for column in layer.columns where [.real, .singleReal].contains(column.field.kind) {
                lines.append(
                    "  \(YAMLWord.of(unique(column.field.name, layer, &used))): "
                        + "{type: double, fields: {\(YAMLWord.of(layer.source)): \(YAMLWord.of(column.field.name))}}")
            }
        }
        return lines.isEmpty ? "" : "\nattributes:\n" + lines.map { $0 + "\n" }.joined()
    }

    private func attribute(_ column: DraftedLayer.Column, of layer: DraftedLayer, _ used: inout Set<String>) -> String {
        let values = column.values ?? []
        let codes = values.enumerated().map { place, value in
            "\(WholeCode.of(value) ?? Int64(place)): \(YAMLWord.of(value.text ?? ""))"
        }
        return "  \(YAMLWord.of(unique(column.field.name, layer, &used))): {type: long, domain: "
            + "{\(codes.joined(separator: ", "))}, fields: {\(YAMLWord.of(layer.source)): \(YAMLWord.of(column.field.name))}}"
    }

    private func unique(_ name: String, _ layer: DraftedLayer, _ used: inout Set<String>) -> String {
        if used.insert(name.lowercased()).inserted { return name }
        let longer = "\(layer.source) \(name)"
        used.insert(longer.lowercased())
        return longer
    }

    private static func isOfClass(_ field: LayerField) -> Bool {
        ["assetgroup", "assettype", "globalid", "global_id"].contains(field.name.lowercased())
    }
}

/// A value that can be a code.
private enum WholeCode {
    static func of(_ value: FieldValue) -> Int64? {
        switch value {
        case .integer(let number): number >= 0 && number <= Int64(Int32.max) ? number : nil
        case .boolean(let value): value ? 1 : 0
        default: nil
        }
    }
}
