import FeatureSources
import JobSpec
import Preparation
import Results
import Vocabulary

/// What `job.json` says: everything that explains a job's outputs, and nothing that changes from run to run.
struct JobRecord {
    let job: PreparedJob
    /// Nil for a job that needs none.
    let network: NetworkRecord?
    let inputs: [InputDigests.Input]
    /// Counts beyond those of the tables' rows.
    let figures: [(name: String, count: Int)]
    let messages: [Message]

    func json(_ results: CountedResults<some ResultSink>) -> JSONValue {
        var members: [(String, JSONValue)] = [
            ("job", .text(job.name)),
            ("kind", .text(job.kind.rawValue)),
            ("description", job.description.map(JSONValue.text) ?? .null),
            ("arterial", .text(Versions.engine)),
        ]
        if let network {
            members.append(("attribution", job.attribution.map(JSONValue.text) ?? .null))
            members.append(("network", network.json))
        }
        if let mode = job.travelMode {
            let description = mode.description.map(JSONValue.text) ?? .null
            members.append(("travel_mode", .object([("name", .text(mode.name)), ("description", description)])))
        }
        let rows = results.counts.map { ($0.table, JSONValue.integer(Int64($0.rows))) }
        return .object(
            members + [
                ("inputs", .array(inputs.map(\.json))),
                ("parameters", .object(job.effectiveValues.map(Self.parameter))),
                ("statuses", .object(results.statusCounts.map { ($0.status, .integer(Int64($0.count))) })),
                ("counts", .object(rows + figures.map { ($0.name, .integer(Int64($0.count))) })),
                ("messages", .array(messages.map(\.json))),
                ("key", key.json),
                ("libraries", .object(libraries.map { ($0.name, .text($0.version)) })),
            ])
    }

    private var libraries: [(name: String, version: String)] {
        Versions.libraries(usesCoordinateSystems: job.usesCoordinateSystems)
    }

    /// What the outputs depend on.
    private var key: JobKey {
        let parameters = JSONValue.object(job.effectiveValues.map { ($0.path, Self.printable($0.value)) }).written()
        return JobKey(
            [
                JobKey.Part("parameters", Digest(of: parameters).description)
            ] + (network.map { [JobKey.Part("network", $0.digest.description)] } ?? []) + inputs.compactMap(\.keyPart)
                + (job.language.map { [JobKey.Part("language \($0.name)", $0.digest.description)] } ?? [])
                + [JobKey.Part("arterial", Versions.engine)] + libraries.map { JobKey.Part($0.name, $0.version) })
    }

    private static func parameter(_ value: EffectiveValue) -> (String, JSONValue) {
        (value.path, .object([("value", printable(value.value)), ("from", .text(value.origin.rawValue))]))
    }

    /// A connection's password is written nowhere.
    private static func printable(_ value: JSONValue) -> JSONValue {
        guard case .text(let text) = value, SourceAddress.isConnection(text) else { return value }
        return .text(SourceAddress.withoutSecrets(text))
    }
}
