import JobSpec
import Vocabulary

extension [ReportRequest] {
    /// What is wrong with having all of them; nil where nothing is.
    public var conflict: String? {
        var taken: Set<String?> = []
        guard let second = first(where: { !taken.insert($0.path.map(WorkingPath.relative)).inserted }) else {
            return nil
        }
        guard let path = second.path else { return "two reports cannot both go to standard output" }
        return "two reports cannot both go to \(SafeText.quoted(path))"
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
        let folder = FileIdentity(plan.outputFolder)
        let own = Set(RunFileName.all.map { WorkingPath.relative(plan.outputFolder + "/" + $0) })
        return lazy.compactMap { request in
            guard let path = request.path else { return nil }
            let isInFolder = folder != nil && FileIdentity(PathText.parent(of: path)) == folder
            let isOwn = isInFolder && RunFileName.all.contains(String(path.split(separator: "/").last ?? ""))
            guard isOwn || own.contains(WorkingPath.relative(path)) else { return nil }
            return "the report \(request.kind.rawValue) cannot go to \(SafeText.quoted(path)): "
                + "the run writes a file of its own there"
        }.first
    }
}
