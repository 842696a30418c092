import Glibc

/// The bytes of a file, read once and into one place: files of outputs are large.
enum FileBytes {
    /// - Parameter limit: as many bytes are read at most.
    /// - Returns: nil for what is no file or cannot be read.
    static func read(_ path: String, limit: Int = .max) -> [UInt8]? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { return nil }
        defer { _ = close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        let size = min(Int(status.st_size), limit)
        var isWhole = true
        let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, filled in
            while filled < size {
                let count = Glibc.read(descriptor, buffer.baseAddress.map { $0 + filled }, size - filled)
                if count < 0, errno == EINTR { continue }
                isWhole = count >= 0
                if count <= 0 { return }
                filled += count
            }
        }
        return isWhole ? bytes : nil
    }
}
