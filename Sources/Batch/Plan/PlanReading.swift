import Foundation
import JobSpec
import Preparation
import Vocabulary

/// Reads job files into the entries of a plan.
struct PlanReading {
    private let project: Project
    private let only: [String]
    private let preparation: JobPreparation
    private let diagnostics: Diagnostics
    private(set) var entries: [BatchPlan.Entry] = []
    private(set) var ignored: [BatchPlan.Ignored] = []
    /// The names taken so far, in lower case: two that differ in case alone would share a folder on some systems.
    private var files: [String: String] = [:]

    init(project: Project, only: [String], preparation: JobPreparation, _ diagnostics: Diagnostics) {
        self.project = project
        self.only = only
        self.preparation = preparation
        self.diagnostics = diagnostics
    }

    mutating func read(_ file: String) {
        do {
            let source = try SourceFile.read(path: file, displayedAs: file)
            for document in JobFile.decode(source, project: project.spec, diagnostics) { add(document, from: file) }
        } catch {
            diagnostics.add(error.diagnostic)
            add(.invalid(name: nil, draft: nil), from: file)
        }
    }

    private mutating func add(_ document: JobDocument, from file: String) {
        switch document {
        case .ignored(let reason): ignored.append(BatchPlan.Ignored(file: file, reason: reason))
        case .invalid(let name, let draft):
            let name = name ?? defaultName(of: file)
            append(.invalid(name: name, file: file, draft: draft.flatMap { preparation.draft($0, name: name) }))
        case .job(let job): add(job, from: file)
        }
    }

    private mutating func add(_ job: JobDescription, from file: String) {
        let name = job.name?.value ?? defaultName(of: file)
        let mark = job.name?.mark ?? job.mark
        var isGood = true
        if let fault = JobName.fault(of: name) {
            diagnostics.error(
                "bad_name", at: mark, "'\(name)' cannot be the name of a folder: \(fault)",
                help: "give the job a 'name'")
            isGood = false
        }
        if let other = files[name.lowercased()] {
            diagnostics.error(
                "duplicate_name", at: mark, "the name '\(name)' is taken by a job in \(other)",
                help: "names are unique, and upper and lower case do not tell them apart")
            isGood = false
        }
        files[name.lowercased()] = file
        guard isSelected(name) else { return }
        let errorsBefore = diagnostics.errorCount
        let draft = preparation.draft(job, name: name)
        if let draft, isGood, diagnostics.errorCount == errorsBefore {
            append(.job(draft))
        } else {
            append(.invalid(name: name, file: file, draft: draft))
        }
    }

    private mutating func append(_ entry: BatchPlan.Entry) {
        if isSelected(entry.name) { entries.append(entry) }
    }

    private func isSelected(_ name: String) -> Bool { only.isEmpty || only.contains { NamePattern($0).matches(name) } }

    /// The path below the project's folder without its suffix, `/` written as `.`; wherever the run was started.
    private func defaultName(of file: String) -> String {
        let folder = URL(filePath: project.folder).standardizedFileURL.pathComponents
        let whole = URL(filePath: file).standardizedFileURL.pathComponents
        let written = file.split(separator: "/").map(String.init).filter { $0 != "." && $0 != ".." }
        let below = whole.starts(with: folder) ? Array(whole.dropFirst(folder.count)) : written
        let name = below.joined(separator: ".")
        let suffix = [".yaml", ".yml"].first(where: name.hasSuffix) ?? ""
        return String(name.dropLast(suffix.count))
    }
}
