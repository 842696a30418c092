import ImageFile
import StreetNetwork
import Vocabulary

/// Brings the surface of a network into reach: its image where there is one, else from the network.
///
/// An image belongs to the streets that count and to the trim, whatever mode or job they count for.
struct SurfaceLoader {
    let network: LoadedNetwork
    /// Nil: nothing is kept.
    let cache: NetworkCache?

    /// - Throws: `Cancelled`.
    func load(
        _ weights: ModeWeights, of mode: String, excludedClasses: Set<String>, trim: Int64, context: RunContext
    ) throws -> Surface {
        let streets = network.streets
        let counted = CountedStreets(network: streets, weights: weights, excludedClasses: excludedClasses)
        let drawn = Digest(of: (0..<streets.edgeCount).map { counted.counts($0) ? "1" : "0" }.joined() + " \(trim)")
        let key = "\(network.digest) \(drawn)"
        func writer() throws -> ImageWriter {
            context.progress.progress("drawing the surface of \(network.name) for \(mode)", done: 0, total: nil)
            return try SurfaceImage.writer(network: streets, counted: counted, trim: trim, key: key, context: context)
        }
        guard let cache, network.sources.allSatisfy({ $0.digest != nil }) else {
            return try SurfaceImage.surface(of: writer().inMemory())
        }
        let path = cache.path(ofSurface: drawn, on: network.name, digest: network.digest)
        let keeping = ImageKeeping(
            path: path, rebuilds: false, context: context,
            open: { try SurfaceImage.open(path, key: key, network: streets) }, make: writer,
            fromMemory: { try SurfaceImage.surface(of: $0) })
        return try keeping.content().content
    }
}
