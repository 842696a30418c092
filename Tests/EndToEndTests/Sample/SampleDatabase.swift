import Foundation
import Testing

/// The sample's tables of points, asked by the command `sqlite3`: unless said else, the requests for service and comments.
enum SampleDatabase {
    static let requests = Sample.jobs.appending(path: "data/service-requests.gpkg")

    /// The rows that a query answers, each cell as text; a cell without a value is empty.
    static func rows(_ query: String, in file: URL = requests) throws -> [[String]] {
        let ended = try OtherCommand.run(
            "/usr/bin/env", ["sqlite3", "-readonly", "-batch", "-bail", "-separator", "\t", file.path, query],
            in: Sample.jobs, environment: ["PATH": "/usr/bin:/bin"])
        try #require(ended.code == 0, "\(ended.error)")
        return ended.output.split(separator: "\n").map { line in
            line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }
    }

    /// The one number that a query answers.
    static func number(_ query: String) throws -> Int {
        try #require(Int(rows(query)[0][0]))
    }

    /// The place of each row, by its key.
    static func places(
        of table: String = "requests", by key: String = "requestid", in file: URL = requests
    ) throws -> [String: Point] {
        let rows = try rows("SELECT \(key), hex(geom) FROM \(table)", in: file)
        return Dictionary(uniqueKeysWithValues: try rows.map { ($0[0], try point($0[1])) })
    }

    /// A point from the bytes of a GeoPackage: a head of eight bytes without an envelope, then well-known binary of
    /// 21 bytes whose last 16 are two little-endian numbers.
    private static func point(_ hexadecimal: String) throws -> Point {
        let digits = Array(hexadecimal)
        let bytes = stride(from: 0, to: digits.count, by: 2).compactMap {
            UInt8(String(digits[$0...$0 + 1]), radix: 16)
        }
        try #require(bytes.count == 29 && bytes.starts(with: Array("GP".utf8)) && bytes[8] == 1)
        return Point(x: number(bytes[13..<21]), y: number(bytes[21..<29]))
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> Double {
        Double(bitPattern: bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) })
    }
}
