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
}
