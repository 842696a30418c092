import Dispatch
import Foundation
import JobSpec
import Preparation
import ResultWriters
import Vocabulary

/// A run of a plan: every job on a pool of workers, outcomes to the reporters, outputs in their folders.
public struct BatchRun {
    private let plan: BatchPlan
    private let options: RunOptions
    private let cancellation: Cancellation
    private let progress: any ProgressObserver

    public init(
        plan: BatchPlan, options: RunOptions, cancellation: Cancellation, progress: any ProgressObserver = NoProgress()
    ) {
        self.plan = plan
        self.options = options
        self.cancellation = cancellation
        self.progress = progress
    }

    /// Runs all jobs. One job's failure never stops another, unless the run was asked to fail fast.
    ///
    /// - Throws: `OutputFolderInUse` or `WriteError` where the output folder cannot be used: then nothing ran.
    public func run(reporters: [any Reporter]) throws -> RunSummary {
        let lock = try prepareOutputFolder()
        defer { withExtendedLifetime(lock) {} }
        let start = DispatchTime.now().uptimeNanoseconds
        let files = try RunFiles(outputFolder: plan.outputFolder)
        let order = ReportOrder(count: plan.entries.count, reporters: [files] + reporters)
        let workers = options.workers ?? ProcessInfo.processInfo.activeProcessorCount
        let runner = JobRunner(
            store: NetworkStore(project: plan.project, cache: options.cache(of: plan.project)), inputs: InputDigests(),
            project: plan.project,
            outputFolder: plan.outputFolder, isDurable: options.isDurable, cancellation: cancellation,
            progress: progress)
        let (entries, failsFast, cancellation) = (plan.entries, options.failsFast, cancellation)
        WorkerPool(workers: workers).run(entries.count, makeWorkspace: Workspaces.init) { index, workspaces in
            let outcome = Self.outcome(of: entries[index], runner, workspaces, order)
            if failsFast, !outcome.isSuccess { cancellation.cancel(.failFast) }
            order.finished(index, outcome)
        }
        let seconds = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
        return order.close { outcomes in
            RunSummary(
                outcomes: outcomes, ignored: plan.ignored, outputFolder: plan.outputFolder, seconds: seconds,
                isInterrupted: cancellation.reason == .interrupted, workers: workers)
        }
    }

    private static func outcome(
        of entry: BatchPlan.Entry, _ runner: JobRunner, _ workspaces: Workspaces, _ order: ReportOrder
    ) -> JobOutcome {
        switch entry {
        case .invalid(let name, let file, let draft):
            let more = draft.map(runner.mistakes) ?? ""
            return JobOutcome(
                name, .invalid, reason: "there are mistakes in \(file)" + (more.isEmpty ? "" : "\n" + more))
        case .job(let job):
            if runner.cancellation.reason != nil {
                return JobOutcome(job.name, .cancelled, reason: "the run was stopped before it began")
            }
            order.started(job.name)
            return runner.run(job, workspaces)
        }
    }

    private func prepareOutputFolder() throws -> OutputLock {
        do {
            try FileManager.default.createDirectory(atPath: plan.outputFolder, withIntermediateDirectories: true)
        } catch {
            throw PlanFailure("the output folder \(plan.outputFolder) cannot be made: \(error.localizedDescription)")
        }
        let lock = try OutputLock.acquire(plan.outputFolder, command: options.commandLine)
        _ = try JobFolder.removeLeftovers(in: plan.outputFolder)
        return lock
    }
}
