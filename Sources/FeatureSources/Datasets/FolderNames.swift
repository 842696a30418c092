import Glibc

/// What is in a folder, by its names.
enum FolderNames {
    /// The names in a folder, in no order.
    ///
    /// - Parameter limit: after how many names nobody looks further.
    /// - Returns: nil for what is no folder, or may not be listed.
    static func all(in path: String, upTo limit: Int = .max) -> [String]? {
        guard let folder = opendir(path) else { return nil }
        defer { closedir(folder) }
        var names: [String] = []
        while names.count < limit, let entry = readdir(folder) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name != "." && name != ".." { names.append(name) }
        }
        return names
    }
}
