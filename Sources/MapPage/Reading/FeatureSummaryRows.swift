/// The rows of a sweep's summary, each at the place of its feature.
struct FeatureSummaryRows: TableRows {
    private var rows: RecordRows
    private let places: FeaturePlaces
    private let source: Int
    private let globalID: Int

    var columns: [String] { rows.columns }

    /// - Returns: nil where rows name no features.
    init?(_ rows: RecordRows, at places: FeaturePlaces) {
        guard let source = rows.columns.firstIndex(of: "source"), let id = rows.columns.firstIndex(of: "global_id")
        else {
            return nil
        }
        (self.rows, self.places, self.source, globalID) = (rows, places, source, id)
    }

    mutating func next(into row: inout TableRow) throws(UnreadableTable) -> Bool {
        guard try rows.next(into: &row) else { return false }
        row.geometry = places.geometry(source: row.cells[source].text, globalID: row.cells[globalID].text)
        return true
    }
}
