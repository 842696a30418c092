import Glibc

/// What a file begins with, by which formats are known.
enum FileHead {
    /// The first bytes of a file, fewer where it has no more; none where it cannot be read.
    static func bytes(of path: String, count: Int) -> ArraySlice<UInt8> {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return [] }
        defer { close(file) }
        var head = [UInt8](repeating: 0, count: count)
        let found = read(file, &head, count)
        return head.prefix(max(0, found))
    }

    /// As much of it as GDAL looks at.
    static func text(of path: String) -> String { String(decoding: bytes(of: path, count: 1024), as: UTF8.self) }
}
