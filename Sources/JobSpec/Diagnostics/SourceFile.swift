import Vocabulary

/// The text of one file that people wrote, with what it takes to say where in it something stands.
///
/// Places are counted in Unicode scalars from the start of the file, as libyaml counts them; lines and columns
/// are worked out when somebody asks. A byte order mark is no part of the text.
public final class SourceFile: Sendable {
    /// The name that messages show.
    public let name: String
    let bytes: [UInt8]
    /// The byte offset of the start of each line.
    private let lineStarts: [Int]
    /// How many scalars begin before each block of `blockLength` bytes.
    private let scalarsBeforeBlock: [Int]

    private static let blockLength = 1024

    public init(name: String, bytes: [UInt8]) {
        self.name = name
        self.bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
        lineStarts = SourceFile.lineStarts(of: self.bytes)
        scalarsBeforeBlock = SourceFile.scalarsBeforeBlock(of: self.bytes)
    }

    public convenience init(name: String, text: String) {
        self.init(name: name, bytes: Array(text.utf8))
    }

    /// The whole text.
    public var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The byte offset at which the scalar with this index begins; the end of the text beyond its last.
    ///
    /// Complexity: O(log n).
    func offset(ofScalar index: Int) -> Int {
        let block = max(0, scalarsBeforeBlock.firstPlace { $0 > index } - 1)
        var remaining = index - scalarsBeforeBlock[block]
        var offset = block * SourceFile.blockLength
        while offset < bytes.count {
            if SourceFile.beginsScalar(bytes[offset]) {
                if remaining <= 0 { return offset }
                remaining -= 1
            }
            offset += 1
        }
        return bytes.count
    }

    /// The index of the scalar that the byte at `offset` belongs to.
    func scalar(atOffset offset: Int) -> Int {
        let block = min(offset / SourceFile.blockLength, scalarsBeforeBlock.count - 1)
        let rest = bytes[block * SourceFile.blockLength..<offset]
        return scalarsBeforeBlock[block] + rest.count(where: SourceFile.beginsScalar)
    }

    /// The line, counted from 0, that holds the byte at `offset`.
    func line(atOffset offset: Int) -> Int {
        max(0, lineStarts.firstPlace { $0 > offset } - 1)
    }

    /// The bytes of a line, counted from 0, without its line break.
    func lineRange(_ line: Int) -> Range<Int> {
        let start = lineStarts[line]
        var end = line + 1 < lineStarts.count ? lineStarts[line + 1] : bytes.count
        while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
        return start..<end
    }

    private static func lineStarts(of bytes: [UInt8]) -> [Int] {
        var starts = [0]
        for (offset, byte) in bytes.enumerated() {
            let isLoneReturn = byte == 0x0D && (offset + 1 == bytes.count || bytes[offset + 1] != 0x0A)
            if byte == 0x0A || isLoneReturn { starts.append(offset + 1) }
        }
        return starts
    }

    private static func scalarsBeforeBlock(of bytes: [UInt8]) -> [Int] {
        var counts = [0]
        var count = 0
        for (offset, byte) in bytes.enumerated() {
            if offset > 0, offset % blockLength == 0 { counts.append(count) }
            if beginsScalar(byte) { count += 1 }
        }
        return counts
    }

    private static func beginsScalar(_ byte: UInt8) -> Bool { byte & 0xC0 != 0x80 }
}
