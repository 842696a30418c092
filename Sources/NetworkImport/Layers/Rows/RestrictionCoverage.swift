import FeatureSources
import Vocabulary

/// Which streets the restrictions cover that users define by conditions.
struct RestrictionCoverage {
    static let greatestCount = 32

    let layer: Layer
    let table: StreetTable

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
        let rowOfID = Dictionary(zip(rowID, rowID.indices)) { first, _ in first }
        for (bit, restriction) in restrictions.enumerated() {
            try naming(restriction) {
                try visitRows(meeting: restriction.condition, context) { id in
                    if let row = rowOfID[id] { sets[row] |= 1 << UInt32(bit) }
                }
            }
        }
        return sets
    }

    private func visitRows(meeting condition: String, _ context: RunContext, visit: (Int64) -> Void) throws {
        let selection = RowSelection(condition: condition, dialect: table.dialect)
        let reader = try RowReader(layer, selection, columns: [])
        var count = 0
        while try reader.next() {
            if count & 0xFFF == 0 { try context.checkCancelled() }
            count += 1
            visit(reader.id)
        }
    }

    private func naming(_ restriction: RestrictionCondition, _ work: () throws -> Void) throws {
        do {
            try work()
        } catch SourceError.badCondition(let layer, let reason, let fields) {
            throw SourceError.badCondition(
                layer: layer, reason: "restriction '\(restriction.name)': \(reason)", fields: fields)
        }
    }
}
