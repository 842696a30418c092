/// Rows of a table that name elements.
public struct ElementTableSpec: Sendable {
    public let layer: LayerSpec
    /// Nil where fields are found by their names.
    public let fields: ElementFieldsSpec?

    /// - Parameter hasGroups: whether elements may be of several traces.
    static func shape(hasGroups: Bool) -> Shape<ElementTableSpec> {
        .record("elements of a table", "Rows of a table that name elements.") { fields in
            let layer = LayerFields(fields, hasPlaces: false)
            LayerFields.declareIdleKeys(in: fields)
            let names = fields.optional(
                "fields", ElementFieldsSpec.shape(hasGroups: hasGroups),
                "The fields that hold what names elements; by default fields with these names, or those of Esri's tables."
            )
            return { record in ElementTableSpec(layer: layer.layer(record), fields: record[names]) }
        }
    }

    /// Whether a mapping with `source` means a table, and not the network source of an element.
    static func isTable(_ node: Node) -> Bool {
        if PlaceElementSpec.isPlace(node) { return false }
        if node.hasAny(of: ["fields", "layer", "where", "dialect"]) { return true }
        guard let source = node["source"]?.text, node.pair("global_id") == nil else { return false }
        return source.contains(where: { "/:".contains($0) }) || hasSuffix(source)
    }

    /// Whether a name ends as those of files do; `El. Pipe` is a network source.
    private static func hasSuffix(_ name: String) -> Bool {
        guard let dot = name.lastIndex(of: ".") else { return false }
        let suffix = name[dot...].dropFirst()
        return !suffix.isEmpty && suffix.allSatisfy { $0.isLetter || $0.isNumber }
    }
}

/// The fields of a table that hold what names elements.
public struct ElementFieldsSpec: Sendable {
    public let source: Marked<String>?
    public let globalID: Marked<String>?
    public let terminal: Marked<String>?
    public let fraction: Marked<String>?
    /// Of the trace that a start belongs to.
    public let group: Marked<String>?

    static func shape(hasGroups: Bool) -> Shape<ElementFieldsSpec> {
        .record("a mapping", "The fields that hold what names elements.") { fields in
            func field(_ key: String, _ what: String) -> Field<Marked<String>?> {
                fields.optional(key, .marked(.fieldName), "The field of \(what).")
            }
            let source = field("source", "the names of network sources")
            let globalID = field("global_id", "the ids of features")
            let terminal = field("terminal", "the names or numbers of terminals")
            let fraction = field("fraction_along", "places along lines, 0 to 1")
            let group = hasGroups ? field("group", "the traces that starts belong to: one for each value") : nil
            return { record in
                ElementFieldsSpec(
                    source: record[source], globalID: record[globalID], terminal: record[terminal],
                    fraction: record[fraction], group: group.flatMap { record[$0] })
            }
        }
    }
}
