import ImageFile
import Preparation
import Vocabulary

/// What `job.json` says of a job's network.
struct NetworkRecord {
    let digest: Digest
    let json: JSONValue

    init(_ network: LoadedNetwork) {
        digest = network.digest
        json = Self.json(
            network.name, network.digest, network.sources,
            [
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

    init(_ network: LoadedUtilityNetwork) {
        digest = network.digest
        json = Self.json(
            network.name, network.digest, network.sources,
            [("features", .integer(Int64(network.network.featureCount)))])
    }

    private static func json(
        _ name: String, _ digest: Digest, _ sources: [(path: String, digest: Digest?)], _ figures: [(String, JSONValue)]
    ) -> JSONValue {
        .object(
            [
                ("name", .text(name)), ("digest", .text(digest.description)),
                ("sources", .array(sources.map(source))),
            ] + figures)
    }

    private static func source(_ source: (path: String, digest: Digest?)) -> JSONValue {
        let digest = source.digest.map { JSONValue.text($0.description) } ?? .null
        return .object([("path", .text(source.path)), ("digest", digest)])
    }
}
