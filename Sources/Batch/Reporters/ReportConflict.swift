import JobSpec
import ResultWriters
import Vocabulary

extension [ReportRequest] {
    /// What is wrong with having all of them; nil where nothing is.
    public var conflict: String? {
        var taken: Set<String?> = []
        guard let second = first(where: { !taken.insert($0.path.map(Self.file)).inserted }) else {
            return nil
        }
        guard let path = second.path else { return "two reports cannot both go to standard output" }
        return "two reports cannot both go to \(SafeText.quoted(path))"
    }

    /// The file that a report at a path would become, by whatever links.
    private static func file(at path: String) -> String {
        var (folder, names) = (WholeText.target(of: path), [String]())
        while let name = folder.split(separator: "/").last.map(String.init), name != "..", name != "." {
            names.insert(name, at: 0)
            folder = PathText.parent(of: folder)
            if let real = RealPath.of(folder) {
                return WorkingPath.relative(PathText.joined(real, names.joined(separator: "/")))
            }
        }
        return WorkingPath.relative(path)
    }

    /// Why one of them cannot be written where it is to go, as a file stands there that is no such report; nil where all can.
    public var conflictWithFiles: String? {
        lazy.compactMap { request in
            guard let path = request.path, !request.kind.mayReplace(path) else { return nil }
            return "the report \(request.kind.rawValue) cannot go to \(SafeText.quoted(path)): "
                + "another file stands there; move it away, or name another one"
        }.first
    }

    /// The same where the run writes a file of its own.
    public func conflict(with plan: BatchPlan) -> String? {
        lazy.compactMap { request in
            guard let path = request.path, let name = Self.name(of: path, among: plan.outputFolder) else { return nil }
            let isOwn =
                RunFileName.all.contains(name) || plan.names.contains(name) || JobFolder.isHidden(name)
                || OutputLock.fileName == name || SharingProjects.fileName == name
            guard isOwn else { return nil }
            return "the report \(request.kind.rawValue) cannot go to \(SafeText.quoted(path)): "
                + "the run writes a file of its own there"
        }.first
    }

    /// What stands in the folder of outputs and is, or holds, what a path leads to; nil for a path that leads elsewhere.
    private static func name(of path: String, among outputFolder: String) -> String? {
        let (whole, folder) = (PathText.names(to: path), PathText.names(to: outputFolder))
        if whole.count > folder.count, whole.starts(with: folder) { return whole[folder.count] }
        guard let identity = FileIdentity(outputFolder) else { return nil }
        return whole.indices.first { FileIdentity("/" + whole[..<$0].joined(separator: "/")) == identity }.map {
            whole[$0]
        }
    }
}
