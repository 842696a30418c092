import FeatureSources
import Geometry

extension OutputTable {
    /// A layer or table that GDAL reads, in the order of its rows.
    init(_ layer: Layer) throws {
        let fields = layer.fields.filter(\.isReadable)
        // A table without geometry has no coordinate system.
        let places = layer.coordinateSystem == nil ? nil : try RowPlaces(of: layer, fallback: .degrees)
        let way = try places.map { try CoordinateTransformation(from: $0.system, to: .degrees) }
        let reader = try RowReader(layer, .all, columns: fields, places: places)
        var rows: [OutputRow] = []
        while try reader.next() {
            let place = try reader.place()
            rows.append(
                OutputRow(
                    cells: reader.values.map(Cell.init), geometry: try place.flatMap { try way?.geometry($0) }))
        }
        self.init(columns: fields.map(\.name), rows: rows)
    }
}

extension Cell {
    /// What a field of a layer has.
    init(_ value: FieldValue) {
        switch value {
        case .null: self = .none
        case .integer, .real: self = .number(value.text ?? "")
        case .text(let text): self = .text(text)
        case .boolean(let flag): self = .text(flag ? "true" : "false")
        }
    }
}
