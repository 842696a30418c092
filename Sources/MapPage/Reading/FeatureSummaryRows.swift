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

    mutating func next() throws(UnreadableTable) -> TableRow? {
        guard let row = try rows.next() else { return nil }
        let geometry = places.geometry(source: row.cells[source].text, globalID: row.cells[globalID].text)
        return TableRow(cells: row.cells, geometry: geometry)
    }
}

extension PageCell {
    /// As it is written.
    fileprivate var text: String {
        switch self {
        case .null: ""
        case .number(let text), .text(let text): text
        case .boolean(let value): "\(value)"
        }
    }
}
