import FeatureSources
import Vocabulary

/// The rows of a layer that meet a condition. The source evaluates it.
struct ConditionRows {
    let layer: Layer
    let dialect: RowSelection.Dialect

    /// One pass over the layer's ids.
    ///
    /// - Parameter name: what the condition is for, such as `customers`.
    /// - Throws: `SourceError.badCondition`, which names what the condition is for; `Cancelled`.
    func visit(meeting condition: String, for name: String, _ context: RunContext, visit: (Int64) -> Void) throws {
        do {
            let reader = try RowReader(layer, RowSelection(condition: condition, dialect: dialect), columns: [])
            var count = 0
            while try reader.next() {
                if count & 0xFFF == 0 { try context.checkCancelled() }
                count += 1
                visit(reader.id)
            }
        } catch SourceError.badCondition(let layer, let reason, let fields) {
            throw SourceError.badCondition(layer: layer, reason: "\(name): \(reason)", fields: fields)
        }
    }

    /// The ids of the rows.
    ///
    /// - Throws: as `visit`.
    func ids(meeting condition: String, for name: String, _ context: RunContext) throws -> Set<Int64> {
        var ids: Set<Int64> = []
        try visit(meeting: condition, for: name, context) { ids.insert($0) }
        return ids
    }
}
