import Glibc

/// A file that is read in parts: a few, where a format says that they stand, or one after the other.
struct FileParts: ~Copyable {
    /// Bytes of the file.
    let size: Int
    private let descriptor: Int32

    /// Nil where there is no such file.
    init?(_ path: String) {
        descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { return nil }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            close(descriptor)
            return nil
        }
        size = Int(status.st_size)
    }

    deinit { close(descriptor) }

    /// A number in little-endian order; nil where the file has none there.
    func number<Number: FixedWidthInteger>(at place: Int, as: Number.Type) -> Number? {
        var number = Number.zero
        let size = MemoryLayout<Number>.size
        guard place >= 0, pread(descriptor, &number, size, off_t(place)) == size else { return nil }
        return Number(littleEndian: number)
    }

    /// Bytes of a piece.
    private static let pieceBytes = 1 << 20

    /// Calls `body` with all of the file, a piece at a time, until it has found something.
    ///
    /// - Returns: what it has found.
    func first<Found>(_ body: ([UInt8]) -> Found?) -> Found? {
        var place = 0
        while place < size {
            let piece = bytes(at: place, Self.pieceBytes)
            if piece.isEmpty { return nil }
            if let found = body(piece) { return found }
            place += piece.count
        }
        return nil
    }

    /// As many bytes of a part as the file has.
    func bytes(at place: Int, _ count: Int) -> [UInt8] {
        guard place >= 0, count >= 0 else { return [] }
        return [UInt8](unsafeUninitializedCapacity: count) {
            $1 = max(0, pread(descriptor, $0.baseAddress, count, place))
        }
    }
}
