import Results

/// Writes rows as GeoJSON features, and gathers their bounds.
struct GeoJSONFeature {
    /// For each column what stands before its value: a comma but for the first, the quoted name, a colon.
    private let keys: [[UInt8]]
    private(set) var bounds = FeatureBounds()

    init(columns: [Column]) {
        keys = columns.enumerated().map { index, column in
            var key = ByteBuffer()
            if index > 0 { key.append(UInt8(ascii: ",")) }
            key.append(quoted: column.name)
            key.append(UInt8(ascii: ":"))
            return key.withBytes { [UInt8]($0) }
        }
    }

    mutating func write(_ row: ResultRow, into buffer: inout ByteBuffer) {
        precondition(row.values.count == keys.count, "a row has a value for each column")
        buffer.append("{\"type\":\"Feature\",\"properties\":{")
        for index in keys.indices {
            buffer.append(keys[index])
            GeoJSONFeature.write(row.values[index], into: &buffer)
        }
        buffer.append("},\"geometry\":")
        if let geometry = row.geometry {
            GeoJSONGeometry.write(geometry, bounds: &bounds, into: &buffer)
        } else {
            buffer.append("null")
        }
        buffer.append(UInt8(ascii: "}"))
    }

    /// Writes a value as JSON.
    static func write(_ value: Value, into buffer: inout ByteBuffer) {
        switch value {
        case .null: buffer.append("null")
        case .text(let text): buffer.append(quoted: text)
        case .decimal(let number, _) where !number.isFinite: buffer.append("null")
        case .real(let number) where !number.isFinite: buffer.append("null")
        default: buffer.append(plain: value)
        }
    }
}
