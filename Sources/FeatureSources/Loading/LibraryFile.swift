import Glibc

/// A shared library as a file of ELF, as far as it names others that it needs.
///
/// Source: System V Application Binary Interface, chapters 4 and 5 (https://refspecs.linuxfoundation.org/elf/gabi4+/contents.html).
struct LibraryFile: ~Copyable {
    private let bytes: UnsafeRawBufferPointer

    /// - Returns: nil where there is no such file.
    init?(path: String) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var state = stat()
        guard fstat(descriptor, &state) == 0, state.st_size > 0,
            let start = mmap(nil, Int(state.st_size), PROT_READ, MAP_PRIVATE, descriptor, 0), start != MAP_FAILED
        else { return nil }
        bytes = UnsafeRawBufferPointer(start: start, count: Int(state.st_size))
    }

    deinit { munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count) }

    /// The names of the libraries that it needs, in its order; none of a file that is no library of 64 bits.
    func needs() -> [String] {
        guard bytes.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]) else { return [] }
        let segments = segments()
        guard let list = segments.first(where: { $0.kind == Segment.dynamic }) else { return [] }
        let entries = stride(from: list.place, to: list.place + list.size, by: 16).map {
            (tag: number($0, as: UInt64.self), value: number($0 + 8, as: UInt64.self))
        }.prefix { $0.tag != 0 }
        guard let texts = entries.first(where: { $0.tag == Entry.texts }),
            let segment = segments.first(where: { $0.kind == Segment.loaded && $0.holds(texts.value) })
        else { return [] }
        let start = segment.place + Int(clamping: texts.value - segment.address)
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

    private func segments() -> [Segment] {
        let (start, size) = (number(32, as: UInt64.self), Int(number(54, as: UInt16.self)))
        return (0..<Int(number(56, as: UInt16.self))).map { index in
            let head = Int(clamping: start) &+ index &* size
            return Segment(
                kind: number(head, as: UInt32.self),
                place: min(bytes.count, Int(clamping: number(head &+ 8, as: UInt64.self))),
                size: min(bytes.count, Int(clamping: number(head &+ 32, as: UInt64.self))),
                address: number(head &+ 16, as: UInt64.self))
        }
    }

    /// Zero beyond the end of the file.
    private func number<Number: FixedWidthInteger>(_ place: Int, as type: Number.Type) -> Number {
        guard place >= 0, place <= bytes.count - MemoryLayout<Number>.size else { return 0 }
        return bytes.loadUnaligned(fromByteOffset: place, as: type)
    }

    private func text(_ place: Int) -> String? {
        guard place >= 0, place < bytes.count else { return nil }
        let rest = bytes[place...]
        return rest.firstIndex(of: 0).map { String(decoding: rest[..<$0], as: UTF8.self) }
    }
}
