/// Compares two folders of outputs, job by job. Memory is that of one job.
public struct FolderComparison {
    public struct Options: Sendable {
        /// Whether a job is looked at, by its name.
        public var isSelected: @Sendable (String) -> Bool = { _ in true }
        /// Coordinates that moved no farther are where they were; metres.
        public var tolerance = 0.0
        public var thresholds = Thresholds()

        public init() {}
    }

    private let old: OutputFolder
    private let new: OutputFolder
    private let options: Options

    /// - Throws: `OutputFault` for what is no folder of outputs, and where one is of a job and the other of many.
    public init(old: String, new: String, options: Options = Options()) throws(OutputFault) {
        self.old = try OutputFolder(old)
        self.new = try OutputFolder(new)
        self.options = options
        if (self.old.jobs == nil) != (self.new.jobs == nil) {
            let (one, many) = self.old.jobs == nil ? (old, new) : (new, old)
            throw OutputFault(one, "it is the folder of one job, and \(many) is one of many jobs")
        }
        if self.old.jobs == [], self.new.jobs == [] {
            throw OutputFault(old, "neither it nor \(new) has outputs of a job: there is nothing to compare")
        }
    }

    /// Compares each job, and gives those that are not equal to `report`, in the order of their names.
    ///
    /// A job that cannot be read is reported, too.
    public func run(report: (JobComparison) -> Void) -> ComparisonSummary {
        var summary = ComparisonSummary(ignored: ignored)
        var amounts = ThresholdNames(options.thresholds)
        for name in names where options.isSelected(name.shown) {
            let comparison = compare(name)
            amounts.see(comparison)
            summary.add(comparison)
            if comparison.state != .equal { report(comparison) }
        }
        summary.unknownThreshold = amounts.unknown(in: [old, new])
        return summary
    }

    /// The names of all jobs that one of the folders has, in order.
    public var jobs: [String] { names.map(\.shown) }

    private var ignored: [String] {
        old.ignored.map { "\(old.path)/\($0)" } + new.ignored.map { "\(new.path)/\($0)" }
    }

    /// A job, and whether the folders have it.
    private struct JobName {
        let shown: String
        let folder: String
        let isOld: Bool
        let isNew: Bool
    }

    private var names: [JobName] {
        guard let before = old.jobs, let after = new.jobs else {
            return [JobName(shown: singleName, folder: "", isOld: true, isNew: true)]
        }
        let (olds, news) = (Set(before), Set(after))
        return olds.union(news).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map {
            JobName(shown: $0, folder: "/" + $0, isOld: olds.contains($0), isNew: news.contains($0))
        }
    }

    /// That of the only job, as far as it can be read.
    private var singleName: String {
        [new.path, old.path].lazy.compactMap { (try? ComparedRecord(at: $0 + "/" + ComparedRecord.file))?.job }.first
            ?? new.path
    }

    private func compare(_ name: JobName) -> JobComparison {
        if !name.isNew { return JobComparison(name.shown, .onlyInOld) }
        if !name.isOld { return JobComparison(name.shown, .onlyInNew) }
        do throws(OutputFault) {
            let folders = JobFolders(old: old.path + name.folder, new: new.path + name.folder)
            guard let change = try folders.change(tolerance: options.tolerance) else {
                return JobComparison(name.shown, .equal)
            }
            return JobComparison(name.shown, state(of: change), change: change)
        } catch {
            return JobComparison(name.shown, .unreadable, reason: error.description)
        }
    }

    private func state(of change: JobChange) -> JobComparison.State {
        if change.isEmpty { return change.record.versions.isEmpty ? .equal : .otherVersions }
        return options.thresholds.allow(change) ? .withinThresholds : .different
    }
}
