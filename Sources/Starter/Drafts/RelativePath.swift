import FoundationEssentials

/// How a file in one folder names another file.
enum RelativePath {
    /// - Parameters:
    ///   - path: of a file or folder that is there.
    ///   - folder: one that is there.
    /// - Returns: a path from the folder; the whole path where the two have nothing but the root in common.
    static func of(_ path: String, from folder: String) -> String {
        let whole = URL(filePath: path).absoluteURL.standardizedFileURL
        let target = parts(whole.deletingLastPathComponent()) + [whole.lastPathComponent]
        let start = parts(URL(filePath: folder, directoryHint: .isDirectory))
        let shared = zip(target, start).prefix { $0 == $1 }.count
        guard shared > 1 else { return "/" + target.dropFirst().joined(separator: "/") }
        return (start.dropFirst(shared).map { _ in ".." } + target.dropFirst(shared)).joined(separator: "/")
    }

    /// The names on the way from the root, symbolic links followed.
    private static func parts(_ folder: URL) -> [String] {
        folder.absoluteURL.resolvingSymlinksInPath().standardizedFileURL.pathComponents
    }
}
