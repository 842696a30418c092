import Glibc
import SystemCalls

extension JobFolder {
    private static let pieceSize = 1 << 20

    /// Takes in what another folder has under a name, with all that is in it; it stays there, too.
    ///
    /// - Throws: `WriteError`.
    func take(_ name: String, from folder: String) throws(WriteError) {
        let (source, target) = (folder + "/" + name, path + "/" + name)
        if Folders.isRealFolder(source) {
            if mkdir(target, 0o777) != 0 { throw WriteError("create", self.name(of: name)) }
            for inner in try Folders.names(in: source, name: source) { try take(name + "/" + inner, from: folder) }
        } else if link(source, target) != 0 {
            // Some file systems give a file one name.
            if errno == EEXIST { throw WriteError("create", self.name(of: name)) }
            try copy(name, from: folder)
        }
    }

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
