import FoundationEssentials
import ResultWriters

/// Puts a job's outputs into the merged folder, whole.
struct MergedJobFolder {
    let outputFolder: String
    let isDurable: Bool

    /// Leaves alone what stands there already as it is.
    ///
    /// - Throws: `WriteError`; the outputs of an earlier time then stand as they were.
    func put(_ job: ShardSet.Job) throws {
        let record = try record(of: job)
        if stands(job, record) { return }
        let folder = try JobFolder(outputFolder: outputFolder, jobName: job.result.job, durable: isDurable)
        for name in record.files.map(\.name) + [JobRecord.fileName] { try folder.copy(name, from: job.folder) }
        try folder.commit(keeping: formerOutputs(of: job, record).strangers)
    }

    /// Whether what stands in its place would give way to it.
    ///
    /// - Throws: `WriteError` where it would not.
    func check(_ job: ShardSet.Job) throws { _ = try formerOutputs(of: job, record(of: job)) }

    private func record(of job: ShardSet.Job) throws(WriteError) -> OutputRecord {
        if let record = OutputRecord.read(job.folder) { return record }
        throw WriteError("read", job.folder, reason: "job.json is missing or was changed")
    }

    private func formerOutputs(of job: ShardSet.Job, _ record: OutputRecord) throws(WriteError) -> FormerOutputs {
        try FormerOutputs(of: job.result.job, in: outputFolder, givingWayTo: Set(record.files.map(\.name)))
    }

    private func stands(_ job: ShardSet.Job, _ record: OutputRecord) -> Bool {
        let target = outputFolder + "/" + job.result.job
        let manager = FileManager.default
        let written = Set(record.files.map(\.name) + [JobRecord.fileName])
        return written.isSubset(of: (try? manager.contentsOfDirectory(atPath: target)) ?? [])
            && manager.contentsEqual(
                atPath: target + "/" + JobRecord.fileName, andPath: job.folder + "/" + JobRecord.fileName)
            && record.files.allSatisfy { $0.isIntact(in: target, known: nil) }
    }
}
