import FeatureSources
import JobSpec
import Preparation

/// Which jobs of a plan read what others of it write: these run first.
struct JobChain: Sendable {
    /// For each job the jobs whose outputs it reads, ascending. Of jobs that read each other in a circle, the first of the plan
    /// waits for none of the others.
    let before: [[Int]]
    /// Whether each job reads in the folder of outputs at all, be it what no job of the plan writes.
    let isReader: [Bool]
    /// All jobs, each behind those whose outputs it reads.
    let order: [Int]

    /// Takes time in proportion to the number of sources where there are no circles; a source is looked for once, however many jobs read it.
    init(of plan: BatchPlan) {
        let folder = OutputPlaces(of: plan)
        let known = Dictionary(plan.jobs.enumerated().map { ($1.name, $0) }) { first, _ in first }
        let read = plan.jobs.map(folder.jobsRead)
        isReader = read.map { !$0.isEmpty }
        let chaining = ChainOrder(
            read.enumerated().map { index, names in
                Set(names.compactMap { known[$0] }).subtracting([index]).sorted()
            })
        (before, order) = (chaining.before, chaining.order)
    }
}

/// The folders that the jobs of a plan write.
private final class OutputPlaces {
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
        realFolder = PathText.real(plan.outputFolder)
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

    /// What is called after the folder of outputs on the way to a file, which need not be there yet. Links may lead to that folder; what
    /// stands in a job's place may be a link, too.
    private func job(writing file: String) -> String? {
        let names = PathText.names(to: file)
        return names.indices.last { isOutputFolder(names[..<$0]) }.map { names[$0] }
    }

    private func isOutputFolder(_ names: ArraySlice<String>) -> Bool {
        if names == folder[...] { return true }
        let path = "/" + names.joined(separator: "/")
        if let known = isFolder[path] { return known }
        let isSame = realFolder != nil && PathText.real(path) == realFolder
        isFolder[path] = isSame
        return isSame
    }
}
