import Foundation
import JobSpec
import Preparation
import Vocabulary

/// Reads job files, and finds out what each job is called.
struct PlanReading {
    let project: Project
    private let only: [String]
    private let environment: [String: String]
    private let diagnostics: Diagnostics
    private(set) var jobs: [PlannedJob] = []
    private(set) var ignored: [BatchPlan.Ignored] = []
    /// The names taken so far, in lower case: two that differ in case alone would share a folder on some systems.
    private var takenNames: [String: String] = [:]
    /// The names of all jobs that were met, those left out included.
    private(set) var names: Set<String> = []
    /// The files that were read, below the project's folder.
    private(set) var files: Set<String> = []
    /// YAML that the project file names is no job that somebody forgot.
    private let namedFiles: Set<String>
    private let projectFolder: [String]

    init(project: Project, only: [String], environment: [String: String], _ diagnostics: Diagnostics) {
        namedFiles = Set(project.namedFiles.map(Self.identity))
        self.project = project
        projectFolder = URL(filePath: project.folder).standardizedFileURL.pathComponents
        self.only = only
        self.environment = environment
        self.diagnostics = diagnostics
    }

    private static func identity(_ file: String) -> String { URL(filePath: file).standardizedFileURL.path }

    /// A file, and the steps to it from the project's folder; nil where it lies elsewhere.
    private struct Place {
        let file: String
        let below: [String]?

        var inProject: String? { below?.joined(separator: "/") }
    }

    /// Reads files, several at a time, and takes them in in their order.
    mutating func read(_ files: [String], workers: Int) {
        let read = WorkerPool(workers: files.count < Self.many ? 1 : workers).values(files.count) { [self] index in
            let own = Diagnostics(hidingAs: diagnostics)
            return (documents: documents(of: files[index], own), diagnostics: own)
        }
        for (file, read) in zip(files, read) {
            diagnostics.add(allOf: read.diagnostics)
            take(read.documents, from: file)
        }
    }

    /// Fewer files are read before threads have begun.
    private static let many = 64

    mutating func read(_ file: String) { take(documents(of: file, diagnostics), from: file) }

    private func documents(of file: String, _ diagnostics: Diagnostics) -> [JobDocument] {
        do {
            let source = try SourceFile.read(path: file, displayedAs: file)
            return JobFile.decode(source, project: project.spec, environment: environment, diagnostics)
        } catch {
            diagnostics.add(error.diagnostic)
            return [.invalid(name: nil, suffix: "", draft: nil)]
        }
    }

    private mutating func take(_ documents: [JobDocument], from file: String) {
        let place = Place(file: file, below: below(file))
        if let inProject = place.inProject { files.insert(inProject) }
        for document in documents { add(document, from: place) }
    }

    private mutating func add(_ document: JobDocument, from place: Place) {
        switch document {
        case .ignored(let reason):
            if !namedFiles.contains(Self.identity(place.file)) {
                ignored.append(BatchPlan.Ignored(file: place.file, reason: reason))
            }
        case .invalid(let name, let suffix, let draft):
            let name = (name ?? defaultName(of: place)) + suffix
            append(planned(name, place, draft, isSound: false))
        case .job(let job): add(job, from: place)
        }
    }

    private mutating func add(_ job: JobDescription, from place: Place) {
        let name = (job.name?.value ?? defaultName(of: place)) + job.suffix
        let mark = job.name?.mark ?? job.mark
        var isGood = true
        if let fault = JobName.fault(of: name) {
            diagnostics.error(
                "bad_name", at: mark, "'\(name)' cannot be the name of a folder: \(fault)",
                help: "give the job a 'name'")
            isGood = false
        }
        if let other = takenNames[name.lowercased()] {
            diagnostics.error(
                "duplicate_name", at: mark, "the name '\(name)' is taken by a job in \(other)",
                help: "names are unique, and upper and lower case do not tell them apart")
            isGood = false
        }
        takenNames[name.lowercased()] = place.file
        append(planned(name, place, job, isSound: isGood))
    }

    private func planned(_ name: String, _ place: Place, _ job: JobDescription?, isSound: Bool) -> PlannedJob {
        PlannedJob(
            name: name, file: place.file, fileInProject: place.inProject, description: job, isSound: isSound)
    }

    private mutating func append(_ job: PlannedJob) {
        names.insert(job.name)
        if isSelected(job.name) { jobs.append(job) }
    }

    private func isSelected(_ name: String) -> Bool { only.isEmpty || only.contains { NamePattern($0).matches(name) } }

    /// The path below the project's folder without its suffix, `/` written as `.`; wherever the run was started.
    private func defaultName(of place: Place) -> String {
        let written = place.file.split(separator: "/").map(String.init).filter { $0 != "." && $0 != ".." }
        let name = (place.below ?? written).joined(separator: ".")
        let suffix = [".yaml", ".yml"].first(where: name.hasSuffix) ?? ""
        return String(name.dropLast(suffix.count))
    }

    /// The steps from the project's folder to a file; nil for one that lies elsewhere.
    private func below(_ file: String) -> [String]? {
        let whole = URL(filePath: file).standardizedFileURL.pathComponents
        return whole.starts(with: projectFolder) ? Array(whole.dropFirst(projectFolder.count)) : nil
    }
}
