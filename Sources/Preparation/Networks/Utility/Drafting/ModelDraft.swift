import FeatureSources
import Foundation
import Vocabulary

/// Drafts a utility model of the layers of a source: what can be seen in them, and comments that say what to fill in.
public struct ModelDraft {
    private let layers: [DraftedLayer]
    private let source: String

    /// - Throws: `SourceError`, `GDALNotFound`.
    public init(of source: String) throws {
        let dataset = try Dataset(SourceAddress(target: source, name: SourceAddress.withoutSecrets(source)))
        layers = try dataset.layerNames.compactMap { try DraftedLayer(dataset.layer(named: $0)) }
        self.source = SourceAddress.withoutSecrets(source)
        if layers.isEmpty { throw SourceError.empty(source: self.source) }
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

            sources:

            """
        return domains + layers.map(text).joined() + attributes + """

            # The devices that feed the network, without which no trace finds a supply:
            # controllers:
            #   - {source: ..., where: "...", subnetwork: ...}

            # What may connect to what; without rules everything connects where it coincides:
            # rules:
            #   - {rule: junction_edge, from: {source: ...}, to: {source: ...}}

            """
    }

    private func text(of layer: DraftedLayer) -> String {
        let usage = layer.isLine ? "usage: line" : "usage: device        # or junction: fittings, taps, bends"
        var lines = ["  \(YAMLWord.of(layer.name)):", "    \(usage)", "    # \(layer.rows) rows"]
        lines += fields(of: layer)
        lines += groups(of: layer)
        if !layer.isLine {
            lines.append("    # customers: \"...\"              # SQL: which of them are customers")
            lines.append("    # operable: \"...\"               # SQL: which of them can be operated; all by default")
        }
        return lines.map { $0 + "\n" }.joined()
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
            lines += [
                "      \(YAMLWord.of(layer.name)):", "        asset_types:", "          \(YAMLWord.of(layer.name)):",
            ]
            lines.append(
                layer.isLine
                    ? "            connectivity: end_vertex    # any_vertex where others connect along a line"
                    : "            categories: []              # such as Isolating, Subnetwork Controller")
            for column in codes(of: layer) {
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
        let text = value.text ?? ""
        let written = value.number == nil || field.kind == .text ? "'\(text.replacing("'", with: "''"))'" : text
        return "where: \"\(field.name) = \(written)\""
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
        var used: Set<String> = []
        for layer in layers {
            for column in codes(of: layer) where !Self.isOfClass(column.field) {
                lines.append(attribute(column, of: layer, &used))
            }
            for column in layer.columns where [.real, .singleReal].contains(column.field.kind) {
                lines.append(
                    "  \(YAMLWord.of(unique(column.field.name, layer, &used))): "
                        + "{type: double, fields: {\(YAMLWord.of(layer.name)): \(YAMLWord.of(column.field.name))}}")
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
            + "{\(codes.joined(separator: ", "))}, fields: {\(YAMLWord.of(layer.name)): \(YAMLWord.of(column.field.name))}}"
    }

    private func unique(_ name: String, _ layer: DraftedLayer, _ used: inout Set<String>) -> String {
        if used.insert(name.lowercased()).inserted { return name }
        let longer = "\(layer.name) \(name)"
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
