import FeatureSources
import JobSpec
import Preparation

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

    /// Why they cannot be written where they are to go, as what stands there belongs to the run; nil where they can.
    ///
    /// - Parameter isWritten: whether the run writes outputs.
    public func conflict(with plan: BatchPlan, isWritten: Bool) -> String? {
        if allSatisfy({ $0.path == nil }) { return nil }
        let read = Set(plan.readFiles.compactMap(FileIdentity.init))
        let written = isWritten ? Set(RunFiles.names.map { WorkingPath.relative(plan.outputFolder + "/" + $0) }) : []
        for request in self {
            guard let path = request.path else { continue }
            let place = "the report \(request.kind.rawValue) cannot go to \(SafeText.quoted(path))"
            if let file = FileIdentity(path), read.contains(file) { return "\(place): the run reads that file" }
            if written.contains(WorkingPath.relative(path)) {
                return "\(place): the run writes a file of its own there"
            }
        }
        return nil
    }
}

extension BatchPlan {
    /// The files of jobs and of the project, and the data that they name.
    fileprivate var readFiles: [String] {
        let sources = jobs.flatMap { $0.description?.sources.map { SourceAddress($0, access: project.access) } ?? [] }
        return jobs.map(\.file) + [projectFile].compactMap(\.self) + project.namedFiles
            + (sources + project.sources).filter { !$0.isConnection }.map(\.target)
    }
}
