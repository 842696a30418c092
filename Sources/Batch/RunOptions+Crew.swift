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

    /// A time on the command line goes before those of jobs.
    func limits(for plan: BatchPlan) -> CrewLimits {
        CrewLimits(
            seconds: plan.jobs.map { job in
                timeout ?? job.description?.timeout.map { Double($0.milliseconds) / 1000 }
            }, memory: memory, isInStep: failsFast)
    }
}
