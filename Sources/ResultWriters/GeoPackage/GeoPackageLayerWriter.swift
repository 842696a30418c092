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
        let values = zip(row.values, layer.fields).map { WrittenValue($0, as: $1.kind) }
        styling.note(values, row.geometry)
        let geometry = try row.geometry.flatMap { try geometries?.bytes(of: $0) }
        try document.write(values, geometry, to: layer)
    }

    func finish() throws { try document.close(table, styling.style) }
}

extension WrittenValue {
    /// A value in the kind of its field; numbers have the decimals that texts show.
    init(_ value: Value, as kind: WrittenField.Kind) {
        if case .null = value {
            self = .null
            return
        }
        switch (kind, value) {
        case (.text, _): self = .text(Self.text(value))
        case (.real, .real(let number)) where number.isFinite: self = .real(number)
        case (.boolean, .boolean(let flag)): self = .integer(flag ? 1 : 0)
        case (_, .integer(let number)) where kind == .integer: self = .integer(number)
        default: self = Double(Self.text(value)).map(WrittenValue.real) ?? .null
        }
    }

    private static func text(_ value: Value) -> String {
        if case .text(let text) = value { return text.replacing("\u{0}", with: "\u{FFFD}") }
        var buffer = ByteBuffer()
        buffer.append(plain: value)
        return buffer.text
    }
}
