import JobSpec
import Preparation
import Vocabulary

/// Reads job files, and finds out what each job is called.
struct PlanReading {
    let project: Project
    private let only: [String]
    private let environment: [String: String]
    private var diagnostics: Diagnostics
    private(set) var jobs: [PlannedJob] = []
    private(set) var ignored: [BatchPlan.Ignored] = []
    /// The files of the names taken so far, below the project's folder, by the names in lower case: two that differ in case alone
    /// would share a folder on some systems.
    private var takenNames: [String: String] = [:]
    private(set) var known = KnownJobs()
    /// YAML that the project file names is no job that somebody forgot.
    private let namedFiles: Set<[String]>
    private let projectFolder: [String]

    init(project: Project, only: [String], environment: [String: String], _ diagnostics: Diagnostics) {
        namedFiles = Set(project.namedFiles.map(Self.identity))
        self.project = project
        projectFolder = PathText.names(to: project.folder)
        self.only = only
        self.environment = environment
        self.diagnostics = diagnostics
    }

    /// The same, which tells its mistakes elsewhere.
    func telling(_ diagnostics: Diagnostics) -> PlanReading {
        var reading = self
        reading.diagnostics = diagnostics
        return reading
    }

    private func isNamed(_ place: Place) -> Bool { namedFiles.contains(Self.identity(place.file)) }

    /// What is said of tags and keys that other programs understand.
    private static let foreignWords: Set = ["unknown_tag", "wrong_tag", "wrong_type"]

    private static func identity(_ file: String) -> [String] { PathText.names(to: file) }

    /// A file, and the steps to it from the project's folder; nil where it lies elsewhere.
    private struct Place {
        let file: String
        let below: [String]?

        var inProject: String? { below?.joined(separator: "/") }
    }

    /// Reads files, several at a time, and takes them in in their order.
    mutating func read(_ files: [String], workers: Int) {
        let read = WorkerPool(workers: files.count < Self.many ? 1 : workers).values(files.count) { [self] index in
            let (place, own) = (place(of: files[index]), Diagnostics(hidingAs: diagnostics))
            return (place: place, documents: documents(of: place, own), diagnostics: own)
        }
        for (place, documents, own) in read {
            // What is wrong with a file may be the matter of any job in it.
            if documents.contains(where: { isSelected($0, from: place) }) { diagnostics.add(allOf: own) }
            take(documents, from: place)
        }
    }

    /// Fewer files are read before threads have begun.
    private static let many = 64

    private func documents(of place: Place, _ diagnostics: Diagnostics) -> [JobDocument] {
        do {
            let source = try SourceFile.read(path: place.file, displayedAs: place.file)
            let own = Diagnostics(hidingAs: diagnostics)
            let documents = JobFile.decode(source, project: project.spec, environment: environment, own) {
                isSelected($0, from: place)
            }
            let isStranger = own.hasErrors && documents.allSatisfy(\.isIgnored) && !isNamed(place)
            if isStranger, own.errorCodes.isSubset(of: Self.foreignWords) { return documents }
            diagnostics.add(allOf: own)
            // Where YAML cannot read a file, nobody knows that no job was meant.
            return isStranger ? [.unread(name: nil, draft: nil, mistakes: own.mistakes)] : documents
        } catch {
            diagnostics.add(error.diagnostic)
            return [.unread(name: nil, draft: nil, mistakes: [Mistake(error.diagnostic)])]
        }
    }

    private func place(of file: String) -> Place { Place(file: file, below: below(file)) }

    /// What is no job, and what may be any, is looked at whatever is selected.
    private func isSelected(_ document: JobDocument, from place: Place) -> Bool {
        if only.isEmpty { return true }
        switch document {
        case .job(let job): return isSelected(name(job.name?.value, job.suffix, from: place))
        case .invalid(let job): return isSelected(name(job.name, job.suffix, from: place))
        case .unread, .ignored: return true
        }
    }

    private func name(_ name: String?, _ suffix: String, from place: Place) -> String {
        (name ?? defaultName(of: place)) + suffix
    }

    private mutating func take(_ documents: [JobDocument], from place: Place) {
        if let inProject = place.inProject {
            if documents.allSatisfy(\.isSound) {
                known.files.insert(inProject)
            } else {
                known.faultyFiles[inProject] = place.file
            }
        }
        for document in documents { add(document, from: place) }
    }

    private mutating func add(_ document: JobDocument, from place: Place) {
        switch document {
        case .ignored(let reason):
            if !isNamed(place) {
                ignored.append(BatchPlan.Ignored(file: place.file, reason: reason))
            }
        case .invalid(let job): add(job, from: place)
        case .unread(let name, let draft, let mistakes):
            if known.unreadFiles.last != place.file { known.unreadFiles.append(place.file) }
            append(planned(name ?? defaultName(of: place), place, draft, isSound: false, nil).with(mistakes))
        case .job(let job): add(job, from: place)
        }
    }

    private mutating func add(_ job: FaultyJob, from place: Place) {
        let name = name(job.name, job.suffix, from: place)
        let own = Diagnostics(hidingAs: diagnostics)
        if let mark = job.namePlace { checkIsFree(name, at: mark, own) }
        take(name, at: place, telling: own)
        append(planned(name, place, job.draft, isSound: false, job.line).with(job.mistakes + own.mistakes))
    }

    private mutating func add(_ job: JobDescription, from place: Place) {
        let name = name(job.name?.value, job.suffix, from: place)
        let mark = job.name?.mark ?? job.mark
        let own = Diagnostics(hidingAs: diagnostics)
        if let fault = JobName.fault(of: name) {
            own.error(
                "bad_name", at: mark, "'\(name)' cannot be the name of a folder: \(fault)",
                help: "give the job a 'name'")
        }
        checkIsFree(name, at: mark, own)
        take(name, at: place, telling: own)
        append(planned(name, place, job, isSound: !own.hasErrors, job.line).with(job.warnings + own.mistakes))
    }

    /// What has mistakes has its name, too: mended it would be another job of that name.
    private func checkIsFree(_ name: String, at mark: Mark, _ own: Diagnostics) {
        guard let other = takenNames[Self.folded(name)] else { return }
        own.error(
            "duplicate_name", at: mark, "the name '\(name)' is taken by a job in \(other)",
            help: "names are unique, and upper and lower case do not tell them apart")
    }

    /// - Parameter own: what is wrong with the name.
    private mutating func take(_ name: String, at place: Place, telling own: Diagnostics) {
        if isSelected(name) { diagnostics.add(allOf: own) }
        takenNames[Self.folded(name)] = place.inProject ?? place.file
    }

    /// As file systems see it that tell no case apart: `Straße` as `STRASSE`, and each sigma as every other.
    private static func folded(_ name: String) -> String { name.uppercased().lowercased() }

    private func planned(
        _ name: String, _ place: Place, _ job: JobDescription?, isSound: Bool, _ line: Int?
    ) -> PlannedJob {
        PlannedJob(
            name: name, file: place.file, fileInProject: place.inProject, description: job, isSound: isSound,
            line: line)
    }

    private mutating func append(_ job: PlannedJob) {
        known.names.insert(job.name)
        if isSelected(job.name) { jobs.append(job) }
    }

    private func isSelected(_ name: String) -> Bool { only.isEmpty || only.contains { NamePattern($0).matches(name) } }

    /// The path below the project's folder without its suffix, `/` written as `.`; wherever the run was started.
    private func defaultName(of place: Place) -> String {
        let written = place.file.split(separator: "/").map(String.init).filter { $0 != "." && $0 != ".." }
        let name = (place.below ?? written).joined(separator: ".")
        return String(name.dropLast(JobFinder.suffix(of: name)?.count ?? 0))
    }

    /// The steps from the project's folder to a file; nil for one that lies elsewhere.
    private func below(_ file: String) -> [String]? {
        let whole = PathText.names(to: file)
        return whole.starts(with: projectFolder) ? Array(whole.dropFirst(projectFolder.count)) : nil
    }
}

extension JobDocument {
    fileprivate var isSound: Bool {
        switch self {
        case .job, .ignored: true
        case .invalid, .unread: false
        }
    }
}
