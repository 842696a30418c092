/// What can be wrong with the choice of a relationship. Faults of the input.
public enum RelationshipError: Error, Equatable, CustomStringConvertible {
    /// The source has no relationship of the name.
    case unknown(String, table: String, known: [String])
    /// The table has no relationship at all.
    case none(table: String)
    /// No relationship is named, and the table has several.
    case several(table: String, known: [String])
    /// The relationship is between other tables.
    case elsewhere(String, table: String, ends: [String], known: [String])
    /// The relationship names a table that the source does not have.
    case missingTable(String, table: String, known: [String])
    /// Both ends are the table, and nothing says which way is meant.
    case needsDirection(String, table: String)
    /// The relationship does not lead away from the table in the direction given.
    case wrongDirection(String, table: String, possible: RelationshipDirection)
    /// Two keys that are to be compared have different numbers of fields.
    case unequalKeys([String], [String], table: String)

    public var description: String {
        switch self {
        case .unknown(let name, let table, _): "there is no relationship '\(name)' of the table '\(table)'"
        case .none(let table): "the table '\(table)' has no relationship"
        case .several(let table, let known):
            "the table '\(table)' has several relationships, and none is named: \(RelationshipError.list(known))"
        case .elsewhere(let name, let table, let ends, _):
            "the relationship '\(name)' is between \(RelationshipError.list(ends)), not of the table '\(table)'"
        case .missingTable(let name, let table, _):
            "the relationship '\(name)' names the table '\(table)', which does not exist"
        case .needsDirection(let name, let table):
            "the relationship '\(name)' leads from '\(table)' to itself: say the direction, "
                + RelationshipError.directions
        case .wrongDirection(let name, let table, let possible):
            "the relationship '\(name)' can be followed from '\(table)' in the direction \(possible.rawValue) only"
        case .unequalKeys(let keys, let others, let table):
            "the key of '\(table)' has \(others.count) fields (\(others.joined(separator: ", "))), and is compared "
                + "with one of \(keys.count) (\(keys.joined(separator: ", ")))"
        }
    }

    private static var directions: String {
        RelationshipDirection.allCases.map(\.rawValue).joined(separator: " or ")
    }

    private static func list(_ names: [String]) -> String { names.map { "'\($0)'" }.joined(separator: ", ") }
}
