/// How closely the results of a job are shown: the less there is room for, the fewer columns, corners and rows.
struct PageDetail: Sendable {
    /// Metres that a line may be from where it was.
    let tolerance: Double
    /// Rows of tables without geometry.
    let rows: Int
}

/// Details in which files are read at a time, since they show the same columns.
struct PageReading: Sendable {
    /// Whether tables with a row for every street or element have all of their columns.
    let hasAllColumns: Bool
    /// From the closest to the coarsest.
    let details: [PageDetail]

    /// From the closest to the coarsest.
    static let all = [
        PageReading(hasAllColumns: true, details: [PageDetail(tolerance: 0.2, rows: 5000)]),
        PageReading(
            hasAllColumns: false,
            details: [PageDetail(tolerance: 2, rows: 1000), PageDetail(tolerance: 10, rows: 200)]),
    ]

    /// The one with which everything is read first. Files are some ten times as large as what becomes of them: where that is
    /// too much, the closest is left out.
    static func first(for bytes: Int) -> Int { bytes / 10 > PageBudget.results ? 1 : 0 }
}
