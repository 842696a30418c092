import Glibc
import ImageFile
import Preparation
import Vocabulary

/// A file of outputs, by what it is known again.
struct WrittenFile: Equatable {
    let name: String
    let bytes: Int
    let digest: Digest

    init(name: String, bytes: Int, digest: Digest) {
        self.name = name
        self.bytes = bytes
        self.digest = digest
    }

    /// - Parameter digest: nil where the file has to be read for it.
    /// - Throws: `FileDigest.Unreadable`.
    init(name: String, in folder: String, digest: Digest?) throws {
        self.name = name
        bytes = Self.size(of: folder + "/" + name) ?? 0
        self.digest = try digest ?? FileDigest.digest(path: folder + "/" + name, named: name)
    }

    /// Whether the file in that folder is as it was written.
    ///
    /// - Parameter known: the digests of large files that were taken before.
    func isIntact(in folder: String, known: KnownDigests?) -> Bool {
        let path = folder + "/" + name
        guard Self.size(of: path) == bytes else { return false }
        let now = try? known?.digest(path: path, named: name) ?? FileDigest.digest(path: path, named: name)
        return now == digest
    }

    var json: JSONValue {
        .object([
            ("file", .text(name)), ("bytes", .integer(Int64(bytes))), ("digest", .text(digest.description)),
        ])
    }

    private static func size(of path: String) -> Int? {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG ? Int(status.st_size) : nil
    }
}
