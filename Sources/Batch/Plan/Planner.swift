import JobSpec
import Preparation
import Vocabulary

/// Makes a plan of files and folders: discovers, decodes and prepares. Mistakes of every file go to diagnostics.
public struct Planner {
    private let options: RunOptions
    private let diagnostics: Diagnostics

    public init(options: RunOptions, _ diagnostics: Diagnostics) {
        self.options = options
        self.diagnostics = diagnostics
    }

    /// - Throws: `PlanFailure` where the paths or the project file are of no use.
    public func plan() throws -> BatchPlan {
        let projectFile = try projectFile()
        let project = try ProjectReading(environment: options.environment, diagnostics).project(projectFile)
        let outputFolder = outputFolder(of: project)
        let found = JobFinder().find(under: options.paths, skipping: outputFolder)
        if let first = found.unusable.first { throw PlanFailure("\(first.path): \(first.reason)") }
        var reading = PlanReading(
            project: project, only: options.only, environment: options.environment, diagnostics)
        var checked: Set<String> = []
        for file in found.files {
            // Files of one folder belong to one project.
            if checked.insert(PathText.parent(of: file)).inserted { try checkProject(of: file, is: projectFile) }
        }
        reading.read(found.files, workers: options.workerCount)
        let plan = BatchPlan(
            project: project, projectFile: projectFile, jobs: reading.jobs,
            ignored: found.unseen.map { BatchPlan.Ignored(file: $0.path, reason: $0.reason) } + reading.ignored,
            outputFolder: outputFolder, known: reading.known)
        return try options.shard.map(plan.part) ?? plan
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
