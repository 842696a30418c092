import FoundationEssentials
import ResultWriters

/// Puts the outputs of all shards of a plan into one folder, which is then as if one run had made it.
public struct ShardMerge {
    private let folders: [String]
    private let outputFolder: String
    private let isDurable: Bool

    /// - Parameters:
    ///   - folders: the output folders of the shards, in any order.
    ///   - outputFolder: where their outputs go.
    ///   - isDurable: whether outputs are forced onto the disk.
    public init(folders: [String], outputFolder: String, isDurable: Bool = false) {
        self.folders = folders
        self.outputFolder = outputFolder
        self.isDurable = isDurable
    }

    /// A merge that was killed can be done again: it leaves alone what it finds done. Shards are only read. A job that failed
    /// leaves the outputs of an earlier time as they were, as in a run.
    ///
    /// - Throws: `MergeFailure` where shards are missing, damaged or do not belong together, and `OutputFolderInUse`: then nothing
    ///   was written. `WriteError`.
    public func run() throws -> MergeSummary {
        let shards = try ShardSet(reading: folders, workers: ProcessInfo.processInfo.activeProcessorCount)
        if let shard = shards.shards.first(where: { isInTheWay($0, of: shards) }) {
            throw MergeFailure(["\(shard.path) lies where its own outputs would go; name another folder with --out"])
        }
        let lock = try OutputLock.acquire(
            outputFolder, command: "arterial merge " + folders.joined(separator: " "))
        defer { withExtendedLifetime(lock) {} }
        if let strange = StrangeRunFiles.first(in: outputFolder) {
            throw MergeFailure([StrangeRunFiles.sentence(strange)])
        }
        try JobFolder.removeLeftovers(in: outputFolder)
        let target = MergedJobFolder(outputFolder: outputFolder, isDurable: isDurable)
        let jobs = shards.jobs.filter(\.result.state.isSuccess)
        for job in jobs { try target.check(job) }
        let left = leftOutputs(shards)
        let files = MergedRunFiles(shards: shards, outputFolder: outputFolder, leftOutputs: left)
        try SharingProjects(in: outputFolder).note(files.project)
        MergedRunFiles.remove(from: outputFolder)
        for job in jobs { try target.put(job) }
        try files.write()
        SharingProjects.settle(in: outputFolder)
        return summary(shards, left)
    }

    /// Whether a shard's folder is the merged folder, or would be replaced by a job's.
    private func isInTheWay(_ shard: ShardFolder, of shards: ShardSet) -> Bool {
        guard let output = FileIdentity(outputFolder) else { return false }
        if FileIdentity(shard.path) == output { return true }
        let url = URL(filePath: shard.path).standardizedFileURL
        return FileIdentity(url.deletingLastPathComponent().path) == output
            && shards.jobs.contains { $0.result.job == url.lastPathComponent }
    }

    private func leftOutputs(_ shards: ShardSet) -> [String] {
        let names = Set(shards.jobs.map(\.result.job))
        let all = (try? FileManager.default.contentsOfDirectory(atPath: outputFolder)) ?? []
        return all.filter { name in
            !name.hasPrefix(".") && !names.contains(name) && OutputRecord.read(outputFolder + "/" + name) != nil
        }.sorted()
    }

    private func summary(_ shards: ShardSet, _ left: [String]) -> MergeSummary {
        let results = shards.jobs.map(\.result)
        let counts = JobState.allCases.map { state in (state, results.count { $0.state == state }) }
        return MergeSummary(
            counts: counts.filter { $0.1 > 0 },
            failures: results.filter { !$0.state.isSuccess }.map {
                MergeSummary.Failure(job: $0.job, state: $0.state, reason: $0.reason)
            }, shards: shards.shards.count, leftOutputs: left, outputFolder: outputFolder)
    }
}
