import Dispatch
import FoundationEssentials
import JobSpec
import Preparation
import ResultWriters
import Vocabulary

/// A run of a plan: what is up to date is left alone, all else runs in a crew; outcomes go to the reporters, outputs to their
/// folders.
public struct BatchRun {
    private let plan: BatchPlan
    private let options: RunOptions
    /// What was found wrong in the files of the plan.
    private let mistakes: [Mistake]
    private let cancellation: Cancellation
    private let progress: any ProgressObserver
    private let crew: CrewAhead?

    /// - Parameter crew: what is there already to run the jobs in.
    public init(
        plan: BatchPlan, options: RunOptions, mistakes: [Mistake], cancellation: Cancellation,
        progress: any ProgressObserver = NoProgress(), crew: CrewAhead? = nil
    ) {
        self.plan = plan
        self.options = options
        self.mistakes = mistakes
        self.cancellation = cancellation
        self.progress = progress
        self.crew = crew
    }

    /// Runs all jobs. One job's failure never stops another, unless the run was asked to fail fast.
    ///
    /// - Throws: `OutputFolderInUse` or `WriteError` where the output folder cannot be used: then nothing ran.
    public func run(reporters: [any Reporter]) throws -> RunSummary {
        let lock = try prepareOutputFolder()
        defer { withExtendedLifetime(lock) {} }
        let start = DispatchTime.now().uptimeNanoseconds
        let page = RunPage(outputFolder: plan.outputFolder, cache: options.cache(of: plan.project))
        let leftovers = LeftOutputs(of: plan)
        if options.prunes { try leftovers.remove() }
        let files = try RunFiles(page: page, sources: OutsideSources.of(plan))
        let order = ReportOrder(count: plan.jobs.count, reporters: [files] + reporters)
        let supervisor = supervisor(order, page, lock)
        supervisor.runJobs()
        // Crews end while the page is written; the lock is theirs, too.
        defer { supervisor.dismissCrews() }
        // What crashed has left it; what cannot be removed now is so by the next run.
        try? JobFolder.removeHalfWritten(in: plan.outputFolder)
        let seconds = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
        var summary = order.close { outcomes in
            RunSummary(
                outcomes: outcomes, mistakes: (mistakes + outcomes.flatMap(\.mistakes)).inOrder(),
                ignored: plan.ignored, leftOutputs: leftovers.names, hasPruned: options.prunes,
                keptOutputs: options.prunes ? leftovers.kept : [],
                outputFolder: plan.outputFolder, seconds: seconds,
                isInterrupted: cancellation.reason == .interrupted, workers: options.workerCount, part: plan.part,
                page: page)
        }
        summary.isRecordIncomplete = files.isIncomplete
        return summary
    }

    /// Who runs what is not up to date.
    private func supervisor(_ order: ReportOrder, _ page: RunPage, _ lock: OutputLock) -> Supervisor {
        let freshness = Freshness.all(of: plan, options)
        let staleCount = freshness.count(where: \.isStale)
        order.planned(staleCount, upToDate: freshness.count - staleCount)
        var orders: [JobOrder] = []
        for (index, job) in plan.jobs.enumerated() {
            switch freshness[index] {
            case .upToDate(let record): order.finished(index, JobOutcome(upToDate: job, record))
            case .stale: orders.append(job.order(index, .run))
            }
        }
        let room = CrewRoom(
            plan, options, ahead: crew, lock: lock.descriptor, isWatched: progress.isWatched)
        let mistakes = Dictionary(grouping: mistakes, by: \.file)
        return Supervisor(
            orders, limits: options.limits(for: plan), workers: options.workerCount, cancellation: cancellation,
            progress: progress, began: { order.started(plan.jobs[$0].name, because: freshness[$0].reason) },
            finished: { index, outcome in
                let job = plan.jobs[index]
                var outcome = outcome.explained(by: mistakes[job.file] ?? [], of: job)
                outcome.line = job.lines?.lowerBound
                if options.failsFast, !outcome.isSuccess { cancellation.cancel(.failFast) }
                order.finished(index, outcome)
            }, met: page.meet, make: room.crew)
    }

    private func prepareOutputFolder() throws -> OutputLock {
        do {
            try FileManager.default.createDirectory(atPath: plan.outputFolder, withIntermediateDirectories: true)
        } catch {
            throw PlanFailure("the output folder \(plan.outputFolder) cannot be made: \(error.systemReason)")
        }
        let lock = try lockOutputFolder()
        if let strange = StrangeRunFiles.first(in: plan.outputFolder) {
            throw PlanFailure(StrangeRunFiles.sentence(strange))
        }
        _ = try JobFolder.removeLeftovers(in: plan.outputFolder)
        return lock
    }

    private func lockOutputFolder() throws -> OutputLock {
        do {
            return try OutputLock.acquire(plan.outputFolder, command: options.commandLine)
        } catch let inUse as OutputFolderInUse where plan.part != nil {
            throw PlanFailure("\(inUse): each shard needs an output folder of its own, which --out names")
        }
    }
}

extension JobOutcome {
    /// - Parameter record: what an earlier run has left.
    fileprivate init(upToDate job: PlannedJob, _ record: OutputRecord) {
        self.init(job.name, .upToDate)
        file = job.file
        line = job.lines?.lowerBound
        counts = record.counts
        messages = record.messages
    }
}
