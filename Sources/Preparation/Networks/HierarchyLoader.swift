import ImageFile
import StreetNetwork
import Vocabulary

/// Brings the hierarchy of a travel mode on a network into reach: its image where there is one, else from the network.
struct HierarchyLoader {
    let network: LoadedNetwork
    /// Nil: nothing is kept.
    let cache: NetworkCache?
    let project: Project

    /// - Parameter rebuilds: whether an image that there is does not count.
    /// - Throws: `Cancelled`.
    func load(
        _ mode: TravelMode, _ weights: ModeWeights, rebuilds: Bool = false, context: RunContext
    ) throws -> Hierarchy {
        let metric = Metric(network: network.streets, mode: mode, weights: weights, impedance: .time)
        let modeDigest = Digest(of: mode.canonicalText)
        let key = "\(network.digest) \(modeDigest)"
        func writer() throws -> ImageWriter {
            context.progress.progress("ranking the streets of \(network.name) for \(mode.name)", done: 0, total: nil)
            return try HierarchyImage.writer(of: metric, key: key, context: context)
        }
        guard let cache, network.keeps(mode, of: project) else {
            return try HierarchyImage.hierarchy(of: writer().inMemory())
        }
        let path = cache.path(
            ofHierarchyFor: mode.name, on: network.name, digest: network.digest, modeDigest: modeDigest)
        let keeping = ImageKeeping(
            path: path, rebuilds: rebuilds, context: context,
            open: { try HierarchyImage.open(path, key: key, metric: metric) }, make: writer,
            fromMemory: { try HierarchyImage.hierarchy(of: $0) })
        return try keeping.content().content
    }
}

extension LoadedNetwork {
    /// Whether what a travel mode makes of the network is kept: modes with a job's own restrictions come and go; those of
    /// databases have nothing to be known by.
    func keeps(_ mode: TravelMode, of project: Project) -> Bool {
        project.travelModes[mode.name] == mode && sources.allSatisfy { $0.digest != nil }
    }
}
