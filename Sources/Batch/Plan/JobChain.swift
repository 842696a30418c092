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

    /// Takes time in proportion to the number of sources; a source is looked for once, however many jobs read it.
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
    private let realFolder: [String]?
    private var jobOfSource: [SourceAddress: String?] = [:]
    private var jobsOfNetwork: [String: [String]] = [:]

    init(of plan: BatchPlan) {
        project = plan.project
        folder = PathText.names(to: plan.outputFolder)
        realFolder = PathText.real(plan.outputFolder).map(PathText.names)
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

    private func job(writing file: String) -> String? {
        if let job = Self.step(below: folder, PathText.names(to: file)) { return job }
        guard let realFolder, let real = PathText.real(file) else { return nil }
        return Self.step(below: realFolder, PathText.names(to: real))
    }

    private static func step(below folder: [String], _ names: [String]) -> String? {
        names.count > folder.count && names.starts(with: folder) ? names[folder.count] : nil
    }
}
