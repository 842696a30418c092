import FeatureSources
import Geometry
import Vocabulary

extension OutputTable {
    /// The column of geometries as well-known text.
    private static let geometryColumn = "geometry"

    /// - Parameter system: that of the column of geometries; nil: there is none.
    init(csv bytes: [UInt8], system: String?) throws {
        var records = try CSVRecords(bytes)
        let place = system == nil ? nil : records.head.firstIndex(of: Self.geometryColumn)
        let way = try place.flatMap { _ in
            try system.map { try CoordinateTransformation(from: SystemDefinition($0), to: .degrees) }
        }
        var columns = records.head
        if let place { columns.remove(at: place) }
        var rows: [OutputRow] = []
        while var record = try records.next() {
            guard let place, let way else {
                rows.append(OutputRow(cells: record.map(Cell.init(csv:)), geometry: nil))
                continue
            }
            let text = record.remove(at: place)
            let geometry = text.isEmpty ? nil : try way.geometry(WellKnownText.parse(text))
            rows.append(OutputRow(cells: record.map(Cell.init(csv:)), geometry: geometry))
        }
        self.init(columns: columns, rows: rows)
    }
}
