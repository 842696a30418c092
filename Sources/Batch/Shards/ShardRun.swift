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
    let sourcesOutside: [String]
    /// Where its networks are kept.
    let cacheFolders: [String]

    /// - Parameters:
    ///   - members: of `run.json`.
    ///   - folder: where that lies.
    init(_ members: [String: Any], in folder: String) {
        started = members["started"] as? String
        seconds = members["seconds"] as? Double ?? 0
        workers = members["workers"] as? Int ?? 0
        peakMegabytes = members["peak_mb"] as? Int
        isInterrupted = members["interrupted"] as? Bool ?? false
        ignored = (members["ignored"] as? [[String: String]] ?? []).map { file in
            BatchPlan.Ignored(file: file["file"] ?? "", reason: file["reason"] ?? "")
        }
        cacheFolders = (members["cache"] as? [String] ?? []).map { folder + "/" + $0 }
        sourcesOutside = members["sources_outside"] as? [String] ?? []
    }
}
