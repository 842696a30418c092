/// A value of features that traces can test and add up.
public struct NetworkAttributeSpec: Sendable {
    public enum DataType: String, Sendable, CaseIterable {
        case short, long, double
    }

    public let dataType: DataType
    /// Source -> the field that holds it.
    public let fields: OrderedMap<Marked<String>>
    /// Code -> its description.
    public let domain: OrderedMap<Marked<String>>
    public let isBitSet: Bool
    public let isInline: Bool
    public let isApportionable: Bool
    public let isNullable: Bool
    public let mark: Mark

    static let shape = Shape<NetworkAttributeSpec>.record(
        "a network attribute", "A value of features that traces can test and add up."
    ) { fields in
        let dataType = fields.optional("type", .choice(), default: DataType.double, "What its values are.")
        let names = fields.required(
            "fields", .map(of: .marked(.fieldName), called: "a mapping of sources to fields"),
            "The sources that have it, and the fields that hold it.")
        let domain = fields.optional(
            "domain", .map(of: .marked(.label), called: "a mapping of codes to descriptions"),
            "Its codes and what they mean; rows may hold either.")
        let isBitSet = fields.optional("bit_set", .boolean, default: false, "Whether its bits count one by one.")
        let isInline = fields.optional(
            "inline", .boolean, default: false, "Whether its codes are 0, 1, 2 and so on, as inline attributes have.")
        let isApportionable = fields.optional(
            "apportionable", .boolean, default: false, "Whether the pieces of a line share its value by length.")
        let isNullable = fields.optional("nullable", .boolean, default: true, "Whether rows may leave it out.")
        return { record in
            NetworkAttributeSpec(
                dataType: record[dataType], fields: record[names], domain: record[domain] ?? OrderedMap(),
                isBitSet: record[isBitSet], isInline: record[isInline], isApportionable: record[isApportionable],
                isNullable: record[isNullable], mark: record.mark)
        }
    }
}
