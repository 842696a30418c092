import ImageFile
import JobSpec
import NetworkImport
import StreetNetwork
import Vocabulary

/// Brings a network of the project into reach: its image where there is one, else from its sources.
struct NetworkLoader {
    let project: Project
    /// Nil: nothing is kept.
    let cache: NetworkCache?

    /// - Parameter rebuilds: whether an image that there is does not count.
    /// - Throws: `NetworkFailure`; `Cancelled`.
    func load(_ name: String, rebuilds: Bool = false, context: RunContext) throws -> LoadedNetwork {
        guard let spec = project.networks[name] else { throw NetworkFailure("there is no network '\(name)'") }
        guard let streets = spec.streets else {
            throw NetworkFailure("the network '\(name)' is a utility network: it has no streets")
        }
        let sources = NetworkSources(name: name, streets: streets, project: project, modes: project.modes(of: spec))
        do {
            return try load(sources, rebuilds: rebuilds, context)
        } catch let cancelled as Cancelled {
            throw cancelled
        } catch {
            throw NetworkFailure(loading: name, explained(error, sources), sources.readable(error))
        }
    }

    /// Where a layer is not as the project says, all that it says is looked at.
    private func explained(_ error: any Error, _ sources: NetworkSources) -> any Error {
        let mistakes = error is NetworkFailure ? [] : sources.mistakes()
        return mistakes.isEmpty ? error : NetworkMistakes(mistakes: mistakes)
    }

    private func load(_ sources: NetworkSources, rebuilds: Bool, _ context: RunContext) throws -> LoadedNetwork {
        let digests = try sources.digests(known: cache?.knownDigests)
        let digest = sources.digest(of: digests)
        // What a database holds can change without notice: it is read at each run.
        let isKept = digests.allSatisfy { $0.digest != nil }
        let streets =
            try isKept
            ? kept(sources, digest, rebuilds: rebuilds, context)
            : StreetNetwork(made(sources, digest, context).inMemory())
        return LoadedNetwork(
            name: sources.name, streets: streets, digest: digest, sources: digests,
            report: NetworkReport(notes: streets.notes))
    }

    private func kept(
        _ sources: NetworkSources, _ digest: Digest, rebuilds: Bool, _ context: RunContext
    ) throws -> StreetNetwork {
        guard let cache else { return try StreetNetwork(made(sources, digest, context).inMemory()) }
        let path = cache.path(of: sources.name, digest: digest)
        let keeping = ImageKeeping(
            path: path, rebuilds: rebuilds, context: context,
            open: { try StreetImage.open(path, key: digest.description) },
            make: { try made(sources, digest, context) }, fromMemory: { try StreetNetwork($0) })
        let (streets, isNew) = try keeping.content()
        if isNew { cache.removeOthers(of: sources.name, keeping: digest) }
        return streets
    }

    private func made(_ sources: NetworkSources, _ digest: Digest, _ context: RunContext) throws -> ImageWriter {
        try BuildMemory(sources: sources).check()
        let (parts, report) = try sources.read(context: context)
        // Else the image would be of something that was never there as a whole.
        guard try sources.digest(of: sources.digests(known: nil)) == digest else {
            throw NetworkFailure("its sources have changed while they were read")
        }
        if parts.edgeTail.isEmpty {
            let reasons = report.remarks.filter(\.isWarning).map { "; " + $0.text }.joined()
            throw NetworkFailure("the sources hold no street that its travel modes may use" + reasons)
        }
        if let (junction, ends) = parts.overcrowdedJunction {
            let place = parts.junctionCoordinate[junction]
            throw NetworkFailure(
                "too many streets meet at one place, \(ends) where most do: "
                    + "[\(place.longitudeDegrees), \(place.latitudeDegrees)]; is the tolerance too large?")
        }
        context.progress.progress("compiling the network \(sources.name)", done: 0, total: nil)
        return StreetImage.writer(of: parts, key: digest.description, notes: report.notes)
    }
}
