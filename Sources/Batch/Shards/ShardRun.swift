/// What the `run.json` of a shard tells beside its part of the plan.
struct ShardRun: Sendable {
    /// As it was written: ISO 8601.
    let started: String?
    let seconds: Double
    let workers: Int
    let isInterrupted: Bool
    let ignored: [BatchPlan.Ignored]
    let sourcesOutside: [String]
    /// Where its networks are kept.
    let cacheFolders: [String]

    /// - Parameter members: of `run.json`.
    init(_ members: [String: Any]) {
        started = members["started"] as? String
        seconds = members["seconds"] as? Double ?? 0
        workers = members["workers"] as? Int ?? 0
        isInterrupted = members["interrupted"] as? Bool ?? false
        ignored = (members["ignored"] as? [[String: String]] ?? []).map { file in
            BatchPlan.Ignored(file: file["file"] ?? "", reason: file["reason"] ?? "")
        }
        cacheFolders = members["cache"] as? [String] ?? []
        sourcesOutside = members["sources_outside"] as? [String] ?? []
    }
}
