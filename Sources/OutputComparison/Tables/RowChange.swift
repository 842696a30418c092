/// A row that is in both tables, and not the same.
public struct RowChange: Sendable, Equatable {
    /// What the row is known by: names of columns and what they say now, without those that say nothing.
    public let row: [NamedCell]
    public let cells: [CellChange]
    public let geometry: GeometryChange?
}

/// A column's name and what a row has there.
public struct NamedCell: Sendable, Equatable {
    public let column: String
    public let cell: Cell
}
