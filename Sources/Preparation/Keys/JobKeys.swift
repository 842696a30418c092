import FeatureSources
import ImageFile
import JobSpec
import Vocabulary

/// Finds out what the outputs of jobs depend on, without reading more of their sources than digests take. What several jobs
/// read is looked at once.
public final class JobKeys: Sendable {
    private let project: Project
    private let known: KnownDigests?
    private let inputs: InputDigests
    private let networks = OnceMap<String, NetworkContent>(keeping: .max)
    private let modes = OnceMap<String, Digest>(keeping: .max)

    /// - Parameter cache: where the digests of large files are kept.
    public init(project: Project, cache: NetworkCache?) {
        self.project = project
        known = cache?.knownDigests
        inputs = InputDigests(known: known)
    }

    /// What the job's outputs depend on, as it is now.
    ///
    /// - Parameter libraries: those that have a part in them.
    /// - Throws: where something that the job needs is missing or cannot be read.
    public func key(of job: JobDescription, _ libraries: LibraryUse) throws -> JobKey {
        Self.key(try contents(of: job), libraries)
    }

    /// What the job's outputs depend on, where its contents were looked at before.
    public static func key(_ contents: [JobKey.Part], _ libraries: LibraryUse) -> JobKey {
        let versions = Versions.libraries(libraries).map { JobKey.Part($0.name, $0.version) }
        return JobKey(contents + [JobKey.Part("arterial", Versions.engine)] + versions)
    }

    /// The parts of a job's key that may change while it runs; libraries, of which GDAL has to be loaded to be asked, do not.
    ///
    /// - Throws: where something that the job needs is missing or cannot be read.
    public func contents(of job: JobDescription) throws -> [JobKey.Part] {
        var parts = [JobKey.Part("parameters", parameters(of: job).description)]
        if let network = job.network { parts += try networkParts(network) }
        if let mode = modeName(of: job) { parts.append(JobKey.Part("travel mode \(mode)", try digest(ofMode: mode))) }
        parts += try sourceParts(of: job)
        if let access = project.access.canonicalText { parts.append(JobKey.Part("allow", access)) }
        if let language = job.language, let digest = project.languages.digest(of: language) {
            parts.append(JobKey.Part("language \(language)", digest.description))
        }
        return parts
    }

    /// The sources that a job has read, and the digests of their content; its key, and which sources are not any more what
    /// they were when it was found.
    ///
    /// - Throws: where one went away, or cannot be read any more.
    public func inputs(
        of job: PreparedJob, _ key: JobKey
    ) throws -> (inputs: [InputDigests.Input], key: JobKey, changed: [String]) {
        let all = try inputs.digests(of: job.inputs)
        let changed = inputs.changed(of: job.inputs)
        return (all.map { $0.without(Set(changed)) }, changed.isEmpty ? key : key.spoiled(by: Set(changed)), changed)
    }

    /// Sources of one name, written in files of different folders, are told apart by numbers.
    private func sourceParts(of job: JobDescription) throws -> [JobKey.Part] {
        var counts: [String: Int] = [:]
        return try inputs.digests(of: job.sources.map { SourceAddress($0, access: project.access) }).map { input in
            counts[input.name, default: 0] += 1
            let count = counts[input.name, default: 0]
            return JobKey.Part(
                "source \(input.name)" + (count > 1 ? " (\(count))" : ""), input.digest?.description)
        }
    }

    /// Of all that the job's file and the project's defaults say, and where each value came from: `job.json` tells that, too.
    private func parameters(of job: JobDescription) -> Digest {
        let values = job.effectiveValues.map { value in
            (value.path, JSONValue.array([value.printed, .text(value.origin.rawValue)]))
        }
        let description = job.description.map(JSONValue.text) ?? .null
        return Digest(of: JSONValue.array([.text(job.kind.rawValue), description, .object(values)]).written())
    }

    private func networkParts(_ name: String) throws -> [JobKey.Part] {
        guard let spec = project.networks[name] else { throw NetworkFailure("there is no network '\(name)'") }
        let content = try networks.value(for: name) { try self.content(of: name, spec) }
        // All that outputs tell of a network.
        let settings = JSONValue.array([
            spec.attribution.map(JSONValue.text) ?? .null, spec.timeZone.map { .text($0.value) } ?? .null,
            .array(content.sources.map(JSONValue.text)),
        ])
        return [
            JobKey.Part("network \(name)", content.digest?.description),
            JobKey.Part("settings of \(name)", Digest(of: settings.written()).description),
        ]
    }

    /// What a network is made of.
    private struct NetworkContent {
        /// The names of its sources, as outputs tell them.
        var sources: [String] = []
        /// Nil where a part comes from a database, which may change without notice.
        var digest: Digest?
    }

    private func content(of name: String, _ spec: NetworkSpec) throws -> NetworkContent {
        if let utility = spec.utility {
            let sources = try UtilitySources(name, utility, project)
            return content(of: try sources.digests(known: known), sources.digest)
        }
        guard let streets = spec.streets else { return NetworkContent() }
        let sources = NetworkSources(name: name, streets: streets, project: project, modes: project.modes(of: spec))
        return content(of: try sources.digests(known: known), sources.digest)
    }

    private func content(
        of sources: [(path: String, digest: Digest?)], _ digest: ([(path: String, digest: Digest?)]) -> Digest
    ) -> NetworkContent {
        NetworkContent(
            sources: sources.map(\.path), digest: sources.contains { $0.digest == nil } ? nil : digest(sources))
    }

    private func modeName(of job: JobDescription) -> String? {
        guard let travel = job.travel, let network = project.networks[travel.network.value] else { return nil }
        return travel.travelMode?.value ?? project.modeNames(of: network).first
    }

    private func digest(ofMode name: String) throws -> String {
        try modes.value(for: name) { [project] in
            let sentence = project.travelModes.description(of: name) ?? ""
            return Digest(of: "\(name)\n\(sentence)\n\(project.travelModes[name]?.canonicalText ?? "")")
        }.description
    }
}

extension JobDescription {
    /// What a job that travels on streets says; nil for any other.
    public var travel: TravelSpec? {
        switch analysis {
        case .route(let travel, _), .serviceArea(let travel, _): travel
        case .trace, .relatedRecords: nil
        }
    }

    /// The network that the job runs on; nil for a job that needs none.
    public var network: String? {
        if case .trace(let trace) = analysis { return trace.network.value }
        return travel?.network.value
    }

    /// The language of its directions; nil for a job without.
    fileprivate var language: String? {
        if case .route(_, let route) = analysis { route.directions?.language.value } else { nil }
    }
}
