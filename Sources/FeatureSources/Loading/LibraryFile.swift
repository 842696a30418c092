/// A shared library as a file of ELF, as far as it names others that it needs.
///
/// Little of it is read, and nothing of it mapped: a hundred files that are mapped and unmapped take as long as a tenth of loading them.
/// Source: System V Application Binary Interface, chapters 4 and 5 (https://refspecs.linuxfoundation.org/elf/gabi4+/contents.html).
struct LibraryFile: ~Copyable {
    private static let headBytes = 64
    private static let entryBytes = 16
    /// No table that is read has more: what is not ELF may tell any size.
    private static let mostBytes = 1 << 16
    private static let mostNameBytes = 256

    private let file: FileParts

    /// - Returns: nil where there is no such file.
    init?(path: String) {
        guard let file = FileParts(path) else { return nil }
        self.file = file
    }

    /// The names of the libraries that it needs, in its order; none of a file that is no library of 64 bits.
    func needs() -> [String] {
        let head = Bytes(part(at: 0, Self.headBytes))
        guard head.all.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]) else { return [] }
        let segments = segments(head)
        guard let list = segments.first(where: { $0.kind == Segment.dynamic }) else { return [] }
        let bytes = Bytes(part(at: list.place, list.size))
        let entries = stride(from: 0, to: bytes.all.count, by: Self.entryBytes).map {
            (tag: bytes.number($0, as: UInt64.self), value: bytes.number($0 + 8, as: UInt64.self))
        }.prefix { $0.tag != 0 }
        guard let texts = entries.first(where: { $0.tag == Entry.texts }),
            let segment = segments.first(where: { $0.kind == Segment.loaded && $0.holds(texts.value) })
        else { return [] }
        let start = segment.place &+ Int(clamping: texts.value - segment.address)
        return entries.filter { $0.tag == Entry.needed }.compactMap { text(start &+ Int(clamping: $0.value)) }
    }

    private struct Segment {
        static let loaded: UInt32 = 1
        static let dynamic: UInt32 = 2

        let kind: UInt32
        /// Where it is in the file.
        let place: Int
        let size: Int
        /// Where it will be in memory.
        let address: UInt64

        func holds(_ other: UInt64) -> Bool { other >= address && other - address < UInt64(size) }
    }

    private enum Entry {
        static let needed: UInt64 = 1
        static let texts: UInt64 = 5
    }

    private func segments(_ head: Bytes) -> [Segment] {
        let size = Int(head.number(54, as: UInt16.self))
        let count = Int(head.number(56, as: UInt16.self))
        let table = Bytes(part(at: Int(clamping: head.number(32, as: UInt64.self)), count * size))
        return (0..<count).map { index in
            let place = index * size
            return Segment(
                kind: table.number(place, as: UInt32.self),
                place: Int(clamping: table.number(place + 8, as: UInt64.self)),
                size: Int(clamping: table.number(place + 32, as: UInt64.self)),
                address: table.number(place + 16, as: UInt64.self))
        }
    }

    /// As much of a part as the file has; nothing of what is too large.
    private func part(at place: Int, _ count: Int) -> [UInt8] {
        count <= Self.mostBytes ? file.bytes(at: place, count) : []
    }

    private func text(_ place: Int) -> String? {
        let bytes = part(at: place, Self.mostNameBytes)
        return bytes.firstIndex(of: 0).map { String(decoding: bytes[..<$0], as: UTF8.self) }
    }
}

/// A part of a file.
private struct Bytes {
    let all: [UInt8]

    init(_ all: [UInt8]) { self.all = all }

    /// Zero beyond the end.
    func number<Number: FixedWidthInteger>(_ place: Int, as type: Number.Type) -> Number {
        guard place >= 0, place <= all.count - MemoryLayout<Number>.size else { return 0 }
        return all.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: place, as: type) }
    }
}
