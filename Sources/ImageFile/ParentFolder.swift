import Glibc

/// The folder that a file lies in.
struct ParentFolder {
    /// `.` for a path without a folder.
    let path: String
    /// The file's own name.
    let fileName: String

    init(of filePath: String) {
        guard let slash = filePath.utf8.lastIndex(of: UInt8(ascii: "/")) else {
            path = "."
            fileName = filePath
            return
        }
        path = slash == filePath.startIndex ? "/" : String(filePath[..<slash])
        fileName = String(filePath[filePath.utf8.index(after: slash)...])
    }

    /// Makes the folder and those above it that are missing. Returns 0, or the fault's number.
    func make() -> Int32 { ParentFolder.make(path) }

    private static func make(_ path: String) -> Int32 {
        if mkdir(path, 0o777) == 0 { return 0 }
        // A folder that is there may stand in one that cannot be written, which some systems name first.
        if isFolder(path) { return 0 }
        guard errno == ENOENT else { return errno == EEXIST ? ENOTDIR : errno }
        let above = ParentFolder(of: path).path
        guard above != path else { return ENOENT }
        let fault = make(above)
        if fault != 0 { return fault }
        return mkdir(path, 0o777) == 0 || isFolder(path) ? 0 : errno
    }

    private static func isFolder(_ path: String) -> Bool {
        let fault = errno
        defer { errno = fault }
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// Waits until the names in the folder are on the disk, where the file system can tell.
    func synchronize() {
        let descriptor = retrying { open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
        if descriptor < 0 { return }
        _ = retrying { fsync(descriptor) }
        _ = close(descriptor)
    }

    /// Removes the files in the folder whose names start so, as far as that can be.
    func removeFiles(withPrefix prefix: String) {
        guard let stream = opendir(path) else { return }
        defer { closedir(stream) }
        var found: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
                tuple.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name.utf8.starts(with: prefix.utf8) { found.append(name) }
        }
        for name in found { _ = unlink(path + "/" + name) }
    }
}
