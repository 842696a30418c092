import Foundation

/// Finds the project file of a path: the nearest `arterial.yaml` upwards.
struct ProjectFinder {
    /// The path of the project file, as people would write it, or nil.
    func find(from path: String) -> String? {
        let isFolder = FileIdentity(path)?.isFolder ?? false
        var folder = isFolder ? path : Self.parent(of: path)
        // Upwards by "..": the path stays as short as the one given. The root is its own parent.
        while true {
            let candidate = folder == "." ? JobFinder.projectFileName : Self.joined(folder, JobFinder.projectFileName)
            if let identity = FileIdentity(candidate), !identity.isFolder { return candidate }
            let above = Self.parent(of: folder)
            guard let here = FileIdentity(folder), let next = FileIdentity(above), here != next else { return nil }
            folder = above
        }
    }

    /// The folder that a file or folder stands in.
    static func parent(of path: String) -> String {
        let trimmed = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
        let last = trimmed.split(separator: "/", omittingEmptySubsequences: false).last.map(String.init) ?? trimmed
        if last == ".." || last == "." { return last == "." ? joined(trimmed, "..") : joined(trimmed, "..") }
        guard let slash = trimmed.lastIndex(of: "/") else { return "." }
        return slash == trimmed.startIndex ? "/" : String(trimmed[..<slash])
    }

    static func joined(_ folder: String, _ name: String) -> String {
        folder.hasSuffix("/") ? folder + name : folder + "/" + name
    }
}
