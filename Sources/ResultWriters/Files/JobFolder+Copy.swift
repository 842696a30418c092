import Glibc

extension JobFolder {
    private static let pieceSize = 1 << 20

    /// Copies a file of the same name into the folder. Does not follow a link.
    ///
    /// - Throws: `WriteError`.
    public func copy(_ name: String, from folder: String) throws(WriteError) {
        let source = folder + "/" + name
        let descriptor = retrying { open(source, O_RDONLY | O_CLOEXEC | O_NOFOLLOW) }
        guard descriptor >= 0 else { throw WriteError("read", source) }
        defer { _ = close(descriptor) }
        let file = try file(name)
        var piece = [UInt8](repeating: 0, count: Self.pieceSize)
        while true {
            let count = retrying { read(descriptor, &piece, piece.count) }
            if count < 0 { throw WriteError("read", source) }
            if count == 0 { return try file.close() }
            try file.write { $0.append(Array(piece[..<count])) }
        }
    }
}
