import Glibc
import Vocabulary

/// The records of a text of JSON in lines, or in parts that begin with a record separator (RFC 8142).
struct SequenceRecords {
    private let path: String

    private static let separator: UInt8 = 0x1E

    init(_ path: String) { self.path = path }

    /// Whether the last line has no end, so that it may have been cut.
    var endsWithin: Bool {
        guard let file = fopen(path, "re") else { return false }
        defer { fclose(file) }
        return fseek(file, -1, SEEK_END) == 0 && getc(file) != Int32(UInt8(ascii: "\n"))
    }

    /// What is wrong with the first record that is no object of JSON, and where; nil where all are, blank lines aside.
    ///
    /// - Complexity: O(n) for n bytes.
    var firstFault: String? {
        guard let file = fopen(path, "re") else { return nil }
        defer { fclose(file) }
        let first = getc(file)
        rewind(file)
        let end = first == Int32(Self.separator) ? Int32(Self.separator) : Int32(UInt8(ascii: "\n"))
        var (text, capacity) = (UnsafeMutablePointer<CChar>?.none, 0)
        defer { free(text) }
        var line = 1
        while case let count = getdelim(&text, &capacity, end, file), count > 0 {
            let bytes = UnsafeRawBufferPointer(start: text, count: count)
            if let fault = Self.fault(of: bytes.filter { $0 != Self.separator }) {
                return "line \(line + fault.line - 1), column \(fault.column): \(fault.reason)"
            }
            line += bytes.count { $0 == UInt8(ascii: "\n") }
        }
        return nil
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
