import Glibc

/// What a folder of outputs holds, but for what is hidden.
struct FolderContent {
    /// In the order of their bytes.
    let files: [String]
    let folders: [String]

    /// Links count as what they lead to.
    ///
    /// - Throws: `OutputFault`.
    init(of path: String) throws(OutputFault) {
        guard let stream = opendir(path) else {
            throw OutputFault(path, errno == ENOTDIR ? "it is no folder" : SystemReason.last)
        }
        defer { closedir(stream) }
        var (files, folders): ([String], [String]) = ([], [])
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { field in
                field.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name.hasPrefix(".") { continue }
            if Self.isFolder(path + "/" + name, type: Int(entry.pointee.d_type)) {
                folders.append(name)
            } else {
                files.append(name)
            }
        }
        self.files = files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        self.folders = folders.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    private static func isFolder(_ path: String, type: Int) -> Bool {
        if type == Int(DT_DIR) { return true }
        if type == Int(DT_REG) { return false }
        var state = stat()
        return stat(path, &state) == 0 && state.st_mode & S_IFMT == S_IFDIR
    }
}
