import StreetNetwork
import Vocabulary

/// What a mode makes of streets, for somebody who looks at a network rather than runs a job on it.
extension NetworkStore {
    /// The streets of a network of the project file with what each of its travel modes makes of them, in their order.
    ///
    /// - Throws: as `network(_:context:)`.
    public func modes(
        of name: String, context: RunContext
    ) throws -> (network: LoadedNetwork, modes: [(name: String, weights: ModeWeights)]) {
        let network = try network(name, context: context)
        let loader = ModeLoader(network: network, cache: cache, project: project)
        let modes = project.networks[name].map(project.modes) ?? []
        return (network, try modes.map { ($0.name, try loader.load($0, context: context)) })
    }
}
