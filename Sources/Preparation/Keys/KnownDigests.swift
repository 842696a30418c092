import Glibc
import ImageFile
import Synchronization

/// The digests of large files that were taken before, in a file of the cache: a file that is as it was, by its inode, size and
/// times of change, is not read again.
public final class KnownDigests: Sendable {
    /// Bytes: a smaller file is read in no time.
    static let leastSize: Int64 = 500_000
    private static let mostLines = 1000
    /// A file that was changed just now may change again within the same tick of its clock.
    private static let settledAfter = 2

    private let path: String
    /// By the state of a file; nil until somebody asks.
    private let known = Mutex<[String: Digest]?>(nil)

    /// - Parameter folder: that of the cache.
    public init(folder: String) { path = folder + "/sources.digests" }

    /// The digest of a file's content.
    ///
    /// - Throws: `FileDigest.Unreadable`.
    public func digest(path file: String, named name: String) throws -> Digest {
        guard let before = Self.state(of: file) else { return try FileDigest.digest(path: file, named: name) }
        if let digest = remembered(before) { return digest }
        let digest = try FileDigest.digest(path: file, named: name)
        if Self.state(of: file) == before { remember(digest, of: before) }
        return digest
    }

    private func remembered(_ state: String) -> Digest? {
        known.withLock { known in
            let all = known ?? Self.read(path)
            known = all
            return all[state]
        }
    }

    private func remember(_ digest: Digest, of state: String) {
        known.withLock { $0?[state] = digest }
        // What cannot be remembered is read again.
        guard let file = fopen(path, "ae") else { return }
        fputs("\(state) \(digest)\n", file)
        fclose(file)
    }

    /// Keeps the file short: the oldest lines are those of files that have changed since.
    private static func read(_ path: String) -> [String: Digest] {
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return [:] }
        var lines = text.split(separator: "\n")
        if lines.count > mostLines {
            lines = lines.suffix(mostLines / 2)
            try? (lines.joined(separator: "\n") + "\n").write(toFile: path, atomically: true, encoding: .utf8)
        }
        let pairs = lines.compactMap { line -> (String, Digest)? in
            guard let blank = line.lastIndex(of: " ") else { return nil }
            let digest = Digest(hexadecimal: String(line[line.index(after: blank)...]))
            return digest.map { (String(line[..<blank]), $0) }
        }
        return Dictionary(pairs) { $1 }
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
}
