import FeatureSources
import Results

/// Writes the rows of a table to its layer of a GeoPackage, which the last of them closes.
final class GeoPackageLayerWriter: TableWriter {
    private let layer: WrittenLayer
    private let table: Table
    private let document: GeoPackageDocument
    private let geometries: GeometryBytesWriter?
    private var styling: LayerStyling

    init(_ layer: WrittenLayer, of table: Table, in system: SystemDefinition, document: GeoPackageDocument) throws {
        (self.layer, self.table, self.document) = (layer, table, document)
        geometries = table.geometry == .none ? nil : try GeometryBytesWriter(system)
        styling = LayerStyling(of: table)
    }

    func append(_ row: ResultRow) throws {
        precondition(row.values.count == layer.fields.count, "a row of \(table.name) has a value for each column")
        let values = try zip(row.values, layer.fields).map { value, field in
            if let written = WrittenValue(value, as: field.kind) { return written }
            throw WriteError(
                "write", GeoPackageDocument.fileName,
                reason: "\(field.name) of \(table.name) is no number: \(value.plainText)")
        }
        styling.note(values, row.geometry)
        let geometry = try row.geometry.flatMap { try geometries?.bytes(of: $0) }
        try document.write(values, geometry, to: layer)
    }

    func finish() throws { try document.close(table, styling.style) }
}
