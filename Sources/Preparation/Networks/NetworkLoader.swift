import Geometry
import JobSpec
import NetworkImport
import StreetNetwork
import Vocabulary

/// Reads a network of the project from its sources.
struct NetworkLoader {
    let project: Project

    /// - Throws: `NetworkFailure`; `Cancelled`.
    func load(_ name: String, context: RunContext) throws -> LoadedNetwork {
        guard let spec = project.networks[name] else { throw NetworkFailure("there is no network '\(name)'") }
        let modes = project.modes(of: spec)
        let paths = spec.streets.source.map { project.path($0.value) }
        do {
            let sources = try zip(spec.streets.source, paths).map { source, path in
                (path: source.value, digest: try FileDigest.digest(path: path, named: source.value))
            }
            let (streets, report) = try StreetImport.network(fromOSM: paths, for: modes, context: context)
            if streets.edgeCount == 0 {
                throw NetworkFailure("the sources hold no street that its travel modes may use")
            }
            return LoadedNetwork(
                name: name, streets: streets, digest: digest(of: sources.map(\.digest), modes), sources: sources,
                report: report)
        } catch let cancelled as Cancelled {
            throw cancelled
        } catch {
            // Errors name a file as the operating system knows it; users know it as they wrote it.
            let reason = zip(spec.streets.source, paths).reduce("\(error)") { $0.replacing($1.1, with: $1.0.value) }
            throw NetworkFailure("the network '\(name)' cannot be loaded: \(reason)")
        }
    }

    private func digest(of sources: [Digest], _ modes: [TravelMode]) -> Digest {
        Digest(of: sources + modes.map { Digest(of: $0.canonicalText) } + [Digest(of: "importer \(Versions.importer)")])
    }
}
