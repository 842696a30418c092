import JobSpec
import ResultWriters

/// What a run would do, a line a job: for `--dry-run`.
public struct PlanText {
    private let plan: BatchPlan
    private let freshness: [Freshness]
    private let left: LeftOutputs
    private let prunes: Bool

    public init(_ plan: BatchPlan, _ options: RunOptions) {
        self.plan = plan
        freshness = Freshness.all(of: plan, options)
        left = LeftOutputs(of: plan)
        prunes = options.prunes
    }

    /// Lines of text, each ended by a line feed.
    public var text: String {
        let width = min(40, plan.jobs.map { PrintedText.columns($0.name) }.max() ?? 0)
        var lines = zip(plan.jobs, freshness).map { job, freshness in
            SafeText.line(
                "  \(PrintedText.left(job.name, width: width))  \(Self.word(job, freshness))  \(freshness.reason)")
        }
        lines += plan.ignored.map { SafeText.line("ignored: \($0.file): \($0.reason)") }
        lines += left.names.map { SafeText.line("outputs whose job is no more: \($0)") }
        if prunes { lines += left.kept.map { SafeText.line($0.sentence) } }
        let count = zip(plan.jobs, freshness).count { Self.word($0, $1) == "run" }
        if let part = plan.part { lines.append(part.sentence) }
        let total = plan.jobs.count
        lines.append("\(count) of \(total) \(total == 1 ? "job" : "jobs") would run; nothing ran")
        return lines.map { $0 + "\n" }.joined()
    }

    private static func word(_ job: PlannedJob, _ freshness: Freshness) -> String {
        if !job.isSound { return "invalid" }
        if case .upToDate = freshness { return "up to date" }
        return "run"
    }
}
