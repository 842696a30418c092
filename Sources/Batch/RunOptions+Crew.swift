import FoundationEssentials
import Preparation

extension RunOptions {
    /// How many jobs run at a time.
    var workerCount: Int { workers ?? ProcessInfo.processInfo.activeProcessorCount }

    func setting(for plan: BatchPlan, isWatched: Bool) -> CrewSetting {
        CrewSetting(
            projectFile: plan.projectFile, outputFolder: plan.outputFolder, cacheFolder: cacheFolder,
            isDurable: isDurable, timings: timings, workers: workerCount,
            isWatched: isWatched)
    }

    var limits: CrewLimits { CrewLimits(memory: memory, isInStep: failsFast) }

    func orders(of plan: BatchPlan, _ task: JobOrder.Task) -> [JobOrder] {
        plan.jobs.enumerated().map { order($0, of: $1, task) }
    }

    /// A time on the command line goes before that of the job.
    ///
    /// - Parameter after: the jobs that come first.
    func order(_ index: Int, of job: PlannedJob, _ task: JobOrder.Task, after: [Int] = []) -> JobOrder {
        JobOrder(
            index: index, name: job.name, file: job.file, isSound: job.isSound,
            seconds: timeout ?? job.description?.timeout.map { Double($0.milliseconds) / 1000 }, task: task,
            after: after)
    }
}
