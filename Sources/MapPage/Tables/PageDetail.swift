/// How closely the results of a job are shown: the less there is room for, the fewer columns, corners and rows.
struct PageDetail {
    /// Metres that a line may be from where it was.
    let tolerance: Double
    /// Whether tables with a row for every street or element have all of their columns.
    let hasAllColumns: Bool
    /// Rows of tables without geometry.
    let rows: Int

    /// From the closest to the coarsest.
    static let levels = [
        PageDetail(tolerance: 0.2, hasAllColumns: true, rows: 5000),
        PageDetail(tolerance: 2, hasAllColumns: false, rows: 1000),
        PageDetail(tolerance: 10, hasAllColumns: false, rows: 200),
    ]
    /// The details in which everything is drawn first. Files are some ten times as large as what becomes of them: where
    /// that is too much, the closest is left out, and the two others are drawn together.
    static func firstLevels(for bytes: Int) -> Range<Int> {
        bytes / 10 > PageBudget.results ? 1..<levels.count : 0..<1
    }
}
