import Results

/// Writes a table as a GeoJSON FeatureCollection (RFC 7946), a feature a line.
///
/// Coordinates have seven decimals. Outer rings run counter-clockwise and holes clockwise. Lines and polygons that
/// cross the antimeridian are cut there. A row without geometry has a null geometry. The collection's `bbox` is its
/// last member; it is left out where there is no geometry. Rows stream: nothing is kept but the bounds.
public final class GeoJSONWriter: TableWriter {
    private let file: OutputFile
    private var feature: GeoJSONFeature
    private var isEmpty = true

    /// - Throws: `WriteError`.
    public init(file: OutputFile, table: Table) throws {
        self.file = file
        feature = GeoJSONFeature(columns: table.columns)
        try file.write { $0.append("{\"type\":\"FeatureCollection\",\"features\": [") }
    }

    public func append(_ row: ResultRow) throws {
        let isFirst = isEmpty
        isEmpty = false
        try file.write { buffer in
            buffer.append(isFirst ? "\n" : ",\n")
            feature.write(row, into: &buffer)
        }
    }

    func append(_ rows: RowBatch) throws {
        guard rows.count > 0 else { return }
        let isFirst = isEmpty
        isEmpty = false
        try file.write { feature.write(rows, isFirst: isFirst, into: &$0) }
    }

    public func finish() throws {
        try file.write { buffer in
            buffer.append(isEmpty ? "]" : "\n]")
            feature.bounds.writeMember(into: &buffer)
            buffer.append("}\n")
        }
        try file.close()
    }
}
