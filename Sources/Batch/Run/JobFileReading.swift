import JobSpec
import Preparation
import Synchronization

/// Reads the files of jobs once more, for those who run them. A file of many jobs is read once as long as its jobs come one
/// after the other.
final class JobFileReading: Sendable {
    private struct Read {
        let file: String
        let jobs: [String: PlannedJob]
    }

    /// Why a job cannot be read any more.
    struct Vanished: Error, CustomStringConvertible {
        let description: String
    }

    /// Nil where the project file could not be read again.
    private let read: Project?
    private let last = Mutex<Read?>(nil)
    /// What is wrong in files was told before they came here; but values that no message may show are known from reading.
    private let readings = Diagnostics()

    private let environment: [String: String]

    /// - Parameter environment: the variables that `${env:NAME}` stands for.
    init(project: Project, environment: [String: String]) {
        read = project
        self.environment = environment
    }

    /// - Parameter projectFile: nil: there is none.
    init(projectFile: String?, environment: [String: String]) {
        read = try? ProjectReading(environment: environment, readings).project(projectFile)
        self.environment = environment
    }

    /// For mistakes of a job that was read; they show no value that is to stay hidden.
    func diagnostics() -> Diagnostics { Diagnostics(hidingAs: readings) }

    var project: Project { read ?? Project(spec: nil, folder: ".", Diagnostics()) }

    /// - Throws: `Vanished` where the file or its project has changed since the run was planned.
    func job(named name: String, in file: String) throws -> PlannedJob {
        guard let project = read else {
            throw Vanished(description: "the project file was changed during the run, and has mistakes now")
        }
        return try last.withLock { last in
            let read = last.flatMap { $0.file == file ? $0 : nil } ?? reading(file, project)
            last = read
            guard let job = read.jobs[name] else {
                throw Vanished(description: "\(file) was changed during the run, and has no job of that name now")
            }
            return job
        }
    }

    private func reading(_ file: String, _ project: Project) -> Read {
        var reading = PlanReading(project: project, only: [], environment: environment, readings)
        reading.read(file)
        return Read(file: file, jobs: Dictionary(reading.jobs.map { ($0.name, $0) }) { first, _ in first })
    }
}
