import Glibc
import ImageFile
import Vocabulary

/// Digests files without holding them in memory.
public enum FileDigest {
    /// Why a file cannot be digested.
    public struct Unreadable: Error, CustomStringConvertible {
        let path: String
        let reason: String

        public var description: String { "\(path): \(reason)" }
    }

    private static let pieceSize = 1 << 20

    /// The digest of a file's content.
    ///
    /// - Parameter name: how the file is called in errors.
    /// - Throws: `Unreadable`.
    public static func digest(path: String, named name: String) throws -> Digest {
        // Whoever opens a pipe waits for its other end.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw Unreadable(path: name, reason: reason(errno)) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, [S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT) else {
            throw Unreadable(path: name, reason: "it is not a file")
        }
        guard var stream = DigestStream() else { throw Unreadable(path: name, reason: "no memory to read it") }
        // Most files are small, and room that is never used has to be cleared, too.
        var piece = [UInt8](repeating: 0, count: min(max(Int(status.st_size), 0) + 1, pieceSize))
        while true {
            let count = read(descriptor, &piece, piece.count)
            if count == 0 { return stream.digest }
            if count < 0 {
                if errno == EINTR { continue }
                throw Unreadable(path: name, reason: reason(errno))
            }
            piece.withUnsafeBytes { stream.add(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
        }
    }

    private static func reason(_ code: Int32) -> String {
        switch code {
        case ENOENT, ENOTDIR: "there is no such file"
        case EISDIR: "it is a folder, not a file"
        case EACCES, EPERM: "it may not be read (permission denied)"
        default: SystemWord.fault(code)
        }
    }
}
