/// How files are read for the page: the less there is room for, the fewer columns, rows and corners.
struct PageReading: Sendable {
    /// Whether tables with a row for every street or element have all of their columns.
    let hasAllColumns: Bool
    /// Rows of tables without geometry, at most.
    let rows: Int
    /// The details in which places are drawn, from the closest to the coarsest: metres that a line may be from where it was.
    let tolerances: [Double]

    /// From the closest to the coarsest.
    static let all = [
        PageReading(hasAllColumns: true, rows: 5000, tolerances: [0.2]),
        PageReading(hasAllColumns: false, rows: 1000, tolerances: [2, 10, 50]),
    ]

    /// The one with which everything is read first. Files are some ten times as large as what becomes of them: where that is
    /// too much, the closest is left out.
    static func first(for bytes: Int) -> Int { bytes / 10 > PageBudget.results ? 1 : 0 }

    /// Columns that are shown where there is no room for all; for tables that are not named, all are.
    private static let essential: [String: Set<String>] = [
        "lines": ["facility", "from_break", "to_break", "street", "length"],
        "elements": ["source", "global_id", "asset_type", "role"],
        "directions": ["route", "step", "text", "length", "time", "maneuver"],
    ]

    /// Whether columns of a table may be left out.
    func hidesColumns(of table: String) -> Bool { !hasAllColumns && Self.essential[table] != nil }

    /// Those of a table's columns that are shown.
    func chosen(_ columns: [String], of table: String) -> [Int] {
        guard !hasAllColumns, let wanted = Self.essential[table] else { return Array(columns.indices) }
        return columns.indices.filter { wanted.contains(columns[$0]) }
    }
}
