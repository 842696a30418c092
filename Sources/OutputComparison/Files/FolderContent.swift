import Glibc
import SystemCalls

/// What a folder of outputs holds, but for what is hidden.
struct FolderContent {
    /// In the order of their bytes.
    let files: [String]
    let folders: [String]

    /// Links count as what they lead to.
    ///
    /// - Throws: `OutputFault`.
    init(of path: String) throws(OutputFault) {
        var (files, folders): ([String], [String]) = ([], [])
        let fault = Directory.forEachEntry(in: path) { name, type in
            if name.hasPrefix(".") { return }
            if Self.isFolder(path + "/" + name, type: type) { folders.append(name) } else { files.append(name) }
        }
        if fault != 0 { throw OutputFault(path, fault == ENOTDIR ? "it is no folder" : SystemReason.of(fault)) }
        self.files = files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        self.folders = folders.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    private static func isFolder(_ path: String, type: Int) -> Bool {
        if type == Int(DT_DIR) { return true }
        return type != Int(DT_REG) && Directory.isThere(path)
    }
}
