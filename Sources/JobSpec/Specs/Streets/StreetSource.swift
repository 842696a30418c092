import Vocabulary

/// Tells OpenStreetMap files from layers by their names.
enum StreetSource {
    private static let suffixes = [".osm", ".pbf", ".osm.gz", ".osm.bz2"]

    private static let pattern = "\\.([oO][sS][mM](\\.([gG][zZ]|[bB][zZ]2))?|[pP][bB][fF])$"

    private static func isOpenStreetMap(_ source: String) -> Bool {
        let name = source.lowercased()
        return suffixes.contains(where: name.hasSuffix) && !RemoteSource.isPostgreSQL(source)
    }

    /// Whether a mapping has, or was meant to have, a layer as its source.
    static func isLayer(_ node: Node) -> Bool {
        let source = node["source"]
        let texts = source.map { ($0.items ?? [$0]).compactMap(\.text) } ?? []
        guard let source, !isUnknown(source), texts.contains(where: { !$0.isEmpty }) else {
            return node.hasAny(of: StreetLayerSpec.keys)
        }
        return !texts.contains { $0.isEmpty || isOpenStreetMap($0) }
    }

    /// Whether nobody knows what it is, since it refers to what is not there.
    private static func isUnknown(_ source: Node) -> Bool {
        if case .invalid = source.content { return true }
        return source.items?.contains(where: isUnknown) ?? false
    }

    /// One file or several.
    static let openStreetMapShape = Shape<[Marked<String>]>.listOrOne(of: .marked(file))
        .nonEmpty("the list of sources", help: "name at least one file")

    private static let file = Shape<String>.text
        .adding([("pattern", .text(pattern))])
        .checked("bad_source") { source in
            guard !isOpenStreetMap(source) else { return nil }
            return (
                "\(SafeText.quoted(source)) is no OSM file: its name must end in .osm.pbf, .osm, .osm.gz or .osm.bz2",
                "a layer is the only source of its network"
            )
        }

    /// One layer; a list of one is taken for it.
    static let layerShape: Shape<String> = {
        let one = Shape<String>.source
        let schema = JSONValue.object(
            one.schema.members() + [("not", .object([("pattern", .text(pattern))]))])
        let list = JSONValue.object([
            ("type", .text("array")), ("items", schema), ("minItems", .integer(1)), ("maxItems", .integer(1)),
        ])
        return Shape(
            expected: one.expected, schema: .object([("anyOf", .array([schema, list]))]), encode: one.encode
        ) { node, reader in
            guard let items = node.items else { return one.decode(node, reader) }
            if items.count == 1 { return one.decode(items[0], reader) }
            reader.error(
                "bad_list", at: node.mark, "the streets of a layer have one source, not \(items.count)",
                help: "only OpenStreetMap files can be several")
            return nil
        }
    }()
}
