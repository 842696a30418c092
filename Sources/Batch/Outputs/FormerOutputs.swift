import FoundationEssentials
import ResultWriters

/// What stands in the place of a job's outputs before new ones are put there: those of an earlier run, and what somebody has put
/// beside them.
struct FormerOutputs {
    /// The names of what no run wrote, in order. It stays.
    let strangers: [String]

    /// What SQLite leaves beside a database that is open is of no use to the one that takes its place.
    private static let companions = ["-wal", "-shm", "-journal"]

    /// - Parameter written: the names of the files that are to stand there.
    /// - Throws: `WriteError` where they would take the place of something that no run wrote.
    init(of job: String, in outputFolder: String, givingWayTo written: Set<String>) throws(WriteError) {
        let folder = outputFolder + "/" + job
        let names = try Self.names(in: folder, of: job)
        let record = OutputRecord.read(folder)
        let own = Set(record?.files.map(\.name) ?? Array(written)).union([JobRecord.fileName])
        strangers = names.filter { name in
            // No output is a folder.
            if FileIdentity.isRealFolder(folder + "/" + name) { return true }
            return !own.contains(name) && !(record != nil && Self.isCompanion(name, of: own))
        }
        if record == nil { try Self.checkOwner(of: job, names, strangers, written) }
        if let taken = strangers.first(where: { written.contains($0) || $0 == JobRecord.fileName }) {
            throw WriteError("replace", job + "/" + taken, reason: "no run wrote it, and it is not replaced")
        }
    }

    /// Without a record a folder is a run's where it has all that this one writes.
    private static func checkOwner(
        of job: String, _ names: [String], _ strangers: [String], _ written: Set<String>
    ) throws(WriteError) {
        let outputs = Set(names).subtracting(strangers)
        let isOfARun = outputs.contains(JobRecord.fileName) || written.isSubset(of: outputs)
        if !isOfARun, let first = strangers.first ?? names.first {
            throw WriteError(
                "replace", job,
                reason: "it has no job.json of a run, and no run wrote \(first), which is in there; move it away, "
                    + "or give the job another name")
        }
    }

    private static func names(in folder: String, of job: String) throws(WriteError) -> [String] {
        guard let identity = FileIdentity(folder) else { return [] }
        // What a link leads to stays, but for a version of the job's own outputs.
        let link = try? FileManager.default.destinationOfSymbolicLink(atPath: folder)
        if let link, !JobFolder.isVersion(link, of: job) { return [] }
        guard identity.isFolder else {
            throw WriteError(
                "replace", job, reason: "it is a file that no run wrote; move it away, or give the job another name")
        }
        do {
            return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        } catch {
            throw WriteError("read", job, reason: "the folder cannot be listed")
        }
    }

    private static func isCompanion(_ name: String, of files: Set<String>) -> Bool {
        companions.contains { name.hasSuffix($0) && files.contains(String(name.dropLast($0.count))) }
    }
}
