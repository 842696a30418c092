import FeatureSources
import Results

/// A row whose geometry lies where the coordinate system of the outputs means nothing.
public struct UnplacedRow: Error, CustomStringConvertible {
    let table: Table
    /// Those of the row; none where rows came together.
    let values: [Value]
    let fault: CoordinateSystemError

    public var description: String { "a row of \(table.name)\(place) cannot be written in 'outputs.crs': \(fault)" }

    /// What tells the row from others: its first two values, by column.
    private var place: String {
        let known = zip(table.columns, values).filter { $1 != .null }.prefix(2)
        if known.isEmpty { return "" }
        return " (" + known.map { "\($0.name): \($1.plainText)" }.joined(separator: ", ") + ")"
    }
}
