import Glibc

/// A file of which a few numbers are read, where a format says that they stand.
struct StoredNumbers: ~Copyable {
    /// Bytes of the file.
    let size: Int
    private let descriptor: Int32

    /// Nil where there is no such file.
    init?(_ path: String) {
        descriptor = open(path, O_RDONLY | O_CLOEXEC)
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
}
