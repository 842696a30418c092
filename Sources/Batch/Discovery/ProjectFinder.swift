/// Finds the project file of a path: the nearest `arterial.yaml` upwards.
struct ProjectFinder {
    /// The path of the project file, as people would write it, or nil.
    func find(from path: String) -> String? {
        let isFolder = FileIdentity(path)?.isFolder ?? false
        var folder = isFolder ? path : PathText.parent(of: path)
        // Upwards by "..": the path stays as short as the one given. The root is its own parent.
        while true {
            let candidate =
                folder == "." ? JobFinder.projectFileName : PathText.joined(folder, JobFinder.projectFileName)
            if let identity = FileIdentity(candidate), !identity.isFolder { return candidate }
            let above = PathText.parent(of: folder)
            guard let here = FileIdentity(folder), let next = FileIdentity(above), here != next else { return nil }
            folder = above
        }
    }
}
