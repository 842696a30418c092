import Dispatch
import FoundationEssentials
import JobSpec
import Preparation
import ResultWriters
import Vocabulary

/// A run of a plan: what is up to date is left alone, all else runs in a crew; outcomes go to the reporters, outputs to their
/// folders.
public struct BatchRun {
    private let plan: BegunPlan
    private let options: RunOptions
    /// What is wrong in the files of the plan.
    private let diagnostics: Diagnostics
    private let cancellation: Cancellation
    private let progress: any ProgressObserver
    private let crew: CrewAhead?
    private let tell: @Sendable (any Error) -> Void

    /// - Parameters:
    ///   - crew: what is there already to run the jobs in.
    ///   - tell: is told of files of the run that cannot be written.
    public init(
        plan: BegunPlan, options: RunOptions, _ diagnostics: Diagnostics, cancellation: Cancellation,
        progress: any ProgressObserver = NoProgress(), crew: CrewAhead? = nil,
        tell: @escaping @Sendable (any Error) -> Void
    ) {
        self.plan = plan
        self.options = options
        self.diagnostics = diagnostics
        self.cancellation = cancellation
        self.progress = progress
        self.crew = crew
        self.tell = tell
    }

    /// Runs all jobs. One job's failure never stops another, unless the run was asked to fail fast.
    ///
    /// - Parameter planned: called once, from any thread, when all files of the plan are read, before reporters are told of any job.
    /// - Throws: `OutputFolderInUse` or `WriteError` where the output folder cannot be used: then nothing ran.
    public func run(reporters: [any Reporter], planned: @escaping @Sendable () -> Void) throws -> RunSummary {
        let lock = try prepareOutputFolder()
        defer { withExtendedLifetime(lock) {} }
        let start = DispatchTime.now().uptimeNanoseconds
        let page = RunPage(outputFolder: outputFolder, cache: options.cache(of: plan.first.project))
        let pruned = options.prunes ? prunedOutputs() : nil
        let files = try RunFiles(page: page, tell: tell)
        let order = ReportOrder(files: files, shown: reporters)
        let supervisor = supervisor(order, page, lock, planned)
        supervisor.runJobs()
        // Crews end while the page is written; the lock is theirs, too.
        defer { supervisor.dismissCrews() }
        // What crashed has left it; what cannot be removed now is so by the next run.
        try? JobFolder.removeHalfWritten(in: outputFolder)
        let seconds = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
        var summary = order.close { outcomes in
            let plan = plan.whole()
            let leftovers = pruned ?? LeftOutputs(of: plan)
            return RunSummary(
                outcomes: outcomes, mistakes: (diagnostics.mistakes + outcomes.flatMap(\.mistakes)).inOrder(),
                ignored: plan.ignored, leftOutputs: leftovers.names, hasPruned: options.prunes,
                keptOutputs: options.prunes ? leftovers.kept : [], project: SharingProjects.way(to: plan),
                sourcesOutside: OutsideSources.of(plan),
                outputFolder: outputFolder, seconds: seconds, isInterrupted: cancellation.reason == .interrupted,
                workers: options.workerCount, part: plan.part, page: page,
                isPlanIncomplete: !plan.known.unreadFiles.isEmpty)
        }
        summary.isRecordIncomplete = files.isIncomplete
        SharingProjects.settle(in: outputFolder)
        return summary
    }

    private var outputFolder: String { plan.first.outputFolder }

    private func prunedOutputs() -> LeftOutputs {
        var leftovers = LeftOutputs(of: plan.whole())
        leftovers.remove()
        return leftovers
    }

    /// Who runs what is not up to date, and goes on with the plan meanwhile.
    private func supervisor(
        _ order: ReportOrder, _ page: RunPage, _ lock: OutputLock, _ planned: @escaping @Sendable () -> Void
    ) -> Supervisor {
        page.expect(plan.jobsExpected)
        let schedule = RunSchedule(options, order)
        let first = schedule.take(plan.first, isWhole: plan.isWhole)
        let room = CrewRoom(
            plan.first, options, ahead: crew, lock: lock.descriptor, isWatched: progress.isWatched)
        let supervisor = Supervisor(
            first, isExpectingMore: !plan.isWhole, limits: options.limits, workers: options.workerCount,
            cancellation: cancellation, progress: progress, began: schedule.began,
            finished: { index, outcome in
                if options.failsFast, !outcome.isSuccess { cancellation.cancel(.failFast) }
                schedule.finished(index, outcome)
            }, met: page.meet, make: room.crew)
        let announce = { @Sendable in
            planned()
            schedule.announce()
        }
        if plan.isWhole { announce() } else { readOn(schedule, supervisor.inbox, announce) }
        return supervisor
    }

    /// Reads the rest of the plan beside the first jobs.
    private func readOn(
        _ schedule: RunSchedule, _ inbox: Inbox<Supervisor.Event>, _ announce: @escaping @Sendable () -> Void
    ) {
        DispatchQueue(label: "rest of the plan").async { [plan] in
            let orders = schedule.take(plan.whole(), isWhole: true)
            announce()
            inbox.put(.planned(orders))
        }
    }

    private func prepareOutputFolder() throws -> OutputLock {
        do {
            try FileManager.default.createDirectory(atPath: outputFolder, withIntermediateDirectories: true)
        } catch {
            throw PlanFailure("the output folder \(outputFolder) cannot be made: \(error.systemReason)")
        }
        let lock = try lockOutputFolder()
        if let strange = StrangeRunFiles.first(in: outputFolder) {
            throw PlanFailure(StrangeRunFiles.sentence(strange))
        }
        try JobFolder.removeLeftovers(in: outputFolder)
        try SharingProjects(in: outputFolder).note(SharingProjects.way(to: plan.first))
        return lock
    }

    private func lockOutputFolder() throws -> OutputLock {
        do {
            return try OutputLock.acquire(outputFolder, command: options.commandLine)
        } catch let inUse as OutputFolderInUse where options.shard != nil {
            throw PlanFailure("\(inUse): each shard needs an output folder of its own, which --out names")
        }
    }
}
