import ResultWriters
import Results
import Synchronization

/// A place or a barrier of a job, and what became of it on the network: cells by their columns.
public struct FoundPlace: Sendable, Codable, Equatable {
    public let table: String
    public let cells: [Cell]

    /// A column's name, and what stands in it.
    public struct Cell: Sendable, Codable, Equatable {
        public let column: String
        public let text: String
    }

    /// What stands in a column; nil where it is empty or there is none.
    public subscript(column: String) -> String? {
        cells.first { $0.column == column }.flatMap { $0.text.isEmpty ? nil : $0.text }
    }
}

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
