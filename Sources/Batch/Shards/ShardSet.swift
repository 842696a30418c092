import Vocabulary

/// All shards of one plan, each there once.
struct ShardSet: Sendable {
    /// A job of the plan, and where its outputs are.
    struct Job: Sendable {
        let result: ResultLine
        let shard: ShardFolder
    }

    /// By their numbers.
    let shards: [ShardFolder]
    /// In the order of the plan.
    let jobs: [Job]

    /// - Parameter workers: how many jobs' outputs are read at a time.
    /// - Throws: `MergeFailure` with everything that is missing, damaged or does not fit.
    init(reading paths: [String], workers: Int) throws(MergeFailure) {
        if paths.isEmpty { throw MergeFailure(["no shard is named"]) }
        var (folders, faults): ([ShardFolder], [String]) = ([], [])
        for path in paths {
            do throws(ShardFolder.Unusable) {
                folders.append(try ShardFolder(reading: path))
            } catch {
                faults.append(error.sentence)
            }
        }
        let strangers = Self.strangers(among: folders)
        // Of another plan's outputs it is all the same whether they are damaged.
        if !strangers.isEmpty { throw MergeFailure(faults + strangers) }
        faults += Self.gaps(among: folders, unread: faults.count)
        if !faults.isEmpty { throw MergeFailure(faults + ShardOutputs(of: folders, workers: workers).faults()) }
        shards = folders.sorted { $0.part.shard.number < $1.part.shard.number }
        jobs = try Self.jobs(of: shards)
        let damages = ShardOutputs(of: shards, workers: workers).faults()
        if !damages.isEmpty { throw MergeFailure(damages) }
    }

    /// Those that do not belong to the first one.
    private static func strangers(among folders: [ShardFolder]) -> [String] {
        guard let first = folders.first else { return [] }
        return folders.dropFirst().compactMap { folder in
            if folder.part.shard.count != first.part.shard.count {
                return "\(folder.path) is \(folder.part.shard), and \(first.path) is \(first.part.shard)"
            }
            let difference = folder.part.plan.difference(from: first.part.plan)
            return difference.map { "\(folder.path) is of another plan than \(first.path): \($0)" }
        }
    }

    /// Shards that are there more than once, or not at all.
    ///
    /// - Parameter unread: how many more there are, of which nobody knows the numbers.
    private static func gaps(among folders: [ShardFolder], unread: Int) -> [String] {
        guard let count = folders.first?.part.shard.count else { return [] }
        let byNumber = Dictionary(grouping: folders, by: \.part.shard.number)
        let twice = byNumber.sorted { $0.key < $1.key }.filter { $0.value.count > 1 }.map { _, folders in
            "\(folders[0].part.shard) is there more than once: " + folders.map(\.path).joined(separator: ", ")
        }
        let missing = (1...count).filter { byNumber[$0] == nil }
        if missing.count <= unread { return twice }
        let named = SampleText.first(20, of: missing.map(String.init))
        let told =
            missing.count == 1 ? "shard \(named) of \(count) is missing" : "shards \(named) of \(count) are missing"
        return twice + [told + (unread == 0 ? "" : ", but for those that cannot be read")]
    }

    private static func jobs(of shards: [ShardFolder]) throws(MergeFailure) -> [Job] {
        let count = shards[0].part.planJobs
        guard shards.map(\.part.places.count).reduce(0, +) == count else { throw strange }
        var jobs: [Job?] = Array(repeating: nil, count: count)
        for shard in shards {
            for (place, result) in zip(shard.part.places, shard.results) where jobs.indices.contains(place) {
                if let other = jobs[place] {
                    throw MergeFailure(["\(result.job) is in \(other.shard.path) and in \(shard.path)"])
                }
                jobs[place] = Job(result: result, shard: shard)
            }
        }
        let found = jobs.compactMap { $0 }
        let plan = shards[0].part.plan
        let identity = PlanIdentity(names: found.map(\.result.job), engine: plan.engine, project: plan.project)
        guard found.count == count, identity == plan else { throw strange }
        return found
    }

    private static let strange = MergeFailure([
        "the jobs of these shards are not those of their plan: run.json or results.jsonl was changed"
    ])
}

extension PlanIdentity {
    /// In what another one is different; nil where it is the same.
    fileprivate func difference(from other: PlanIdentity) -> String? {
        if engine != other.engine { return "it was run by version \(engine), not \(other.engine)" }
        if project != other.project { return "the project file was another one" }
        return digest == other.digest ? nil : "the jobs were others"
    }
}
