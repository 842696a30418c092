import JobSpec
import Preparation
import Synchronization

/// Prepares the jobs of a plan, several at a time: layers are read, names are held against what exists.
struct PlanPreparation {
    let project: Project
    let workers: Int
    let diagnostics: Diagnostics

    private struct Prepared {
        let entry: BatchPlan.Entry
        let mistakes: Diagnostics
    }

    /// The jobs' entries in their order, whatever order they are prepared in; so are the mistakes.
    func entries(of jobs: [JobRead]) -> [BatchPlan.Entry] {
        let prepared = Mutex<[Prepared?]>(Array(repeating: nil, count: jobs.count))
        WorkerPool(workers: workers).run(jobs.count) { index in
            let mistakes = Diagnostics()
            let entry = entry(of: jobs[index], mistakes)
            prepared.withLock { $0[index] = Prepared(entry: entry, mistakes: mistakes) }
        }
        let results = prepared.withLock { $0.compactMap { $0 } }
        for (job, result) in zip(jobs, results) {
            diagnostics.add(allOf: result.mistakes, without: job.isSound ? [] : Self.followingFromOthers)
        }
        return results.map(\.entry)
    }

    /// Mistakes that a job may seem to have because another one, found before, took away what it says.
    private static let followingFromOthers: Set = ["empty_selection", "bad_relationship"]

    private func entry(of job: JobRead, _ mistakes: Diagnostics) -> BatchPlan.Entry {
        let preparation = JobPreparation(project: project, mistakes)
        let draft = job.description.flatMap { preparation.draft($0, name: job.name) }
        if let draft, job.isSound, !mistakes.hasErrors { return .job(draft) }
        return .invalid(name: job.name, file: job.file, draft: draft)
    }
}
