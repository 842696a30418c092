import Glibc

/// The bytes of a file of outputs.
enum FileContent {
    private static let pieceSize = 1 << 18

    /// Whether two files have the same bytes. Reads pieces, and none where the sizes differ.
    ///
    /// - Throws: `OutputFault`.
    static func areEqual(_ one: String, _ other: String) throws(OutputFault) -> Bool {
        let (first, second) = (try OpenFile(one), try OpenFile(other))
        guard first.size == second.size else { return false }
        var left = first.size
        while left > 0 {
            let size = min(left, pieceSize)
            guard try first.read(upTo: size) == second.read(upTo: size) else { return false }
            left -= size
        }
        return true
    }

    /// - Throws: `OutputFault`.
    static func bytes(of path: String) throws(OutputFault) -> [UInt8] {
        let file = try OpenFile(path)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(min(file.size, 1 << 30))
        while true {
            let piece = try file.read(upTo: pieceSize)
            if piece.isEmpty { return bytes }
            bytes += piece
        }
    }

    /// - Throws: `OutputFault`, also for bytes that are not UTF-8.
    static func text(of path: String) throws(OutputFault) -> String {
        guard let text = String(validating: try bytes(of: path), as: UTF8.self) else {
            throw OutputFault(path, "the file is not UTF-8")
        }
        return text
    }
}

/// A file that is open for reading; closed with the value.
private final class OpenFile {
    private let path: String
    private let descriptor: Int32
    /// Bytes, when it was opened.
    let size: Int

    init(_ path: String) throws(OutputFault) {
        self.path = path
        // A pipe must not keep anybody waiting.
        descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        if descriptor < 0 { throw OutputFault(path, SystemReason.last) }
        var state = stat()
        let isKnown = fstat(descriptor, &state) == 0
        size = Int(state.st_size)
        if !isKnown || state.st_mode & S_IFMT != S_IFREG { throw OutputFault(path, "it is no file") }
    }

    deinit { close(descriptor) }

    /// As many bytes as there are, and none at the end.
    func read(upTo count: Int) throws(OutputFault) -> [UInt8] {
        var failed = false
        let piece = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            while filled < count {
                let read = Glibc.read(descriptor, buffer.baseAddress.map { $0 + filled }, count - filled)
                if read < 0, errno == EINTR { continue }
                failed = read < 0
                if read <= 0 { return }
                filled += read
            }
        }
        if failed { throw OutputFault(path, SystemReason.last) }
        return piece
    }
}
