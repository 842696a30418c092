import Vocabulary

/// The fields that hold a cost of streets.
public struct StreetCostSpec: Sendable {
    /// Along the digitised direction of a street.
    public let forward: Marked<String>
    /// Against it; the same field where both directions cost the same.
    public let backward: Marked<String>

    /// Costs by name; those that every network has are none of them.
    static let mapShape = Shape<OrderedMap<StreetCostSpec>>.map(
        of: shape, called: "a mapping of costs to fields"
    ).refusingNames(
        .object([
            ("minLength", .integer(1)), ("not", .object([("enum", .texts(ownNames + namesOfColumns + ["none"]))])),
        ])
    ) { name in
        if name.isEmpty { return ("a cost needs a name", nil) }
        if name == "none" { return ("a cost cannot be called 'none'", "'impedance: none' asks for time") }
        if namesOfColumns.contains(name) {
            return ("stops have a column 'cumul_\(name)' of their own", "give the cost another name")
        }
        guard ownNames.contains(name) else { return nil }
        return (
            "'\(name)' is a cost that every network has",
            "give the cost another name; 'fields' has keys for times, and lengths are measured"
        )
    }

    private static let ownNames = Impedance.Common.allCases.map(\.rawValue)

    /// Outputs of routes tell these beside the costs.
    private static let namesOfColumns = ["wait_time", "violation_time"]

    private static let shape = Shape<StreetCostSpec>.either(
        Shape<Marked<String>>.marked(.fieldName), { StreetCostSpec(forward: $0, backward: $0) },
        when: { $0.pairs == nil }, or: record, { $0 })

    private static let record = Shape<StreetCostSpec>.record("a cost", "The fields that hold a cost of streets.") {
        fields in
        let both = fields.optional("field", .marked(.fieldName), "The field of the cost in both directions.")
        let forward = fields.optional("forward", .marked(.fieldName), "The field of the cost along a street.")
        let backward = fields.optional("backward", .marked(.fieldName), "The field of the cost against its direction.")
        fields.exactlyOne(of: [both.key, forward.key])
        fields.together(forward.key, backward.key, because: "a cost has both directions; 'field' is the same for both")
        return { record in
            guard let along = record[forward] ?? record[both] else { return nil }
            return StreetCostSpec(forward: along, backward: record[backward] ?? along)
        }
    }
}
