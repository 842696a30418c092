import Vocabulary

/// The cells of a row or of a column, each as the bytes of its JSON: tables have millions of them.
struct CellList: Equatable, Sendable {
    private var bytes: [UInt8] = []
    private var ends: [Int] = []

    var count: Int { ends.count }

    /// Makes it empty, and keeps its room.
    mutating func clear() {
        bytes.removeAll(keepingCapacity: true)
        ends.removeAll(keepingCapacity: true)
    }

    /// - Parameter json: a number, `null`, `true` or `false`, as it is written; or a text of plain characters in its quotes. A
    ///   number beyond 2^53 becomes a text.
    mutating func append(json: UnsafeRawBufferPointer) {
        let isText = Self.isBeyondNumbers(json)
        if isText { bytes.append(UInt8(ascii: "\"")) }
        bytes.append(contentsOf: json)
        if isText { bytes.append(UInt8(ascii: "\"")) }
        ends.append(bytes.count)
    }

    /// Whether a whole number is too long for the numbers of a browser, which would make another one of it.
    private static func isBeyondNumbers(_ json: UnsafeRawBufferPointer) -> Bool {
        guard json.count > 15 else { return false }
        let digits = json.first == UInt8(ascii: "-") ? json.dropFirst() : json[...]
        guard digits.count > 15, digits.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }) else {
            return false
        }
        let number = Int64(String(decoding: json, as: UTF8.self)) ?? .max
        return number.magnitude > 1 << 53
    }

    /// - Parameter text: as it is, without quotes.
    mutating func append(text: UnsafeRawBufferPointer) {
        guard text.allSatisfy(JSONValue.isPlain) else { return append(text: String(decoding: text, as: UTF8.self)) }
        bytes.append(UInt8(ascii: "\""))
        bytes.append(contentsOf: text)
        bytes.append(UInt8(ascii: "\""))
        ends.append(bytes.count)
    }

    mutating func append(text: String) {
        var json = ""
        JSONValue.writeQuoted(text, into: &json)
        bytes.append(contentsOf: json.utf8)
        ends.append(bytes.count)
    }

    mutating func appendNull() {
        "null".utf8.withContiguousStorageIfAvailable { append(json: UnsafeRawBufferPointer($0)) }
    }

    /// Calls `use` with the JSON of a cell.
    func withJSON<Result>(of cell: Int, _ use: (UnsafeRawBufferPointer) -> Result) -> Result {
        bytes.withUnsafeBytes { use(UnsafeRawBufferPointer(rebasing: $0[start(of: cell)..<ends[cell]])) }
    }

    /// How many bytes the JSON of a cell has.
    func length(of cell: Int) -> Int { ends[cell] - start(of: cell) }

    private func start(of cell: Int) -> Int { cell > 0 ? ends[cell - 1] : 0 }

    subscript(cell: Int) -> PageCell { PageCell(json: bytes[start(of: cell)..<ends[cell]]) }
}
