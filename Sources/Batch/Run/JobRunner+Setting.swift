import Preparation
import Vocabulary

extension JobRunner {
    /// A runner that reads the project by itself: for a process of its own.
    ///
    /// - Parameter tell: called from any thread.
    init(_ setting: CrewSetting, environment: [String: String], tell: @escaping @Sendable (CrewEvent) -> Void) {
        self.init(JobFileReading(projectFile: setting.projectFile, environment: environment), setting, tell: tell)
    }

    /// - Parameter tell: called from any thread.
    init(_ files: JobFileReading, _ setting: CrewSetting, tell: @escaping @Sendable (CrewEvent) -> Void) {
        let cache = NetworkCache(of: files.project, wished: setting.cacheFolder)
        self.init(
            files: files, store: NetworkStore(project: files.project, cache: cache),
            keys: JobKeys(project: files.project, cache: cache), outputFolder: setting.outputFolder,
            isDurable: setting.isDurable, progress: CrewProgress(isWatched: setting.isWatched, tell: tell),
            meetings: NetworkMeetings(tell: tell),
            timings: setting.timings.map(StageTimings.init))
    }
}
