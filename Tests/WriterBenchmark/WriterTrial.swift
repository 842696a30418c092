import Glibc
import ResultWriters
import Results

/// Writes rows to one file, and tells what that cost.
struct WriterTrial {
    struct Cost {
        /// Of the processor, for the process and for the system on its behalf.
        let seconds: Double
        let bytes: Int
        /// What handing on as many bytes takes.
        let bytesAlone: Double
    }

    let path: String
    let rows: Int
    let made: [ResultRow]

    func geoJSON() throws -> Cost {
        try cost { try append(to: GeoJSONWriter(file: $0, table: MadeRows.table)) }
    }

    func csv() throws -> Cost {
        try cost { try append(to: CSVWriter(file: $0, table: MadeRows.table)) }
    }

    private func append(to writer: GeoJSONWriter) throws {
        for index in 0..<rows { try writer.append(made[index % made.count]) }
        try writer.finish()
    }

    private func append(to writer: CSVWriter) throws {
        for index in 0..<rows { try writer.append(made[index % made.count]) }
        try writer.finish()
    }

    private func cost(_ write: (OutputFile) throws -> Void) throws -> Cost {
        let file = try OutputFile(path: path, name: path)
        let seconds = try WriterTrial.seconds { try write(file) }
        let bytes = file.byteCount
        let block = [UInt8](repeating: 0, count: 1 << 16)
        let empty = try OutputFile(path: path, name: path)
        let bytesAlone = try WriterTrial.seconds {
            for _ in 0..<bytes / block.count { try empty.write { $0.append(block) } }
            try empty.close()
        }
        return Cost(seconds: seconds, bytes: bytes, bytesAlone: bytesAlone)
    }

    private static func seconds(_ work: () throws -> Void) rethrows -> Double {
        let start = processorSeconds()
        try work()
        return processorSeconds() - start
    }

    private static func processorSeconds() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
