import Preparation
import Vocabulary

/// What `job.json` says of a job's network.
struct NetworkRecord {
    let network: LoadedNetwork

    var json: JSONValue {
        .object([
            ("name", .text(network.name)),
            ("digest", .text(network.digest.description)),
            ("sources", .array(network.sources.map(source))),
            ("junctions", .integer(Int64(network.streets.junctionCount))),
            ("edges", .integer(Int64(network.streets.edgeCount))),
            ("turn_restrictions", .integer(Int64(network.report.turnRestrictions))),
            (
                "turn_restrictions_left_out",
                .object(network.report.restrictionsLeftOut.map { ($0.reason, .integer(Int64($0.count))) })
            ),
            ("missing_nodes", .integer(Int64(network.report.missingNodes))),
        ])
    }

    private func source(_ source: (path: String, digest: Digest?)) -> JSONValue {
        let digest = source.digest.map { JSONValue.text($0.description) } ?? .null
        return .object([("path", .text(source.path)), ("digest", digest)])
    }
}
