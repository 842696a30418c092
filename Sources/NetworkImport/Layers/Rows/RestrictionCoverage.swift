import FeatureSources
import Vocabulary

/// Which streets the restrictions cover that users define by conditions.
struct RestrictionCoverage {
    static let greatestCount = 32

    let layer: Layer
    let table: SourceTable

    /// For each row the set of the restrictions that cover it, one bit each from the lowest on.
    ///
    /// One pass over the layer's ids a restriction; the source evaluates the condition.
    /// - Parameter rowID: the rows' own ids.
    /// - Throws: `SourceError.badCondition`, which names the restriction; `Cancelled`.
    func sets(_ restrictions: [RestrictionCondition], rowID: [Int64], context: RunContext) throws -> [UInt32] {
        guard restrictions.count <= Self.greatestCount else {
            throw SourceError.badCondition(
                layer: layer.name,
                reason: "\(restrictions.count) restrictions are named; at most \(Self.greatestCount) can be",
                fields: layer.fieldNames)
        }
        if restrictions.isEmpty { return [] }
        var sets = [UInt32](repeating: 0, count: rowID.count)
        let rows = ConditionRows(layer: layer, dialect: table.dialect)
        var rowOfID: [Int64: Int] = [:]
        for (row, id) in zip(rowID.indices, rowID) {
            if let other = rowOfID.updateValue(row, forKey: id) { throw doubled(id, other, row) }
        }
        for (bit, restriction) in restrictions.enumerated() {
            try rows.visit(meeting: restriction.condition, for: "restriction '\(restriction.name)'", context) { id in
                if let row = rowOfID[id] { sets[row] |= 1 << UInt32(bit) }
            }
        }
        return sets
    }

    /// Rows of one id are one to a condition.
    private func doubled(_ id: Int64, _ first: Int, _ second: Int) -> SourceError {
        .badCondition(
            layer: layer.name,
            reason:
                "its rows \(first + 1) and \(second + 1) have the same id of their own, \(id), so that no condition tells "
                + "them apart; give each row of the file another one, or none", fields: layer.fieldNames)
    }
}
