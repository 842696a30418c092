import Geometry

/// Rows of a table of lines, column by column and line behind line: where very many come at once, none of them needs memory of
/// its own.
public struct RowBatch: Sendable {
    /// So many rows are handed on together: what they need fits into a processor's cache.
    public static let rowLimit = 256

    public private(set) var columns: [ColumnCells]
    /// The lines of all rows, behind them what there is of the next one's.
    public var places: [Coordinate] = []
    /// Where the line of each row ends among the places.
    public private(set) var ends: [Int] = []

    /// - Parameter columns: without rows.
    public init(_ columns: [ColumnCells]) { self.columns = columns }

    public var count: Int { ends.count }
    public var isFull: Bool { count >= Self.rowLimit }

    /// Gives the next row its cell of a column: see `ColumnCells`.
    public mutating func append(_ number: Int64, to column: Int) { columns[column].append(number) }
    public mutating func append(_ number: Double, to column: Int) { columns[column].append(number) }
    public mutating func append(_ value: Value, to column: Int) { columns[column].append(value) }

    /// Ends a row that has all its cells and places.
    public mutating func endRow() { ends.append(places.count) }

    /// The places of a row's line; none where it has no geometry.
    public func line(of row: Int) -> Range<Int> { (row == 0 ? 0 : ends[row - 1])..<ends[row] }

    public func row(at place: Int) -> ResultRow {
        let line = self.line(of: place)
        return ResultRow(
            columns.map { $0.value(at: place) }, geometry: line.isEmpty ? nil : .lines([Array(places[line])]))
    }

    public mutating func removeAll() {
        for column in columns.indices { columns[column].removeRows() }
        places.removeAll(keepingCapacity: true)
        ends.removeAll(keepingCapacity: true)
    }
}
