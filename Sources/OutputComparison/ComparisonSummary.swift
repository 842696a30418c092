/// What a comparison came to.
public struct ComparisonSummary: Sendable {
    /// How many jobs were compared to which end.
    public private(set) var counts: [JobComparison.State: Int] = [:]
    /// How many jobs were made by other versions, for each that is another one now.
    public private(set) var versions: [(change: ValueChange, jobs: Int)] = []
    /// Paths of what stands in the folders and is neither a job's nor a run's.
    public let ignored: [String]
    /// The first threshold that names nothing in the outputs.
    public internal(set) var unknownThreshold: UnknownThreshold?

    init(ignored: [String]) { self.ignored = ignored }

    public func count(_ state: JobComparison.State) -> Int { counts[state, default: 0] }

    public var jobs: Int { counts.values.reduce(0, +) }

    /// Whether something is different beyond thresholds.
    public var hasDifferences: Bool { count(.different) + count(.onlyInOld) + count(.onlyInNew) > 0 }

    /// Whether the outputs of a job could not be read.
    public var hasFaults: Bool { count(.unreadable) > 0 }

    mutating func add(_ comparison: JobComparison) {
        counts[comparison.state, default: 0] += 1
        for change in comparison.change?.record.versions ?? [] {
            if let place = versions.firstIndex(where: { $0.change == change }) {
                versions[place].jobs += 1
            } else {
                versions.append((change, 1))
            }
        }
    }
}
