import Foundation
import Glibc

/// The digests of large files that were taken before, in a file of the cache: a file that is as it was, by its inode, size and
/// times of change, is not read again.
struct KnownDigests {
    /// Bytes: a smaller file is read in no time.
    static let leastSize: Int64 = 4_000_000
    private static let mostLines = 1000
    /// A file that was changed just now may change again within the same tick of its clock.
    private static let settledAfter = 2

    private let path: String

    /// - Parameter folder: that of the cache.
    init(folder: String) { path = folder + "/sources.digests" }

    /// The digest of a file's content.
    ///
    /// - Throws: `FileDigest.Unreadable`.
    func digest(path file: String, named name: String) throws -> Digest {
        guard let before = Self.state(of: file) else { return try FileDigest.digest(path: file, named: name) }
        var lines = self.lines
        if let known = lines.first(where: { $0.hasPrefix(before + " ") }), let digest = Self.digest(in: known) {
            return digest
        }
        let digest = try FileDigest.digest(path: file, named: name)
        if Self.state(of: file) == before {
            lines = lines.suffix(Self.mostLines - 1) + ["\(before) \(digest)"]
            // What cannot be remembered is read again.
            try? (lines.joined(separator: "\n") + "\n").write(toFile: path, atomically: true, encoding: .utf8)
        }
        return digest
    }

    private var lines: [String] {
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return [] }
        return text.split(separator: "\n").map(String.init)
    }

    /// By what a large file that has settled is known; nil for any other.
    private static func state(of file: String) -> String? {
        var status = stat()
        guard stat(file, &status) == 0, Int64(status.st_size) >= leastSize else { return nil }
        guard time(nil) - max(status.st_mtim.tv_sec, status.st_ctim.tv_sec) > settledAfter else { return nil }
        let changed = "\(status.st_ctim.tv_sec).\(status.st_ctim.tv_nsec)"
        let modified = "\(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)"
        return "\(status.st_dev) \(status.st_ino) \(status.st_size) \(modified) \(changed)"
    }

    private static func digest(in line: String) -> Digest? {
        line.split(separator: " ").last.flatMap { Digest(hexadecimal: String($0)) }
    }
}
