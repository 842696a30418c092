import Vocabulary

/// What the `run.json` of a shard tells beside its part of the plan.
struct ShardRun: Sendable {
    /// As it was written: ISO 8601.
    let started: String?
    let seconds: Double
    let workers: Int
    /// The most memory, in MB, that a process held which ran jobs; nil where none ran.
    let peakMegabytes: Int?
    let isInterrupted: Bool
    let ignored: [BatchPlan.Ignored]
    /// Where its project was; nil without one.
    let projectFolder: String?
    let sourcesOutside: [String]
    /// Where its networks are kept.
    let cacheFolders: [String]

    /// - Parameters:
    ///   - run: what `run.json` holds.
    ///   - folder: where that lies.
    /// - Returns: nil where it tells of a run that cannot have been.
    init?(_ run: JSONValue, in folder: String) {
        started = run["started"]?.text
        seconds = run["seconds"]?.double ?? 0
        workers = run["workers"]?.integer ?? 0
        // Sums over all shards are told.
        guard 0...1e9 ~= seconds, 0...1_000_000 ~= workers else { return nil }
        peakMegabytes = run["peak_mb"]?.integer
        isInterrupted = run["interrupted"]?.boolean ?? false
        ignored = (run["ignored"]?.items ?? []).map { file in
            BatchPlan.Ignored(file: file["file"]?.text ?? "", reason: file["reason"]?.text ?? "")
        }
        cacheFolders = (run["cache"]?.items ?? []).compactMap(\.text).map { folder + "/" + $0 }
        projectFolder = run["project"]?.text.map { $0.hasPrefix("/") ? $0 : folder + "/" + $0 }
        sourcesOutside = (run["sources_outside"]?.items ?? []).compactMap(\.text)
    }
}
