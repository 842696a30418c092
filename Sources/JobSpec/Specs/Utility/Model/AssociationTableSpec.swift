/// A table of associations: what connects without coinciding, and what contains or carries what.
public struct AssociationTableSpec: Sendable {
    public let layer: UtilityLayerSpec
    public let fields: AssociationFieldsSpec
    public let mark: Mark

    static let shape = Shape<AssociationTableSpec>.record(
        "a table of associations", "Which features connect without coinciding, and which contain or carry which."
    ) { fields in
        let layer = UtilityLayerFields(fields, places: false)
        let names = fields.section("fields", AssociationFieldsSpec.shape, "The fields that hold what associations say.")
        return { record in AssociationTableSpec(layer: layer.layer(record), fields: record[names], mark: record.mark) }
    }
}

/// The fields of a table of associations. Without a name, Esri's own fields are used where the table has them.
public struct AssociationFieldsSpec: Sendable {
    public let type: Marked<String>?
    public let fromSource: Marked<String>?
    public let fromID: Marked<String>?
    public let fromTerminal: Marked<String>?
    public let toSource: Marked<String>?
    public let toID: Marked<String>?
    public let toTerminal: Marked<String>?
    public let fraction: Marked<String>?
    public let contentVisible: Marked<String>?

    static let shape = Shape<AssociationFieldsSpec>.record("a mapping", "The fields that hold what associations say.") {
        fields in
        func name(_ key: String, _ meaning: String) -> Field<Marked<String>?> {
            fields.optional(key, .marked(.fieldName), meaning)
        }
        let type = name("type", "The field of the kind of association; ASSOCIATIONTYPE by default.")
        let fromSource = name(
            "from_source", "The field of the source of its first side; FROMNETWORKSOURCEID by default.")
        let fromID = name("from_id", "The field of the id of its first side; FROMGLOBALID by default.")
        let fromTerminal = name("from_terminal", "The field of the terminal there; FROMTERMINALID by default.")
        let toSource = name("to_source", "The field of the source of its other side; TONETWORKSOURCEID by default.")
        let toID = name("to_id", "The field of the id of its other side; TOGLOBALID by default.")
        let toTerminal = name("to_terminal", "The field of the terminal there; TOTERMINALID by default.")
        let fraction = name("fraction", "The field of the place along a line, 0 to 1; PERCENTALONG by default.")
        let visible = name(
            "content_visible", "The field that says whether what is contained is drawn; ISCONTENTVISIBLE by default.")
        return { record in
            AssociationFieldsSpec(
                type: record[type], fromSource: record[fromSource], fromID: record[fromID],
                fromTerminal: record[fromTerminal], toSource: record[toSource], toID: record[toID],
                toTerminal: record[toTerminal], fraction: record[fraction], contentVisible: record[visible])
        }
    }
}
