import JobSpec
import Preparation
import Vocabulary

/// Reads project files.
public struct ProjectReading {
    private let environment: [String: String]
    private let diagnostics: Diagnostics

    /// - Parameter environment: the variables that `${env:NAME}` stands for.
    public init(environment: [String: String], _ diagnostics: Diagnostics) {
        self.environment = environment
        self.diagnostics = diagnostics
    }

    /// The project of a file; without one an empty project. Mistakes in it stop the run: no job can be judged without it.
    ///
    /// - Throws: `PlanFailure`.
    func project(_ file: String?) throws -> Project {
        guard let file else { return Project(spec: nil, folder: ".", diagnostics) }
        let errorsBefore = diagnostics.errorCount
        var project: Project?
        do {
            let source = try SourceFile.read(path: file, displayedAs: file)
            let spec = ProjectFile.decode(source, environment: environment, diagnostics)
            project = spec.map { Project(spec: $0, folder: PathText.parent(of: file), diagnostics) }
        } catch {
            diagnostics.add(error.diagnostic)
        }
        guard let project, diagnostics.errorCount == errorsBefore else {
            throw PlanFailure("the project file \(file) has mistakes; nothing ran")
        }
        return project
    }

    /// The project file that is given, or the nearest one of the folder that somebody stands in.
    ///
    /// - Throws: `PlanFailure` where there is none, or one with mistakes.
    public func nearestProject(given: String?) throws -> Project {
        guard let file = given ?? ProjectFinder().find(from: ".") else {
            throw PlanFailure("there is no project file arterial.yaml here or above; name one with --project")
        }
        return try project(file)
    }
}
