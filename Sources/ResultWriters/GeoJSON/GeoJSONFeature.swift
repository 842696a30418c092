import Results

/// Writes rows as GeoJSON features, and gathers their bounds.
struct GeoJSONFeature {
    /// What stands before each column's value, one behind the other: a comma but for the first, the quoted name, a colon.
    private let keys: [UInt8]
    /// Where each of these ends.
    private let keyEnds: [Int]
    private(set) var bounds = FeatureBounds()

    init(columns: [Column]) {
        var keys = ByteBuffer()
        var ends: [Int] = []
        for column in columns {
            if keys.count > 0 { keys.append(UInt8(ascii: ",")) }
            keys.append(quoted: column.name)
            keys.append(UInt8(ascii: ":"))
            ends.append(keys.count)
        }
        self.keys = keys.withBytes { [UInt8]($0) }
        keyEnds = ends
    }

    mutating func write(_ row: ResultRow, into buffer: inout ByteBuffer) {
        buffer.append("{\"type\":\"Feature\",\"properties\":{")
        writeProperties(row.values, into: &buffer)
        buffer.append("},\"geometry\":")
        if let geometry = row.geometry {
            GeoJSONGeometry.write(geometry, bounds: &bounds, into: &buffer)
        } else {
            buffer.append("null")
        }
        buffer.append(UInt8(ascii: "}"))
    }

    /// Writes rows that come together.
    ///
    /// - Parameter isFirst: whether no feature stands before them.
    mutating func write(_ rows: RowBatch, isFirst: Bool, into buffer: inout ByteBuffer) {
        precondition(rows.columns.count == keyEnds.count, "a row has a value for each column")
        let batch = GeoJSONBatch(rows) { column, buffer in
            keys.withUnsafeBufferPointer { keys in
                let start = column == 0 ? 0 : keyEnds[column - 1]
                buffer.append(UnsafeBufferPointer(rebasing: keys[start..<keyEnds[column]]))
            }
        }
        batch.write(isFirst: isFirst, bounds: &bounds, into: &buffer)
    }

    private func writeProperties(_ values: [Value], into buffer: inout ByteBuffer) {
        precondition(values.count == keyEnds.count, "a row has a value for each column")
        keys.withUnsafeBufferPointer { keys in
            var start = 0
            for (end, value) in zip(keyEnds, values) {
                buffer.append(UnsafeBufferPointer(rebasing: keys[start..<end]))
                GeoJSONFeature.write(value, into: &buffer)
                start = end
            }
        }
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
