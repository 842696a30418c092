import JobSpec
import Preparation
import Results
import Vocabulary

/// What `job.json` says: everything that explains a job's outputs, and nothing that changes from run to run.
struct JobRecord {
    let job: PreparedJob
    let network: LoadedNetwork
    let messages: [Message]

    func json(_ results: CountedResults<some ResultSink>) -> JSONValue {
        .object([
            ("job", .text(job.name)),
            ("kind", .text(job.kind.rawValue)),
            ("description", job.description.map(JSONValue.text) ?? .null),
            ("arterial", .text(Versions.engine)),
            ("attribution", job.attribution.map(JSONValue.text) ?? .null),
            ("network", networkJSON),
            (
                "travel_mode",
                .object([
                    ("name", .text(job.travelMode.name)),
                    ("description", job.travelMode.description.map(JSONValue.text) ?? .null),
                ])
            ),
            ("parameters", .object(job.effectiveValues.map(Self.parameter))),
            ("statuses", .object(results.statusCounts.map { ($0.status, .integer(Int64($0.count))) })),
            ("counts", .object(results.counts.map { ($0.table, .integer(Int64($0.rows))) })),
            ("messages", .array(messages.map(\.json))),
            ("key", key.json),
            ("libraries", .object(libraries.map { ($0.name, .text($0.version)) })),
        ])
    }

    private var networkJSON: JSONValue {
        .object([
            ("name", .text(network.name)),
            ("digest", .text(network.digest.description)),
            (
                "sources",
                .array(
                    network.sources.map { source in
                        .object([("path", .text(source.path)), ("digest", .text(source.digest.description))])
                    })
            ),
            ("junctions", .integer(Int64(network.streets.junctionCount))),
            ("edges", .integer(Int64(network.streets.edgeCount))),
            ("turn_restrictions", .integer(Int64(network.report.restrictionsKept))),
            (
                "turn_restrictions_left_out",
                .object(network.report.skippedByReason.map { ($0.reason, .integer(Int64($0.count))) })
            ),
            ("missing_nodes", .integer(Int64(network.report.counts.missingNodes))),
        ])
    }

    private var libraries: [(name: String, version: String)] {
        Versions.libraries(usesCoordinateSystems: job.usesCoordinateSystems)
    }

    /// What the outputs depend on.
    private var key: JobKey {
        let parameters = JSONValue.object(job.effectiveValues.map { ($0.path, $0.value) }).written()
        return JobKey(
            [
                JobKey.Part("parameters", Digest(of: parameters).description),
                JobKey.Part("network", network.digest.description),
                JobKey.Part("arterial", Versions.engine),
            ] + libraries.map { JobKey.Part($0.name, $0.version) })
    }

    private static func parameter(_ value: EffectiveValue) -> (String, JSONValue) {
        (value.path, .object([("value", value.value), ("from", .text(value.origin.rawValue))]))
    }
}
