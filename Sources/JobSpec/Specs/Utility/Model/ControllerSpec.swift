/// A device that feeds or drains a subnetwork, or all devices of a source that meet a condition.
public struct ControllerSpec: Sendable {
    public let source: Marked<String>
    public let globalID: Marked<String>?
    /// Which features, in SQL, where no id is named; nil for all of the source.
    public let condition: Marked<String>?
    public let terminal: Marked<String>?
    /// Nil for the only tier that there is.
    public let tier: Marked<String>?
    public let subnetwork: Marked<String>?
    /// The field of the names of subnetworks.
    public let subnetworkField: Marked<String>?
    public let mark: Mark

    static let shape = Shape<ControllerSpec>.record(
        "a controller", "A device that feeds or drains a subnetwork, or several of a source."
    ) { fields in
        let source = fields.required("source", .marked(.label), "The source of the device.")
        let id = fields.optional("global_id", .marked(.label), "Its id.")
        let condition = fields.optional(
            "where", .marked(.condition), "Which devices of the source, in SQL, where no id is named; all by default.")
        let terminal = fields.optional("terminal", .marked(.label), "The terminal that feeds or drains.")
        let tier = fields.optional("tier", .marked(.label), "Its tier; the only one of its domain network by default.")
        let subnetwork = fields.optional("subnetwork", .marked(.label), "The name of its subnetwork.")
        let field = fields.optional(
            "subnetwork_field", .marked(.fieldName), "The field of the names of subnetworks.")
        fields.notTogether("global_id", "where", help: "an id names one device, a condition all that meet it")
        fields.exactlyOne(of: ["subnetwork", "subnetwork_field"])
        return { record in
            ControllerSpec(
                source: record[source], globalID: record[id], condition: record[condition],
                terminal: record[terminal], tier: record[tier], subnetwork: record[subnetwork],
                subnetworkField: record[field], mark: record.mark)
        }
    }
}
