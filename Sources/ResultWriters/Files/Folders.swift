import Glibc
import SystemCalls

/// Folders and names on a POSIX file system, every call checked. Nothing follows a symbolic link that it removes.
enum Folders {
    /// Makes the folder and those above it that are missing.
    static func make(_ path: String, name: String) throws(WriteError) {
        let fault = Directory.make(path)
        if fault != 0 { throw WriteError("create", name, code: fault) }
    }

    /// The names in a folder, sorted by their bytes.
    static func names(in path: String, name: String) throws(WriteError) -> [String] {
        var names: [String] = []
        let fault = Directory.forEachEntry(in: path) { name, _ in names.append(name) }
        if fault != 0 { throw WriteError("read", name, code: fault) }
        return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// Removes what is at `path`, with all that is in it; nothing there is no error.
    ///
    /// - Parameter opening: whether folders that let nobody write are opened for it.
    static func remove(_ path: String, name: String, opening: Bool = false) throws(WriteError) {
        if unlink(path) == 0 || errno == ENOENT { return }
        // Linux says EISDIR of a folder, POSIX EPERM.
        let fault = errno
        guard fault == EISDIR || fault == EPERM, isRealFolder(path) else {
            throw WriteError("remove", name, code: fault)
        }
        if opening { _ = chmod(path, 0o700) }
        for inner in try names(in: path, name: name) {
            try remove(path + "/" + inner, name: name + "/" + inner, opening: opening)
        }
        if rmdir(path) != 0, errno != ENOENT { throw WriteError("remove", name) }
    }

    /// Waits until a file, or the names in a folder, are on the disk.
    static func synchronize(_ path: String, name: String) throws(WriteError) {
        let fault = Descriptor.synchronize(path)
        if fault != 0 { throw WriteError("write", name, code: fault) }
    }

    static func exists(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0
    }

    /// Whether a folder itself, not a link to one, is at `path`.
    static func isRealFolder(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// What the link at `path` says; nil where no link is.
    static func linked(_ path: String) -> String? {
        var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink(path, &bytes, bytes.count)
        guard count >= 0 else { return nil }
        return String(decoding: bytes.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
