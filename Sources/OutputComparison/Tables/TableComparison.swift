import Geometry

/// Compares a table of two folders.
struct TableComparison {
    let file: String
    let table: String
    let identity: RowIdentity
    /// Coordinates that moved no farther are where they were; metres.
    let tolerance: Double

    init(file: String, table: String, tolerance: Double) {
        (self.file, self.table) = (file, table)
        identity = RowIdentity(of: table)
        self.tolerance = tolerance
    }

    /// Complexity: O(n log n) for n rows and vertices.
    func change(from old: OutputTable, to new: OutputTable) -> TableChange {
        let (old, new) = (old.withColumns(of: new), new.withColumns(of: old))
        let common = new.columns.filter(Self.among(old.columns))
        let (before, after) = (old.keeping(common), new.keeping(common))
        let matching = RowMatching(before, after, by: identity)
        return TableChange(
            file: file, table: table, oldCount: old.rows.count, newCount: new.rows.count,
            columnsRemoved: old.columns.filter { !Self.among(new.columns)($0) },
            columnsAdded: new.columns.filter { !Self.among(old.columns)($0) },
            areColumnsReordered: old.columns.filter(Self.among(common)) != common,
            removed: matching.removed.map { present(old.rows[$0], old.columns) },
            added: matching.added.map { present(new.rows[$0], new.columns) },
            changed: matching.pairs.compactMap { change(before.rows[$0.old], after.rows[$0.new], common) },
            isReordered: matching.isReordered, amounts: old.amounts.union(new.amounts))
    }

    /// Tells whether a name is one of some: byte by byte, as another form of Unicode is another name.
    private static func among(_ names: [String]) -> (String) -> Bool {
        let known = Set(names.map { Array($0.utf8) })
        return { known.contains(Array($0.utf8)) }
    }

    private func change(_ old: OutputRow, _ new: OutputRow, _ columns: [String]) -> RowChange? {
        if old == new { return nil }
        let geometry = GeometryChange(old.geometry, new.geometry, tolerance: tolerance)
        var cells = columns.indices.filter { !old.cells[$0].says(new.cells[$0]) }.map {
            CellChange(column: columns[$0], old: old.cells[$0], new: new.cells[$0])
        }
        if hasStayed(old, new, columns) { cells.removeAll { Self.placeColumns.contains($0.column) } }
        if cells.isEmpty, geometry == nil { return nil }
        return RowChange(row: known(new, columns), cells: cells, geometry: geometry)
    }

    /// A place that is written as two columns.
    private static let placeColumns = ["snap_x", "snap_y"]

    /// Whether a place in columns has moved no farther than the tolerance.
    private func hasStayed(_ old: OutputRow, _ new: OutputRow, _ columns: [String]) -> Bool {
        let places = Self.placeColumns.compactMap { columns.firstIndex(of: $0) }
        guard tolerance > 0, places.count == 2 else { return false }
        let coordinates = [old, new].compactMap { row -> Coordinate? in
            guard let x = row.cells[places[0]].amount, let y = row.cells[places[1]].amount else { return nil }
            return Coordinate(longitudeDegrees: x, latitudeDegrees: y)
        }
        return coordinates.count == 2 && Geodesic.metres(from: coordinates[0], to: coordinates[1]) <= tolerance
    }

    private func present(_ row: OutputRow, _ columns: [String]) -> PresentRow {
        PresentRow(row: known(row, columns), cells: named(row, columns), geometry: row.geometry)
    }

    /// What a row is known by; without an identity all that it says.
    private func known(_ row: OutputRow, _ columns: [String]) -> [NamedCell] {
        let level = identity.levels.first ?? []
        return named(row, columns).filter { $0.cell != .none && (level.isEmpty || level.contains($0.column)) }
    }

    private func named(_ row: OutputRow, _ columns: [String]) -> [NamedCell] {
        zip(columns, row.cells).map { NamedCell(column: $0, cell: $1) }
    }
}

extension OutputTable {
    /// A table of GeoJSON without features does not say what its columns are: they are those of the other one.
    fileprivate func withColumns(of other: OutputTable) -> OutputTable {
        columns.isEmpty && rows.isEmpty ? OutputTable(columns: other.columns, rows: []) : self
    }

    /// What can be named by a threshold.
    var amounts: Set<String> {
        var amounts = Set(numericColumns + ["rows"])
        for row in rows {
            guard let geometry = row.geometry else { continue }
            amounts.insert("moved")
            if geometry.dimension > 0 { amounts.insert(geometry.dimension == 1 ? "length" : "area_m2") }
        }
        return amounts
    }
}
