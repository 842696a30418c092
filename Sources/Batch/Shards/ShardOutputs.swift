import JobSpec
import Synchronization

/// The outputs of the jobs of all shards, before they are copied.
struct ShardOutputs: Sendable {
    private let jobs: [ShardSet.Job]
    private let workers: Int

    init(of shards: [ShardFolder], workers: Int) {
        let placed = shards.flatMap { shard in
            zip(shard.part.places, shard.results).map { (place: $0, job: ShardSet.Job(result: $1, shard: shard)) }
        }
        jobs = placed.sorted { $0.place < $1.place }.map(\.job)
        self.workers = workers
    }

    /// What is missing or damaged: a sentence a job, in the order of the plan.
    ///
    /// Complexity: every byte of the outputs is read.
    func faults() -> [String] {
        let faults = Mutex<[Int: String]>([:])
        WorkerPool(workers: workers).run(jobs.count) { index in
            let fault = Self.fault(of: jobs[index])
            faults.withLock { $0[index] = fault }
        }
        return faults.withLock { $0.sorted { $0.key < $1.key }.map(\.value) }
    }

    private static func fault(of job: ShardSet.Job) -> String? {
        guard job.result.state.isSuccess else { return nil }
        if let fault = JobName.fault(of: job.result.job) {
            return "\(job.shard.path): '\(job.result.job)' cannot be the name of a job: \(fault)"
        }
        guard let record = OutputRecord.read(job.folder) else {
            return "\(job.folder): job.json is missing or was changed; run \(job.shard.part.shard) again"
        }
        let damaged = record.files.first { !$0.isIntact(in: job.folder, known: nil) }
        return damaged.map { "\(job.folder): \($0.name) is missing or was changed; run \(job.shard.part.shard) again" }
    }
}

extension ShardSet.Job {
    /// Where its outputs are.
    var folder: String { shard.path + "/" + result.job }
}
