import Glibc

/// What the files of a source were like: by it, a source is known to be as it was.
struct SourceStamp: Equatable {
    /// More files than these take longer to look at than they are worth.
    private static let mostFiles = 32
    /// Seconds within which a file may change without showing it, on file systems with coarse clocks.
    private static let shortestRest = 3

    private struct File: Equatable {
        let name: String
        let inode: UInt64
        let size: Int64
        let seconds: Int
        let nanoseconds: Int
    }

    private var files: [File] = []

    /// Of all files.
    var bytes: Int64 { files.reduce(0) { $0 + $1.size } }

    /// - Parameter now: in seconds since 1970.
    /// - Returns: nil for what is no file or folder of files, has too many, or one that was changed just now.
    init?(of address: SourceAddress, asOf now: Int = time(nil)) {
        let path = address.target
        if address.isConnection || path.hasPrefix("/vsi") { return nil }
        guard let names = Self.names(beside: path) else { return nil }
        let latest = now - Self.shortestRest
        for name in names {
            var status = stat()
            guard stat(name, &status) == 0 else { continue }
            if status.st_mtim.tv_sec > latest || status.st_ctim.tv_sec > latest { return nil }
            files.append(
                File(
                    name: name, inode: UInt64(status.st_ino), size: Int64(status.st_size),
                    seconds: status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec))
        }
        if files.isEmpty { return nil }
    }

    /// The files of a folder; of a file itself, and those beside it: what says what its columns and coordinates are, and what
    /// writers of SQLite have not yet brought into it.
    private static func names(beside path: String) -> [String]? {
        guard let names = FolderNames.all(in: path, upTo: mostFiles) else {
            let stem = path.lastIndex(of: ".").map { path[..<$0] } ?? path[...]
            let place = DatabaseFiles.place(of: path)
            return [path, "\(stem).csvt", "\(stem).prj"] + DatabaseFiles.suffixes.map { place + $0 }
        }
        return names.count < mostFiles ? ([path] + names.map { "\(path)/\($0)" }).sorted() : nil
    }
}
