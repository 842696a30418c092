import JobSpec
import Preparation
import Synchronization

/// Reads the files of jobs once more, for those who run them. A file of many jobs is read once as long as its jobs come one
/// after the other; none is, where its jobs are those of a plan.
final class JobFileReading: Sendable {
    private struct Read {
        let file: String
        let jobs: [String: PlannedJob]
    }

    /// Why a job cannot be read any more.
    struct Vanished: Error, CustomStringConvertible {
        let description: String
    }

    /// What a file is read with; nil where the project file could not be read again.
    private let start: PlanReading?
    private let last = Mutex<Read?>(nil)
    /// What is wrong in files was told before they came here; but values that no message may show are known from reading.
    private let readings: Diagnostics
    /// The jobs that are read already, by file and name.
    private let planned: [String: [String: PlannedJob]]

    /// - Parameter environment: the variables that `${env:NAME}` stands for.
    init(project: Project, environment: [String: String]) {
        (readings, planned) = (Diagnostics(), [:])
        start = PlanReading(project: project, only: [], environment: environment, readings)
    }

    /// - Parameter projectFile: nil: there is none.
    init(projectFile: String?, environment: [String: String]) {
        (readings, planned) = (Diagnostics(), [:])
        let project = try? ProjectReading(environment: environment, readings).project(projectFile)
        start = project.map { [readings] in PlanReading(project: $0, only: [], environment: environment, readings) }
    }

    /// The jobs of a plan as they were read for it.
    ///
    /// - Parameter diagnostics: what was found when the plan was made.
    init(plan: BatchPlan, environment: [String: String], _ diagnostics: Diagnostics) {
        readings = Diagnostics(hidingAs: diagnostics)
        planned = Dictionary(grouping: plan.jobs, by: \.file).mapValues(Self.byName)
        start = PlanReading(project: plan.project, only: [], environment: environment, readings)
    }

    /// For mistakes of a job that was read; they show no value that is to stay hidden.
    func diagnostics() -> Diagnostics { Diagnostics(hidingAs: readings) }

    var project: Project { start?.project ?? Project(spec: nil, folder: ".", Diagnostics()) }

    /// A job, and the warnings about how it is written.
    ///
    /// - Throws: `Vanished` where the file or its project has changed since the run was planned.
    func job(named name: String, in file: String) throws -> (job: PlannedJob, warnings: [Mistake]) {
        guard let start else {
            throw Vanished(description: "the project file was changed during the run, and has mistakes now")
        }
        let jobs =
            planned[file] ?? last.withLock { $0?.file == file ? $0?.jobs : nil } ?? reading(file, from: start).jobs
        guard let job = jobs[name] else {
            throw Vanished(description: "\(file) was changed during the run, and has no job of that name now")
        }
        return (job, job.mistakes.filter { !$0.isError })
    }

    /// Outside of the lock: workers read at the same time, a file of many jobs once each at most.
    private func reading(_ file: String, from start: PlanReading) -> Read {
        let own = diagnostics()
        var reading = start.telling(own)
        reading.read([file], workers: 1)
        readings.add(allOf: own)
        let read = Read(file: file, jobs: Self.byName(reading.jobs))
        last.withLock { $0 = read }
        return read
    }

    private static func byName(_ jobs: [PlannedJob]) -> [String: PlannedJob] {
        Dictionary(jobs.map { ($0.name, $0) }) { first, _ in first }
    }
}
