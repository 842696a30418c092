import CXXHash
import Glibc

/// Digests files without holding them in memory.
enum FileDigest {
    /// Why a file cannot be digested.
    struct Unreadable: Error, CustomStringConvertible {
        let path: String
        let reason: String

        var description: String { "\(path): \(reason)" }
    }

    private static let pieceSize = 1 << 20

    /// The digest of a file's content.
    ///
    /// - Parameter name: how the file is called in errors.
    /// - Throws: `Unreadable`.
    static func digest(path: String, named name: String) throws -> Digest {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw Unreadable(path: name, reason: reason(errno)) }
        defer { close(descriptor) }
        guard let state = XXH3_createState() else { throw Unreadable(path: name, reason: "no memory to read it") }
        defer { XXH3_freeState(state) }
        XXH3_128bits_reset(state)
        var piece = [UInt8](repeating: 0, count: pieceSize)
        while true {
            let count = read(descriptor, &piece, pieceSize)
            if count == 0 { return Digest(XXH3_128bits_digest(state)) }
            if count < 0 {
                if errno == EINTR { continue }
                throw Unreadable(path: name, reason: reason(errno))
            }
            XXH3_128bits_update(state, piece, count)
        }
    }

    private static func reason(_ code: Int32) -> String {
        switch code {
        case ENOENT, ENOTDIR: "there is no such file"
        case EISDIR: "it is a folder, not a file"
        case EACCES, EPERM: "it may not be read (permission denied)"
        default: String(cString: strerror(code))
        }
    }
}
