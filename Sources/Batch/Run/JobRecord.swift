import JobSpec
import Preparation
import Results
import Vocabulary

/// What `job.json` says: everything that explains a job's outputs, and nothing that changes from run to run.
struct JobRecord {
    static let fileName = "job.json"

    let job: PreparedJob
    /// The job's file, below the project's folder; nil for one that lies elsewhere.
    let file: String?
    /// Nil for a job that needs none.
    let network: NetworkRecord?
    /// What the job leaves to its network.
    let networkValues: [EffectiveValue]
    let inputs: [InputDigests.Input]
    /// Counts beyond those of the tables' rows.
    let figures: [(name: String, count: Int)]
    let messages: [Message]
    /// What the outputs depend on.
    let key: JobKey
    /// The files of the job beside this one.
    let files: [WrittenFile]

    func members(_ results: CountedResults) -> [(String, JSONValue)] {
        var members: [(String, JSONValue)] = [
            ("job", .text(job.name)),
            ("kind", .text(job.kind.rawValue)),
            ("file", file.map(JSONValue.text) ?? .null),
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
        return members + [
            ("inputs", .array(inputs.map(\.json))),
            ("parameters", .object((job.effectiveValues + networkValues).map(Self.parameter))),
            ("statuses", .object(results.statusCounts.map { ($0.status, .integer(Int64($0.count))) })),
            ("counts", .object(rows + figures.map { ($0.name, .integer(Int64($0.count))) })),
            ("messages", .array(messages.map(\.json))),
            ("key", key.json),
            ("libraries", .object(libraries.map { ($0.name, .text($0.version)) })),
            ("outputs", .array(files.map(\.json))),
        ]
    }

    private var libraries: [(name: String, version: String)] {
        Versions.libraries(job.libraryUse)
    }

    private static func parameter(_ value: EffectiveValue) -> (String, JSONValue) {
        (value.path, .object([("value", value.printed), ("from", .text(value.origin.rawValue))]))
    }
}
