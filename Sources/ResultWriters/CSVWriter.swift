import FeatureSources
import Results

/// What becomes of a text that a spreadsheet would take for a formula.
public enum FormulaPolicy: String, Sendable, CaseIterable {
    /// It is written as it is.
    case keep
    /// It gets a leading apostrophe, which spreadsheets take for "this is text".
    case escape
}

/// Writes a table as CSV: RFC 4180, UTF-8 without a mark, a line of column names first.
///
/// Lines end with a line feed alone, as the other text outputs do. A cell is quoted only where it holds a comma, a
/// quote or a control character. Null is an empty cell. Geometry is not written, but where a coordinate system is given
/// for it: then it is the last column.
public final class CSVWriter: TableWriter {
    private let file: OutputFile
    private let formulas: FormulaPolicy
    private let columnCount: Int
    private let geometries: GeometryTextWriter?

    /// - Parameter system: that of geometries; nil for none. A table without geometry has none in any case.
    /// - Throws: `WriteError`; `GDALNotFound` and `CoordinateSystemError` of the system.
    public init(
        file: OutputFile, table: Table, formulas: FormulaPolicy = .keep, system: SystemDefinition? = nil
    ) throws {
        self.file = file
        self.formulas = formulas
        columnCount = table.columns.count
        geometries = table.geometry == .none ? nil : try system.map(GeometryTextWriter.init)
        let columns = table.columns + (geometries == nil ? [] : [GeometryText.column])
        try writeLine(columns.map { .text($0.name) })
    }

    public func append(_ row: ResultRow) throws {
        precondition(row.values.count == columnCount, "a row of \(file.name) has a value for each column")
        guard let geometries else { return try writeLine(row.values) }
        try writeLine(row.values + [row.geometry.map { .text(try geometries.text($0)) } ?? .null])
    }

    public func finish() throws { try file.close() }

    private func writeLine(_ values: [Value]) throws {
        try file.write { buffer in
            let start = buffer.count
            for (index, value) in values.enumerated() {
                if index > 0 { buffer.append(UInt8(ascii: ",")) }
                write(value, into: &buffer)
            }
            // A line without a byte would be taken for no record at all.
            if buffer.count == start { buffer.append("\"\"") }
            buffer.append(UInt8(ascii: "\n"))
        }
    }

    private func write(_ value: Value, into buffer: inout ByteBuffer) {
        guard case .text(var text) = value else { return buffer.append(plain: value) }
        text.withUTF8 { bytes in
            let escaped = formulas == .escape && CSVWriter.startsFormula(bytes)
            if CSVWriter.needsQuotes(bytes) {
                CSVWriter.writeQuoted(bytes, apostrophe: escaped, into: &buffer)
            } else {
                if escaped { buffer.append(UInt8(ascii: "'")) }
                buffer.append(bytes)
            }
        }
    }

    private static func startsFormula(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        switch bytes.first {
        case UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "@"): true
        case UInt8(ascii: "\t"), UInt8(ascii: "\r"): true
        default: false
        }
    }

    private static func needsQuotes(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        bytes.contains { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\"") || $0 < 0x20 || $0 == 0x7F }
    }

    private static func writeQuoted(
        _ bytes: UnsafeBufferPointer<UInt8>, apostrophe: Bool, into buffer: inout ByteBuffer
    ) {
        buffer.append(UInt8(ascii: "\""))
        if apostrophe { buffer.append(UInt8(ascii: "'")) }
        for byte in bytes {
            if byte == UInt8(ascii: "\"") { buffer.append(byte) }
            buffer.append(byte)
        }
        buffer.append(UInt8(ascii: "\""))
    }
}
