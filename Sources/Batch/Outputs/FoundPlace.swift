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
