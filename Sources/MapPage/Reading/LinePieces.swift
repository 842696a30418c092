/// A file of outputs piece by piece, each of whole lines: to read a large one into one place takes memory that the system has to
/// clear first.
final class LinePieces {
    /// Bytes of a piece, unless a line is longer: allocation keeps so many at hand.
    static let usualBytes = 100_000

    private let file: FileBytes
    private let pieceBytes: Int
    /// The beginning of a line whose end was not read yet.
    private var rest: [UInt8] = []
    private var isOver = false
    /// Whether what is behind could not be read.
    private(set) var hasFailed = false

    /// Nil for what is no file.
    init?(_ path: String, of pieceBytes: Int = usualBytes) {
        guard let file = FileBytes(path) else { return nil }
        (self.file, self.pieceBytes) = (file, pieceBytes)
    }

    /// The next piece; nil behind the last one.
    func next() -> [UInt8]? {
        var piece = rest
        rest = []
        while !isOver {
            let start = piece.count
            let read = file.next(pieceBytes)
            hasFailed = read == nil
            isOver = (read?.count ?? 0) < pieceBytes
            piece += read ?? []
            if let end = piece[start...].lastIndex(of: UInt8(ascii: "\n")) {
                rest = Array(piece[(end + 1)...])
                piece.removeLast(rest.count)
                return piece
            }
        }
        return piece.isEmpty ? nil : piece
    }
}
