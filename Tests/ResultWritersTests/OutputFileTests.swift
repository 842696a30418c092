import Glibc
import ImageFile
import Results
import TestSupport
import Testing

@testable import ResultWriters

@Suite("An output file")
struct OutputFileTests {
    @Test func holdsMoreThanItsBuffer() throws {
        let folder = try TemporaryFolder()
        let file = try OutputFile(path: folder.path + "/file", name: "file", durable: true)
        let line = String(repeating: "x", count: 999) + "\n"
        for _ in 0..<1000 { try file.write { $0.append(text: line) } }
        try file.close()
        try file.close()
        #expect(try folder.text("file") == String(repeating: line, count: 1000))
    }

    @Test func knowsTheDigestOfItsBytes() throws {
        let folder = try TemporaryFolder()
        let many = [UInt8](repeating: 7, count: 200_000)
        let file = try OutputFile(path: folder.path + "/file", name: "file", takesDigest: true)
        for bytes in [[1, 2, 3], many, [4], many] { try file.write(bytes) }
        try file.close()
        #expect(file.digest == Digest(of: [1, 2, 3] + many + [4] + many))
    }

    @Test func doesNotKnowTheDigestOfWhatWasWrittenOver() throws {
        let folder = try TemporaryFolder()
        let file = try OutputFile(path: folder.path + "/file", name: "file", takesDigest: true)
        try file.write([1, 2, 3])
        try file.rewrite(start: [9])
        try file.close()
        #expect(file.digest == nil)
        #expect(try OutputFile(path: folder.path + "/other", name: "other").digest == nil)
    }

    @Test func saysThatTheDiskIsFull() throws {
        let fault = WriteError("write", "job/stops.csv", reason: "No space left on device")
        #expect(throws: fault) {
            let file = try OutputFile(path: "/dev/full", name: "job/stops.csv")
            try file.write { $0.append("few bytes") }
            try file.close()
        }
        #expect(throws: fault) {
            let file = try OutputFile(path: "/dev/full", name: "job/stops.csv")
            for _ in 0..<100_000 { try file.write { $0.append("many bytes") } }
        }
        #expect(fault.description == "cannot write job/stops.csv: No space left on device")
    }

    @Test func everyWriterSaysThatTheDiskIsFull() throws {
        let rows = (0..<10_000).map { ResultRow([Value](repeating: .integer($0), count: 14)) }
        let columns = (0..<14).map { Column("column \($0)", "") }
        let table = Table("places", "", geometry: .none, formats: [.geojson, .csv], columns: columns)
        func full() throws -> OutputFile { try OutputFile(path: "/dev/full", name: "full") }
        let writers: [any TableWriter] = [
            try GeoJSONWriter(file: full(), table: table), try CSVWriter(file: full(), table: table),
            try FlatGeobufWriter(file: full(), table: table, system: .degrees),
            try DirectionsTextWriter(
                file: full(), table: .directions, layout: DirectionsLayout(language: .test, title: "")),
        ]
        for writer in writers {
            #expect(throws: WriteError.self) {
                for row in rows { try writer.append(row) }
                try writer.finish()
            }
        }
    }

    @Test func saysThatItCannotBeMade() {
        #expect(throws: WriteError("create", "a/b", reason: "Not a directory")) {
            _ = try OutputFile(path: "/dev/null/b", name: "a/b")
        }
    }
}
