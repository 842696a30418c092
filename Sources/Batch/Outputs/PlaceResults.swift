import ResultWriters
import Results
import Synchronization

/// Keeps the rows that tell of places and barriers, and lets all others go.
final class PlaceResults: ResultSink, Sendable {
    private static let tables: Set = ["stops", "facilities", "barriers", "isolation"]

    private let rows = Mutex<[FoundPlace]>([])

    /// In the order in which they came.
    var found: [FoundPlace] { rows.withLock { $0 } }

    func append(_ row: ResultRow, to table: Table) {
        guard Self.tables.contains(table.name) else { return }
        let cells = zip(table.columns, row.values).map { FoundPlace.Cell(column: $0.name, text: $1.plainText) }
        rows.withLock { $0.append(FoundPlace(table: table.name, cells: cells)) }
    }
}
