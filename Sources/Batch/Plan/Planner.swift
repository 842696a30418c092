import JobSpec
import Preparation
import Vocabulary

/// Makes a plan of files and folders: discovers and decodes. Mistakes of every file go to diagnostics.
public struct Planner {
    private let options: RunOptions
    private let diagnostics: Diagnostics

    public init(options: RunOptions, _ diagnostics: Diagnostics) {
        self.options = options
        self.diagnostics = diagnostics
    }

    /// A plan of all files.
    ///
    /// - Throws: `PlanFailure` where the paths or the project file are of no use.
    public func plan() throws -> BatchPlan {
        let (empty, files) = try found()
        var reading = reading(of: empty)
        reading.read(files, workers: options.workerCount)
        let plan = empty.with(reading)
        return try options.shard.map(plan.part) ?? plan
    }

    /// A plan of the first files, which takes in the others while the jobs of these run; of all files, where the run has to know all
    /// its jobs before it does anything.
    ///
    /// - Throws: `PlanFailure`, for any file, where the paths or the project file are of no use.
    public func begin() throws -> BegunPlan {
        if options.needsWholePlan { return BegunPlan(whole: try plan()) }
        let (empty, files) = try found()
        return BegunPlan(empty, reading(of: empty), files, workers: options.workerCount)
    }

    private func reading(of plan: BatchPlan) -> PlanReading {
        PlanReading(project: plan.project, only: options.only, environment: options.environment, diagnostics)
    }

    /// The plan before any file is read, and the files.
    private func found() throws -> (plan: BatchPlan, files: [String]) {
        let projectFile = try projectFile()
        let project = try ProjectReading(environment: options.environment, diagnostics).project(projectFile)
        let outputFolder = outputFolder(of: project)
        let found = JobFinder().find(under: options.paths, skipping: outputFolder)
        if let first = found.unusable.first { throw PlanFailure("\(first.path): \(first.reason)") }
        var checked: Set<String> = []
        for file in found.files {
            // Files of one folder belong to one project.
            if checked.insert(PathText.parent(of: file)).inserted { try checkProject(of: file, is: projectFile) }
        }
        let unseen = found.unseen.map { BatchPlan.Ignored(file: $0.path, reason: $0.reason) }
        let plan = BatchPlan(project: project, projectFile: projectFile, unseen: unseen, outputFolder: outputFolder)
        return (plan, found.files)
    }

    private func projectFile() throws -> String? {
        if let given = options.projectFile { return given }
        return options.paths.lazy.compactMap(ProjectFinder().find).first
    }

    private func outputFolder(of project: Project) -> String {
        if let given = options.outputFolder { return given }
        let written = project.spec?.outputs?.value ?? "outputs"
        return written.hasPrefix("/") ? written : PathText.joined(project.folder, written)
    }

    private func checkProject(of file: String, is projectFile: String?) throws {
        guard options.projectFile == nil, let own = ProjectFinder().find(from: file) else { return }
        guard let projectFile, FileIdentity(own) == FileIdentity(projectFile) else {
            throw PlanFailure(
                "\(file) belongs to the project \(own), and other jobs to \(projectFile ?? "none"): run them apart, or name one with --project"
            )
        }
    }
}
