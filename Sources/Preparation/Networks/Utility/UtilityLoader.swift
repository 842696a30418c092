import ImageFile
import NetworkImport
import UtilityNetwork
import Vocabulary

/// Brings a utility network of the project into reach: its image where there is one, else from its sources.
struct UtilityLoader {
    let project: Project
    /// Nil: nothing is kept.
    let cache: NetworkCache?

    private typealias Content = (network: UtilityNetwork, report: UtilityReport)

    /// - Parameter rebuilds: whether an image that there is does not count.
    /// - Throws: `NetworkFailure`; `Cancelled`.
    func load(_ name: String, rebuilds: Bool = false, context: RunContext) throws -> LoadedUtilityNetwork {
        guard let spec = project.networks[name] else { throw NetworkFailure("there is no network '\(name)'") }
        guard let utility = spec.utility else {
            throw NetworkFailure("the network '\(name)' is one of streets: it has no pipes or cables")
        }
        var sources: UtilitySources?
        do {
            let opened = try UtilitySources(name, utility, project)
            sources = opened
            return try load(opened, rebuilds: rebuilds, context)
        } catch let cancelled as Cancelled {
            throw cancelled
        } catch {
            throw NetworkFailure(loading: name, error, sources?.readable(error) ?? "\(error)")
        }
    }

    private func load(
        _ sources: UtilitySources, rebuilds: Bool, _ context: RunContext
    ) throws -> LoadedUtilityNetwork {
        let digests = try digests(of: sources)
        let digest = sources.digest(of: digests)
        // What a database holds can change without notice: it is read at each run.
        let isKept = digests.allSatisfy { $0.digest != nil }
        let content =
            try isKept && cache != nil
            ? kept(sources, digest, rebuilds: rebuilds, context) : inMemory(made(sources, digest, context), context)
        return LoadedUtilityNetwork(
            name: sources.name, network: content.network, digest: digest, sources: digests,
            model: sources.model, report: content.report)
    }

    /// What is missing is told where the model names it, with all else that it names and is not there.
    private func digests(of sources: UtilitySources) throws -> [(path: String, digest: Digest?)] {
        do {
            return try sources.digests(known: cache?.knownDigests)
        } catch let unreadable as FileDigest.Unreadable {
            try sources.checkLayers()
            throw unreadable
        }
    }

    private func kept(
        _ sources: UtilitySources, _ digest: Digest, rebuilds: Bool, _ context: RunContext
    ) throws -> Content {
        guard let cache else { return try inMemory(made(sources, digest, context), context) }
        let keeping = UtilityKeeping(
            path: cache.path(ofUtility: sources.name, digest: digest), key: digest.description, context: context)
        if !rebuilds, let content = try keeping.opened(notes: false) { return content }
        do {
            let lock = try ImageLock(for: keeping.path) { try context.checkCancelled() }
            defer { withExtendedLifetime(lock) {} }
            // Somebody else may have made it meanwhile.
            if !rebuilds, let content = try keeping.opened(notes: true) { return content }
            let network = try made(sources, digest, context)
            do {
                let content = try keeping.written(network)
                cache.removeOthers(of: sources.name, keeping: digest)
                return content
            } catch let error as ImageError {
                keeping.noteNotKept(error)
                return try inMemory(network, context)
            }
        } catch let error as ImageError where !error.callsForRebuilding {
            // The folder lets nobody lock.
            keeping.noteNotKept(error)
            return try inMemory(made(sources, digest, context), context)
        }
    }

    private func made(_ sources: UtilitySources, _ digest: Digest, _ context: RunContext) throws -> UtilityImport {
        let network = try sources.read(context: context)
        // Else the image would be of something that was never there as a whole.
        guard try sources.digest(of: sources.digests(known: nil)) == digest else {
            throw NetworkFailure("its sources have changed while they were read")
        }
        if network.draft.features.isEmpty, sources.hasFeatures { throw NetworkFailure("its sources hold no feature") }
        context.progress.progress("compiling the network \(sources.name)", done: 0, total: nil)
        return network
    }

    private func inMemory(_ network: UtilityImport, _ context: RunContext) throws -> Content {
        (try UtilityNetwork.build(network.draft, context: context).network, UtilityReport(network))
    }
}
