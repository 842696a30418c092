import Glibc
import Vocabulary

/// A copy of a database of SQLite that has rows beside its own file, in its log of changes (`-wal`) or in the journal of a writer
/// that broke off: to read these SQLite changes the files, and sources are nobody's to change. Or one of a table of one column, which
/// GDAL opens with a comma more.
///
/// The copy goes with the value.
final class PrivateCopy {
    private static let tries = 5

    let path: String
    private let folder: String
    private var files: [String] = []

    /// The copy of such a database, or of a table of one column; nil for other sources.
    ///
    /// - Throws: `SourceError.unreadable`.
    convenience init?(insteadOf address: SourceAddress) throws(SourceError) {
        if Self.isNeeded(for: address) {
            try self.init(of: DatabaseFiles.place(of: address.target), name: address.name)
        } else if let text = OneColumn.text(of: address) {
            try self.init(of: address.target, as: text, name: address.name)
        } else {
            return nil
        }
    }

    /// Whether a source is such a database.
    private static func isNeeded(for address: SourceAddress) -> Bool {
        let path = DatabaseFiles.place(of: address.target)
        if address.isConnection || path.hasPrefix("/vsi") || size(of: path) == nil { return false }
        return DatabaseFiles.suffixes.contains { (size(of: path + $0) ?? 0) > 0 } && isSQLite(path)
    }

    private init(emptyFor source: String, name: String) throws(SourceError) {
        var template = Array((Self.temporaryFolder + "/arterial-XXXXXX").utf8CString)
        guard mkdtemp(&template) != nil else { throw Self.fault(name) }
        folder = String(decoding: template.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        let stem = source.lastIndex(of: "/").map { source[source.index(after: $0)...] } ?? source[...]
        path = "\(folder)/\(stem)"
    }

    /// A file of the same name with another text.
    private convenience init(of source: String, as text: [UInt8], name: String) throws(SourceError) {
        try self.init(emptyFor: source, name: name)
        guard let file = fopen(path, "wxe") else { throw Self.fault(name) }
        let written = fwrite(text, 1, text.count, file)
        guard fclose(file) == 0, written == text.count else { throw Self.fault(name) }
    }

    private static func fault(_ name: String) -> SourceError {
        .unreadable(source: name, reason: "a copy of it cannot be made: \(SystemWord.fault())")
    }

    /// - Throws: `SourceError.unreadable` where there is no room for it, or a writer goes on changing the files.
    private convenience init(of source: String, name: String) throws(SourceError) {
        try self.init(emptyFor: source, name: name)
        for _ in 0..<Self.tries {
            let before = Self.states(source)
            for suffix in [""] + DatabaseFiles.suffixes where Self.size(of: source + suffix) != nil {
                guard copy(source + suffix, to: path + suffix) else { throw Self.fault(name) }
            }
            if Self.states(source) == before { return }
            removeFiles()
        }
        throw .unreadable(source: name, reason: "it is being written to; run again when nobody does")
    }

    deinit {
        for suffix in ["", "-wal", "-journal", "-shm"] { unlink(path + suffix) }
        rmdir(folder)
    }

    private func removeFiles() {
        for file in files { unlink(file) }
        files = []
    }

    private func copy(_ source: String, to target: String) -> Bool {
        let input = open(source, O_RDONLY | O_CLOEXEC)
        guard input >= 0 else { return false }
        defer { close(input) }
        let output = open(target, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard output >= 0 else { return false }
        files.append(target)
        defer { close(output) }
        var moved = 1
        while moved > 0 { moved = sendfile(output, input, nil, 1 << 30) }
        return moved == 0
    }

    private static var temporaryFolder: String {
        let named = getenv("TMPDIR").map { String(cString: $0) } ?? ""
        return named.isEmpty ? "/tmp" : named
    }

    private static func isSQLite(_ path: String) -> Bool {
        let mark = "SQLite format 3\0".utf8
        return FileHead.bytes(of: path, count: mark.count).elementsEqual(mark)
    }

    private static func size(of path: String) -> Int? {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG ? Int(status.st_size) : nil
    }

    /// Sizes and times of all files.
    private static func states(_ path: String) -> [Int] {
        ([""] + DatabaseFiles.suffixes).flatMap { suffix in
            var status = stat()
            guard stat(path + suffix, &status) == 0 else { return [-1] }
            return [Int(status.st_size), status.st_mtim.tv_sec, status.st_mtim.tv_nsec]
        }
    }
}
