import Glibc

/// A file of outputs piece by piece, each of whole lines: it may be large, and what was read into one place is dear to make and to look
/// through.
final class LinePieces {
    /// Bytes of a piece, unless a line is longer: allocation keeps so many at hand.
    static let usualBytes = 100_000

    private let descriptor: Int32
    private let pieceBytes: Int
    /// The beginning of a line whose end was not read yet.
    private var rest: [UInt8] = []
    private var isOver = false
    /// Whether what is behind could not be read.
    private(set) var hasFailed = false

    /// Nil for what is no file.
    init?(_ path: String, of pieceBytes: Int = usualBytes) {
        descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        self.pieceBytes = pieceBytes
        var status = stat()
        guard descriptor >= 0, fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// The next piece; nil behind the last one.
    func next() -> [UInt8]? {
        var piece = rest
        piece.reserveCapacity(rest.count + pieceBytes)
        rest = []
        while !isOver {
            let start = piece.count
            read(into: &piece)
            if let end = piece[start...].lastIndex(of: UInt8(ascii: "\n")) {
                rest = Array(piece[(end + 1)...])
                piece.removeLast(piece.count - end - 1)
                return piece
            }
        }
        return piece.isEmpty ? nil : piece
    }

    private func read(into piece: inout [UInt8]) {
        let bytes = [UInt8](unsafeUninitializedCapacity: pieceBytes) { buffer, filled in
            while filled < pieceBytes, !isOver {
                let count = Glibc.read(descriptor, buffer.baseAddress.map { $0 + filled }, pieceBytes - filled)
                if count < 0, errno == EINTR { continue }
                hasFailed = count < 0
                isOver = count <= 0
                filled += max(0, count)
            }
        }
        piece += bytes
    }
}
