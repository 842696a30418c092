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
        guard let record = OutputRecord.read(job.folder) else {
            throw WriteError("read", job.folder, reason: "job.json is missing or was changed")
        }
        if stands(job, record) { return }
        let folder = try JobFolder(outputFolder: outputFolder, jobName: job.result.job, durable: isDurable)
        for name in record.files.map(\.name) + [JobRecord.fileName] { try folder.copy(name, from: job.folder) }
        let former = try FormerOutputs(
            of: job.result.job, in: outputFolder, givingWayTo: Set(record.files.map(\.name)))
        try folder.commit(keeping: former.strangers)
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
