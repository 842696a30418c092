import Glibc

/// Folders on a POSIX file system. Calls return 0, or the number of the fault.
public enum Directory {
    /// Makes a folder and those above it that are missing.
    public static func make(_ path: String) -> Int32 {
        if mkdir(path, 0o777) == 0 { return 0 }
        let fault = errno
        // A folder that is there may stand in one that cannot be written, which some systems name first.
        if isThere(path) { return 0 }
        guard fault == ENOENT, let above = parent(of: path) else { return fault == EEXIST ? ENOTDIR : fault }
        let faultAbove = make(above)
        if faultAbove != 0 { return faultAbove }
        return mkdir(path, 0o777) == 0 || isThere(path) ? 0 : errno
    }

    /// Calls `visit` for what is in a folder, in no order: its name, and its type as `readdir` tells it.
    public static func forEachEntry(in path: String, _ visit: (_ name: String, _ type: Int) -> Void) -> Int32 {
        guard let stream = opendir(path) else { return errno }
        defer { closedir(stream) }
        errno = 0
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { field in
                field.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name != ".", name != ".." { visit(name, Int(entry.pointee.d_type)) }
            errno = 0
        }
        return errno
    }

    /// Whether a folder, or a link to one, is at a path. Leaves `errno` alone.
    public static func isThere(_ path: String) -> Bool {
        let fault = errno
        defer { errno = fault }
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// The folder that a path lies in; nil for one that is in none that is named.
    private static func parent(of path: String) -> String? {
        var characters = path[...]
        while characters.count > 1, characters.last == "/" { characters.removeLast() }
        guard let slash = characters.lastIndex(of: "/"), slash != characters.startIndex else { return nil }
        return String(characters[..<slash])
    }
}
