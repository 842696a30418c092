import Vocabulary

/// A row that cannot be a feature of its source.
public struct UtilityRowFault: Hashable, Sendable, CustomStringConvertible {
    /// Of the schema.
    public let source: String
    public let row: Int64
    /// Nil where the row has none.
    public let globalID: String?
    /// One sentence without a full stop: what is wrong, and what would be right.
    public let rule: String

    public var description: String {
        "\(source) row \(row)\(globalID.map { $0 == "\(row)" ? "" : " (\($0))" } ?? ""): \(rule)"
    }
}

/// All rows of a layer that cannot be features.
public struct UtilityRowFaults: FaultList, Sendable {
    public let all: [UtilityRowFault]
}
