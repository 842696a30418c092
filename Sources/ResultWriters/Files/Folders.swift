import Glibc

/// Folders and names on a POSIX file system, every call checked. Nothing follows a symbolic link that it removes.
enum Folders {
    /// Makes the folder and those above it that are missing.
    static func make(_ path: String, name: String) throws(WriteError) {
        if mkdir(path, 0o777) == 0 { return }
        switch errno {
        case EEXIST where isFolder(path): return
        case EEXIST: throw WriteError("create", name, code: ENOTDIR)
        case ENOENT:
            guard let parent = parent(of: path) else { throw WriteError("create", name) }
            try make(parent, name: name)
            if mkdir(path, 0o777) != 0, errno != EEXIST { throw WriteError("create", name) }
        default: throw WriteError("create", name)
        }
    }

    /// The names in a folder, sorted by their bytes.
    static func names(in path: String, name: String) throws(WriteError) -> [String] {
        guard let stream = opendir(path) else { throw WriteError("read", name) }
        defer { closedir(stream) }
        var names: [String] = []
        errno = 0
        while let entry = readdir(stream) {
            let found = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
                tuple.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if found != ".", found != ".." { names.append(found) }
            errno = 0
        }
        if errno != 0 { throw WriteError("read", name) }
        return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// Removes what is at `path`, with all that is in it; nothing there is no error.
    static func remove(_ path: String, name: String) throws(WriteError) {
        if unlink(path) == 0 || errno == ENOENT { return }
        // Linux says EISDIR of a folder, POSIX EPERM.
        guard errno == EISDIR || errno == EPERM, isFolder(path) else { throw WriteError("remove", name) }
        for inner in try names(in: path, name: name) { try remove(path + "/" + inner, name: name + "/" + inner) }
        if rmdir(path) != 0, errno != ENOENT { throw WriteError("remove", name) }
    }

    /// Waits until the names in the folder are on the disk.
    static func synchronize(_ path: String, name: String) throws(WriteError) {
        let descriptor = retrying { open(path, O_RDONLY | O_CLOEXEC) }
        guard descriptor >= 0 else { throw WriteError("read", name) }
        defer { _ = close(descriptor) }
        // Some network file systems have nothing to synchronize in a folder, and say EINVAL.
        if retrying({ fsync(descriptor) }) != 0, errno != EINVAL { throw WriteError("write", name) }
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

    /// Whether a folder, or a link to one, is at `path`.
    private static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    private static func parent(of path: String) -> String? {
        var characters = path[...]
        while characters.count > 1, characters.last == "/" { characters.removeLast() }
        guard let slash = characters.lastIndex(of: "/"), slash != characters.startIndex else { return nil }
        return String(characters[..<slash])
    }
}
