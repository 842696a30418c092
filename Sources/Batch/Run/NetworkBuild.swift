import Preparation
import Synchronization
import Vocabulary

/// Compiles networks ahead of runs, and tells what is in them.
public struct NetworkBuild {
    private let project: Project
    private let store: NetworkStore
    private let context: RunContext
    private let watch: KeepingWatch

    /// - Parameter cacheFolder: where compiled networks are kept; nil: beside the project file.
    public init(
        _ project: Project, cacheFolder: String?, cancellation: Cancellation,
        progress: any ProgressObserver = NoProgress()
    ) {
        self.project = project
        store = NetworkStore(project: project, cache: NetworkCache(of: project, wished: cacheFolder))
        watch = KeepingWatch(telling: progress)
        context = RunContext(cancellation: cancellation, progress: watch)
    }

    /// Whether all images that were made could be kept.
    public var keepsAll: Bool { watch.keepsAll }

    /// The names of all networks of the project.
    public var names: [String] { project.networks.names }

    /// The help for a name that no network has; nil for one that there is.
    public func help(for name: String) -> String? {
        if project.networks[name] != nil { return nil }
        if let nearest = Suggestion.nearest(to: name, among: names) { return "did you mean '\(nearest)'?" }
        return names.isEmpty ? "the project has none" : "there are " + names.joined(separator: ", ")
    }

    /// - Throws: `NetworkFailure`; `Cancelled`.
    public func summary(of name: String, rebuilds: Bool) throws -> any DescribedNetwork {
        if project.networks[name]?.utility != nil {
            return try store.utilitySummary(of: name, rebuilds: rebuilds, context: context)
        }
        return try store.summary(of: name, rebuilds: rebuilds, context: context)
    }
}

/// Sees to whether what is made is kept.
private final class KeepingWatch: ProgressObserver {
    private let other: any ProgressObserver
    private let state = Mutex(true)

    init(telling other: any ProgressObserver) { self.other = other }

    var keepsAll: Bool { state.withLock { $0 } }
    var isWatched: Bool { other.isWatched }

    func progress(_ phase: String, done: Int, total: Int?) { other.progress(phase, done: done, total: total) }

    func note(_ sentence: String) { other.note(sentence) }

    func noteNotKept(_ sentence: String) {
        state.withLock { $0 = false }
        other.noteNotKept(sentence)
    }
}
