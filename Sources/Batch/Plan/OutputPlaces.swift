import FeatureSources
import JobSpec
import Preparation
import Vocabulary

/// The places that the jobs of a plan write to, and which of these its jobs read.
final class OutputPlaces {
    private let project: Project
    private let folder: [String]
    /// The same without links; nil where it is not there yet.
    private let realFolder: String?
    /// By path: whether it is the folder of outputs.
    private var isFolder: [String: Bool] = [:]
    private var jobOfSource: [SourceAddress: String?] = [:]
    private var jobsOfNetwork: [String: [String]] = [:]

    init(of plan: BatchPlan) {
        project = plan.project
        folder = PathText.names(to: plan.outputFolder)
        realFolder = RealPath.of(plan.outputFolder)
    }

    /// The names of the jobs in whose outputs the sources of a job lie, or those of its network.
    func jobsRead(by job: PlannedJob) -> [String] {
        guard let description = job.description else { return [] }
        let own = description.sources.compactMap { name(SourceAddress($0, access: project.access)) }
        return own + (description.network.map(jobs(ofNetwork:)) ?? [])
    }

    private func jobs(ofNetwork network: String) -> [String] {
        if let known = jobsOfNetwork[network] { return known }
        let jobs = project.namedSources(of: network).compactMap(name)
        jobsOfNetwork[network] = jobs
        return jobs
    }

    private func name(_ source: SourceAddress) -> String? {
        if let known = jobOfSource[source] { return known }
        let job = source.file.flatMap(job(writing:))
        jobOfSource[source] = .some(job)
        return job
    }

    /// What is called after the folder of outputs on the way to a file, which need not be there yet. Links may lead to that folder or to
    /// what is in it; what stands in a job's place may be a link, too.
    private func job(writing file: String) -> String? {
        var names = PathText.names(to: file)
        for _ in 0..<Self.mostLinks {
            if let place = names.indices.last(where: { isOutputFolder(names[..<$0]) }) { return names[place] }
            guard let led = PathText.pastFirstLink(names) else { return nil }
            names = led
        }
        return nil
    }

    /// As many as the system follows.
    private static let mostLinks = 40

    private func isOutputFolder(_ names: ArraySlice<String>) -> Bool {
        if names == folder[...] { return true }
        let path = "/" + names.joined(separator: "/")
        if let known = isFolder[path] { return known }
        let isSame = realFolder != nil && RealPath.of(path) == realFolder
        isFolder[path] = isSame
        return isSame
    }
}
