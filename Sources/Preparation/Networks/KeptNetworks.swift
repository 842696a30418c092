import ImageFile
import StreetNetwork
import UtilityNetwork
import Vocabulary

/// Compiled networks as they are kept: opened as they are, never made.
public struct KeptNetworks: Sendable {
    private let caches: [NetworkCache]

    /// - Parameter folders: where compiled networks are kept; the first that has one counts.
    public init(folders: [String]) { caches = folders.map(NetworkCache.init(folder:)) }

    /// The streets of that name and digest.
    ///
    /// - Returns: nil where they are not kept, or cannot be read.
    public func streets(_ name: String, digest: String) -> StreetNetwork? {
        guard let digest = Digest(hexadecimal: digest) else { return nil }
        return caches.lazy.compactMap { cache in
            try? StreetImage.open(cache.path(of: name, digest: digest), key: digest.description)
        }.first
    }

    /// The utility network of that name and digest.
    ///
    /// - Returns: nil where it is not kept, or cannot be read.
    public func utility(_ name: String, digest: String) -> UtilityNetwork? {
        guard let digest = Digest(hexadecimal: digest) else { return nil }
        return caches.lazy.compactMap { cache in
            let path = cache.path(ofUtility: name, digest: digest)
            let keeping = UtilityKeeping(path: path, key: digest.description, context: RunContext())
            return (try? keeping.opened(notes: false))?.network
        }.first
    }
}
