import Glibc
import Vocabulary

/// The records of a text of JSON in lines, or in parts that begin with a record separator (RFC 8142).
struct SequenceRecords {
    private let path: String

    private static let separator: UInt8 = 0x1E
    private static let suffixes = [".geojsonl", ".geojsons", ".ndgeojson", ".ndjson", ".jsonl"]

    /// That by which a file says that it is one; nil for any other.
    static func suffix(of file: String) -> String? { suffixes.first { file.lowercased().hasSuffix($0) } }

    init(_ path: String) { self.path = path }

    /// Whether a record may be lost without a word: one that does not begin as an object does, or the last, whose line has no end, so that
    /// it may have been cut.
    ///
    /// - Complexity: O(n) for n bytes.
    var isDoubtful: Bool {
        var endsWithin = false
        let isFaulty = forEach { record, _ in
            let first = record.first { $0 > 0x20 }
            endsWithin = record.last != UInt8(ascii: "\n")
            return first != nil && first != UInt8(ascii: "{")
        }
        return isFaulty || endsWithin
    }

    /// Whether there is nothing but blanks.
    var isEmpty: Bool {
        guard let file = FileParts(path), file.size <= Self.mostBlanks else { return false }
        return file.bytes(at: 0, file.size).allSatisfy { $0 <= 0x20 }
    }

    /// Bytes of a file that is looked at for blanks.
    private static let mostBlanks = 4096

    /// All records as one collection of GeoJSON; a geometry alone is a feature without properties.
    ///
    /// - Complexity: O(n) for n bytes.
    func collection() -> String? {
        var features: [UInt8] = []
        _ = forEach { record, _ in
            let feature = record.filter { $0 != Self.separator }
            if feature.allSatisfy({ $0 <= 0x20 }) { return false }
            if !features.isEmpty { features.append(UInt8(ascii: ",")) }
            features += Self.isFeature(record) ? feature : Array(Self.bare.utf8) + feature + [UInt8(ascii: "}")]
            return false
        }
        let file = path.split(separator: "/").last.map(String.init) ?? path
        let name = Self.suffix(of: file).map { String(file.dropLast($0.count)) } ?? file
        let head = JSONValue.object([("type", .text("FeatureCollection")), ("name", .text(name))]).written().dropLast()
        let collection = Array(head.utf8) + Array(",\"features\":[".utf8) + features + Array("]}".utf8)
        return String(validating: collection, as: UTF8.self)
    }

    private static let bare = #"{"type":"Feature","properties":{},"geometry":"#

    private static func isFeature(_ record: UnsafeRawBufferPointer) -> Bool {
        NamedTexts.place(of: Array("\"Feature\"".utf8), in: record[...]) != nil
    }

    /// What is wrong with the first record that is no object of JSON, and where; nil where all are, blank lines aside.
    ///
    /// - Complexity: O(n) for n bytes.
    var firstFault: String? {
        var sentence: String?
        _ = forEach { record, line in
            guard let fault = Self.fault(of: record.filter { $0 != Self.separator }) else { return false }
            sentence = "line \(line + fault.line - 1), column \(fault.column): \(fault.reason)"
            return true
        }
        return sentence
    }

    /// Calls `isLast` with each record and the line that it begins in, until it says so.
    ///
    /// - Returns: whether it has.
    private func forEach(_ isLast: (UnsafeRawBufferPointer, Int) -> Bool) -> Bool {
        guard let file = fopen(path, "re") else { return false }
        defer { fclose(file) }
        let first = getc(file)
        rewind(file)
        let end = first == Int32(Self.separator) ? Int32(Self.separator) : Int32(UInt8(ascii: "\n"))
        var (text, capacity) = (UnsafeMutablePointer<CChar>?.none, 0)
        defer { free(text) }
        var line = 1
        while case let count = getdelim(&text, &capacity, end, file), count > 0 {
            let bytes = UnsafeRawBufferPointer(start: text, count: count)
            if isLast(bytes, line) { return true }
            line += bytes.count { $0 == UInt8(ascii: "\n") }
        }
        return false
    }

    private static func fault(of record: [UInt8]) -> (line: Int, column: Int, reason: String)? {
        if record.allSatisfy({ $0 <= 0x20 }) { return nil }
        do throws(JSONText.Fault) {
            if case .object = try JSONText.parse(record) { return nil }
            return (1, 1, "this is JSON, and no object")
        } catch {
            return (error.line, error.column, error.reason)
        }
    }
}
