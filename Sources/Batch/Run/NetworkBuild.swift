import Preparation
import Vocabulary

/// Compiles networks ahead of runs, and tells what is in them.
public struct NetworkBuild {
    private let project: Project
    private let store: NetworkStore
    private let context: RunContext

    /// - Parameter cacheFolder: where compiled networks are kept; nil: beside the project file.
    public init(
        _ project: Project, cacheFolder: String?, cancellation: Cancellation,
        progress: any ProgressObserver = NoProgress()
    ) {
        self.project = project
        store = NetworkStore(project: project, cache: NetworkCache(of: project, wished: cacheFolder))
        context = RunContext(cancellation: cancellation, progress: progress)
    }

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
