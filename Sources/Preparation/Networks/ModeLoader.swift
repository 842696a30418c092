import ImageFile
import StreetNetwork
import Vocabulary

/// Brings what a travel mode makes of a network into reach: its image where there is one, else from the network.
struct ModeLoader {
    let network: LoadedNetwork
    /// Nil: nothing is kept.
    let cache: NetworkCache?
    let project: Project

    /// - Parameter rebuilds: whether an image that there is does not count.
    /// - Throws: `Cancelled`.
    func load(_ mode: TravelMode, rebuilds: Bool = false, context: RunContext) throws -> ModeWeights {
        let streets = network.streets
        guard let cache, network.keeps(mode, of: project) else { return ModeWeights(network: streets, mode: mode) }
        let modeDigest = Digest(of: mode.canonicalText)
        let path = cache.path(of: mode.name, on: network.name, digest: network.digest, modeDigest: modeDigest)
        let key = "\(network.digest) \(modeDigest)"
        let keeping = ImageKeeping(
            path: path, rebuilds: rebuilds, context: context,
            open: { try ModeImage.open(path, key: key, network: streets) },
            make: {
                context.progress.progress("compiling \(mode.name) for \(network.name)", done: 0, total: nil)
                let weights = ModeWeights(network: streets, mode: mode).withTurns(of: streets, mode: mode)
                return ModeImage.writer(of: weights, key: key)
            }, fromMemory: { try ModeImage.weights(of: $0) })
        return try keeping.content().content
    }
}
