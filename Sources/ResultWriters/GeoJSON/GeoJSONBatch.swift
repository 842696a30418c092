import Geometry
import Results

/// Writes rows that come together as GeoJSON features: what stands between cells, and cells that rows have in common, are made
/// into bytes once.
struct GeoJSONBatch: ~Copyable {
    private let rows: RowBatch
    /// What stands before cells, and all choices of cells, one behind the other.
    private var bytes = ByteBuffer(capacity: 1 << 10)
    private var steps: [Step] = []
    /// What stands behind the last cell that differs.
    private var ending = 0..<0

    /// A cell of each row, and what stands before it.
    private struct Step {
        let before: Range<Int>
        let column: Int
        /// The bytes of each choice, where the column has choices.
        var choices: [Range<Int>] = []
    }

    /// - Parameter keys: what stands before the value of each column.
    init(_ rows: RowBatch, keys: (Int, inout ByteBuffer) -> Void) {
        self.rows = rows
        var start = 0
        bytes.append("{\"type\":\"Feature\",\"properties\":{")
        for (number, column) in rows.columns.enumerated() {
            keys(number, &bytes)
            if column.isConstant {
                GeoJSONFeature.write(column.choices[0], into: &bytes)
                continue
            }
            var step = Step(before: start..<bytes.count, column: number)
            for choice in column.choices {
                let first = bytes.count
                GeoJSONFeature.write(choice, into: &bytes)
                step.choices.append(first..<bytes.count)
            }
            steps.append(step)
            start = bytes.count
        }
        bytes.append("},\"geometry\":")
        ending = start..<bytes.count
    }

    /// Writes the features, the first of all features without a comma before it.
    func write(isFirst: Bool, bounds: inout FeatureBounds, into buffer: inout ByteBuffer) {
        bytes.withBytes { bytes in
            let bytes = bytes.bindMemory(to: UInt8.self)
            rows.places.withUnsafeBufferPointer { places in
                for row in 0..<rows.count {
                    buffer.append(isFirst && row == 0 ? "\n" : ",\n")
                    for step in steps {
                        buffer.append(UnsafeBufferPointer(rebasing: bytes[step.before]))
                        write(row, step, bytes, into: &buffer)
                    }
                    buffer.append(UnsafeBufferPointer(rebasing: bytes[ending]))
                    let line = UnsafeBufferPointer(rebasing: places[rows.line(of: row)])
                    GeoJSONGeometry.write(line: line, bounds: &bounds, into: &buffer)
                    buffer.append(UInt8(ascii: "}"))
                }
            }
        }
    }

    @inline(__always)
    private func write(_ row: Int, _ step: Step, _ bytes: UnsafeBufferPointer<UInt8>, into buffer: inout ByteBuffer) {
        let number = rows.columns[step.column].numbers[row]
        switch rows.columns[step.column].kind {
        case .chosen: buffer.append(UnsafeBufferPointer(rebasing: bytes[step.choices[Int(number)]]))
        case .integer: buffer.append(integer: number)
        case .duration: buffer.append(minutesOf: number)
        case .length: buffer.append(metresOf: number)
        case .millionths: buffer.append(millionths: number)
        case .decimal(let decimals):
            if !buffer.append(decimal: ColumnCells.real(number), decimals: decimals) { buffer.append("null") }
        }
    }
}
