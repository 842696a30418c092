import JobSpec
import Preparation
import Vocabulary

/// Compares what jobs depend on now with what their outputs were made from.
struct FreshnessCheck: Sendable {
    let keys: JobKeys
    let known: KnownDigests?
    let outputFolder: String
    /// Whether all jobs run.
    let isForced: Bool

    func freshness(of job: PlannedJob) -> Freshness {
        guard job.isSound, let description = job.description else { return .stale("there are mistakes in it") }
        if isForced { return .stale("all jobs were asked for") }
        let folder = outputFolder + "/" + job.name
        guard let record = OutputRecord.read(folder) else {
            return .stale(
                FileIdentity(folder) == nil ? "it has no outputs yet" : "its job.json is missing or was changed")
        }
        guard let key = try? keys.key(of: description, LibraryUse(of: record.key)) else {
            return .stale("something that it reads is missing or cannot be read")
        }
        if let reason = Self.reason(for: key, against: record.key) { return .stale(reason) }
        if record.jobFile != job.fileInProject { return .stale("its file has another place in the project") }
        if let file = record.files.first(where: { !$0.isIntact(in: folder, known: known) }) {
            return .stale("\(file.name) is missing or was changed")
        }
        return .upToDate(record)
    }

    /// Why a key calls for a run; nil where it does not.
    private static func reason(for key: JobKey, against before: JobKey) -> String? {
        let unknown = key.unknown
        if !unknown.isEmpty { return "\(listed(unknown)) can change without notice" }
        let changed = key.differences(from: before)
        return changed.isEmpty ? nil : "\(listed(changed)) changed"
    }

    private static func listed(_ names: [String]) -> String {
        guard let last = names.last, names.count > 1 else { return names.first ?? "" }
        return names.dropLast().joined(separator: ", ") + " and " + last
    }
}
