import FeatureSources
import Results

/// Writes a table as FlatGeobuf 3 (flatgeobuf.org): typed columns with titles, rows in their order, no index.
///
/// A table without geometry has rows without any. Rows stream: nothing is kept but their box.
final class FlatGeobufWriter: TableWriter {
    private let file: OutputFile
    private let table: Table
    private let header: FlatGeobufHeader
    private let geometries: FlatGeobufGeometry?
    private var feature = FlatBuffer()
    private var properties: [UInt8] = []
    private var count = 0

    /// - Parameters:
    ///   - system: that of geometries.
    ///   - attribution: whose data the results are made of.
    /// - Throws: `WriteError`; `GDALNotFound` and `CoordinateSystemError` of the system.
    init(file: OutputFile, table: Table, system: SystemDefinition, attribution: String? = nil) throws {
        (self.file, self.table) = (file, table)
        let hasGeometry = table.geometry != .none
        header = FlatGeobufHeader(
            table: table, names: table.distinctNames, system: hasGeometry ? try system.description() : nil,
            attribution: attribution)
        geometries = hasGeometry ? try FlatGeobufGeometry(system) : nil
        try file.write { $0.append(header.bytes(count: 0, box: nil)) }
    }

    func append(_ row: ResultRow) throws {
        precondition(row.values.count == table.columns.count, "a row of \(file.name) has a value for each column")
        properties.removeAll(keepingCapacity: true)
        for (index, value) in row.values.enumerated() { try put(value, of: index) }
        let geometry = geometries == nil ? nil : row.geometry.flatMap(FlatGeobufGeometry.cut)
        feature.begin()
        let form = geometry == nil ? Self.plain : Self.placed
        let start = feature.put(form, at: FlatBuffer.root)
        feature.put(list: properties, at: start + form[Field.properties])
        if let geometry { try geometries?.put(geometry, at: start + form[Field.geometry], into: &feature) }
        feature.finish()
        count += 1
        try file.write { $0.append(feature.bytes) }
    }

    private static let plain = FlatTable([(Field.properties, 4)])
    private static let placed = FlatTable([(Field.properties, 4), (Field.geometry, 4)])

    /// The numbers of fields in feature.fbs.
    private enum Field {
        static let (geometry, properties) = (0, 1)
    }

    func finish() throws {
        try file.rewrite(start: header.bytes(count: count, box: geometries?.box))
        try file.close()
    }

    /// Puts the column's number and its value; null is not put.
    private func put(_ value: Value, of column: Int) throws {
        let kind = table.columns[column].kind.written
        switch (WrittenValue(value, as: kind), kind) {
        case (.null, _): break
        case (.text(let text), _):
            put(UInt16(column))
            put(UInt32(text.utf8.count))
            properties += text.utf8
        case (.integer(let flag), .boolean):
            put(UInt16(column))
            properties.append(flag == 0 ? 0 : 1)
        case (.integer(let number), .integer):
            put(UInt16(column))
            put(number)
        case (.real(let number), .real):
            put(UInt16(column))
            put(number.bitPattern)
        default:
            let name = table.columns[column].name
            throw WriteError(
                "write", file.name, reason: "\(name) of \(table.name) is not of its kind: \(value.plainText)")
        }
    }

    private func put(_ number: some FixedWidthInteger) {
        withUnsafeBytes(of: number.littleEndian) { properties.append(contentsOf: $0) }
    }
}
