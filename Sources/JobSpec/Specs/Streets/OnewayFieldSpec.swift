/// The field that says in which directions a street is open, and what its values mean.
///
/// Values are compared as texts, upper and lower case alike. What stands in no list leaves both directions open. Where all
/// lists are empty, the codings in use are known.
public struct OnewayFieldSpec: Sendable {
    public let field: Marked<String>
    /// Values of streets that are open in their digitised direction.
    public let forward: [String]
    /// Values of streets that are open against it.
    public let backward: [String]
    /// Values of streets that are open in both.
    public let both: [String]
    /// Values of streets that are open in neither.
    public let closed: [String]

    /// Nothing is said of values: they mean what they do in Network Analyst and in OpenStreetMap.
    public static func usual(_ field: Marked<String>) -> OnewayFieldSpec {
        OnewayFieldSpec(field: field, forward: [], backward: [], both: [], closed: [])
    }

    static let shape = Shape<OnewayFieldSpec>.either(
        Shape<Marked<String>>.marked(.fieldName), OnewayFieldSpec.usual, when: { $0.pairs == nil }, or: record, { $0 })

    private static let values = Shape<[String]>.listOrOne(of: .word("a value of the field"))

    private static let record = Shape<OnewayFieldSpec>.record(
        "a field of directions", "The field that says in which directions streets are open, and what its values mean."
    ) { fields in
        let field = fields.required("field", .marked(.fieldName), "The name of the field.")
        let forward = fields.optional("forward", values, "Values of streets that are open in their own direction.")
        let backward = fields.optional("backward", values, "Values of streets that are open against it.")
        let both = fields.optional("both", values, "Values of streets that are open in both directions.")
        let closed = fields.optional("closed", values, "Values of streets that are open in neither.")
        return { record in
            let given = [record[forward], record[backward], record[both], record[closed]]
            guard given.contains(where: { $0 != nil }) else { return .usual(record[field]) }
            let lists = given.map { $0 ?? [] }
            if let value = repeated(lists) {
                record.reader.error(
                    "contradiction", at: record.mark, "the value \(SafeText.quoted(value)) has two meanings",
                    help: "name each value once; upper and lower case are alike")
                return nil
            }
            return OnewayFieldSpec(
                field: record[field], forward: lists[0], backward: lists[1], both: lists[2], closed: lists[3])
        }
    }

    /// A value that stands in two of the lists.
    private static func repeated(_ lists: [[String]]) -> String? {
        var seen: Set<String> = []
        for list in lists {
            if let value = list.first(where: { seen.contains($0.lowercased()) }) { return value }
            seen.formUnion(list.map { $0.lowercased() })
        }
        return nil
    }
}
