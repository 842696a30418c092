import Preparation
import Vocabulary

extension JobRunner {
    /// A runner that reads the project by itself: for a process of its own.
    init(_ setting: CrewSetting, environment: [String: String], progress: any ProgressObserver) {
        let files = JobFileReading(projectFile: setting.projectFile, environment: environment)
        self.init(files, setting, progress: progress)
    }

    init(_ files: JobFileReading, _ setting: CrewSetting, progress: any ProgressObserver) {
        let cache = NetworkCache(of: files.project, wished: setting.cacheFolder)
        self.init(
            files: files, store: NetworkStore(project: files.project, cache: cache),
            keys: JobKeys(project: files.project, cache: cache), outputFolder: setting.outputFolder,
            isDurable: setting.isDurable, progress: progress, timings: setting.timings.map(StageTimings.init))
    }
}
