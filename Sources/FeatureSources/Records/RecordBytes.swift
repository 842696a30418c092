/// Values one after the other in a buffer of bytes, each a tag and a payload. Equal values have equal bytes.
struct RecordBytes: Sendable {
    private enum Tag {
        static let null: UInt8 = 0
        static let no: UInt8 = 1
        static let yes: UInt8 = 2
        static let integer32: UInt8 = 3
        static let integer64: UInt8 = 4
        static let real: UInt8 = 5
        /// Up to 255 bytes, their number in one byte.
        static let shortText: UInt8 = 6
        /// The number of bytes in four, as of a blob.
        static let longText: UInt8 = 7
        static let blob: UInt8 = 8
    }

    private var bytes: [UInt8] = []

    var count: Int { bytes.count }

    subscript(range: Range<Int>) -> [UInt8] { Array(bytes[range]) }

    mutating func append(_ value: FieldValue) {
        switch value {
        case .null: bytes.append(Tag.null)
        case .boolean(let value): bytes.append(value ? Tag.yes : Tag.no)
        case .integer(let number): append(number)
        case .real(let number): append(Tag.real, number.bitPattern)
        case .text(let text): append(text)
        }
    }

    /// Appends bytes that are no value, such as a geometry; nil for none.
    mutating func append(blob: UnsafeRawBufferPointer?) {
        guard let blob else { return bytes.append(Tag.null) }
        append(Tag.blob, UInt32(blob.count))
        bytes.append(contentsOf: blob)
    }

    /// Appends what others have at some places.
    mutating func append(_ range: Range<Int>, of others: RecordBytes) { bytes.append(contentsOf: others.bytes[range]) }

    private mutating func append(_ number: Int64) {
        if let small = Int32(exactly: number) { append(Tag.integer32, small) } else { append(Tag.integer64, number) }
    }

    /// Appends a text by its bytes; nil for null. Bytes that are not UTF-8 are replaced when the value is taken out.
    mutating func append(text: UnsafeBufferPointer<UInt8>?) {
        guard let text else { return bytes.append(Tag.null) }
        appendHead(ofText: text.count)
        bytes.append(contentsOf: text)
    }

    private mutating func append(_ text: String) {
        appendHead(ofText: text.utf8.count)
        bytes.append(contentsOf: text.utf8)
    }

    private mutating func appendHead(ofText count: Int) {
        if let short = UInt8(exactly: count) {
            append(Tag.shortText, short)
        } else {
            append(Tag.longText, UInt32(count))
        }
    }

    private mutating func append(_ tag: UInt8, _ payload: some BitwiseCopyable) {
        bytes.append(tag)
        withUnsafeBytes(of: payload) { bytes.append(contentsOf: $0) }
    }
}

extension RecordBytes {
    /// The value at a place, which moves behind it.
    func value(at place: inout Int) -> FieldValue {
        let start = place
        skip(at: &place)
        return switch bytes[start] {
        case Tag.no: .boolean(false)
        case Tag.yes: .boolean(true)
        case Tag.integer32: .integer(Int64(load(at: start + 1, as: Int32.self)))
        case Tag.integer64: .integer(load(at: start + 1, as: Int64.self))
        case Tag.real: .real(Double(bitPattern: load(at: start + 1, as: UInt64.self)))
        case Tag.shortText: .text(String(decoding: bytes[start + 2..<place], as: UTF8.self))
        case Tag.longText: .text(String(decoding: bytes[start + 5..<place], as: UTF8.self))
        default: .null
        }
    }

    /// Moves a place behind the value or the blob there.
    func skip(at place: inout Int) {
        switch bytes[place] {
        case Tag.integer32: place += 5
        case Tag.integer64, Tag.real: place += 9
        case Tag.shortText: place += 2 + Int(bytes[place + 1])
        case Tag.longText, Tag.blob: place += 5 + Int(load(at: place + 1, as: UInt32.self))
        default: place += 1
        }
    }

    /// Calls `body` with the bytes of the blob at a place, or with nil where there is none.
    func withBlob<Answer>(at place: Int, _ body: (UnsafeRawBufferPointer?) throws -> Answer) rethrows -> Answer {
        guard bytes[place] == Tag.blob else { return try body(nil) }
        var end = place
        skip(at: &end)
        return try bytes.withUnsafeBytes { try body(UnsafeRawBufferPointer(rebasing: $0[place + 5..<end])) }
    }

    private func load<Number: BitwiseCopyable>(at place: Int, as type: Number.Type) -> Number {
        bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: place, as: type) }
    }
}
