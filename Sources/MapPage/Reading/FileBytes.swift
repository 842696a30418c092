import Glibc

/// The bytes of a file, read on from where it was read to.
final class FileBytes {
    private let descriptor: Int32
    /// Of the whole file, when it was opened.
    private let size: Int

    /// Nil for what is no file or cannot be read.
    init?(_ path: String) {
        descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        var status = stat()
        let isFile = descriptor >= 0 && fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
        size = Int(status.st_size)
        if !isFile { return nil }
    }

    deinit { if descriptor >= 0 { _ = close(descriptor) } }

    /// So many bytes in one place, or as many as there are still.
    ///
    /// - Returns: nil where they cannot be read.
    func next(_ count: Int) -> [UInt8]? {
        var isWhole = true
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            while filled < count {
                let read = Glibc.read(descriptor, buffer.baseAddress.map { $0 + filled }, count - filled)
                if read < 0, errno == EINTR { continue }
                isWhole = read >= 0
                if read <= 0 { return }
                filled += read
            }
        }
        return isWhole ? bytes : nil
    }

    /// How many a file has; nil for what is none.
    static func size(of path: String) -> Int? {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        return Int(status.st_size)
    }

    /// All of a file.
    ///
    /// - Returns: nil for what is no file or cannot be read.
    static func read(_ path: String) -> [UInt8]? { FileBytes(path).flatMap { $0.next($0.size) } }
}
