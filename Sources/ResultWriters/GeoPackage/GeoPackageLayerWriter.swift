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
                "write", GeoPackageDocument.fileName, reason: "\(field.name) of \(table.name) is no number: \(value)")
        }
        styling.note(values, row.geometry)
        let geometry = try row.geometry.flatMap { try geometries?.bytes(of: $0) }
        try document.write(values, geometry, to: layer)
    }

    func finish() throws { try document.close(table, styling.style) }
}

extension WrittenValue {
    /// A value in the kind of its field; numbers have the decimals that texts show.
    ///
    /// - Returns: nil for a text that is to be a number and is none.
    init?(_ value: Value, as kind: WrittenField.Kind) {
        switch (kind, value) {
        case (_, .null): self = .null
        case (.text, _): self = .text(Self.text(value))
        case (.real, .real(let number)) where number.isFinite: self = .real(number)
        case (.boolean, .boolean(let flag)): self = .integer(flag ? 1 : 0)
        case (_, .integer(let number)) where kind == .integer: self = .integer(number)
        default:
            // Numbers that are not finite have no text.
            let text = Self.text(value)
            guard let number = text.isEmpty ? .null : Double(text).map(WrittenValue.real) else { return nil }
            self = number
        }
    }

    private static func text(_ value: Value) -> String {
        if case .text(let text) = value { return text.replacing("\u{0}", with: "\u{FFFD}") }
        var buffer = ByteBuffer()
        buffer.append(plain: value)
        return buffer.text
    }
}
