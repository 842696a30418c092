import Vocabulary

/// What the page tells of a job beside its tables: what it is called, how it went, what it was given, what it wrote.
struct JobFacts: Sendable {
    /// What is always told, as members of JSON.
    private let name: String
    /// In the order in which they are given room.
    private let members: [FactMember]

    /// - Parameter document: nil for a job without outputs.
    init(_ job: PageJob, _ document: RecordedJob?) {
        var name = "\"name\":"
        JSONValue.writeQuoted(job.name, into: &name)
        self.name = name
        let told: [FactMember?] = [
            job.failure.map { .text("failure", $0) },
            job.failure.map { _ in .text("reason", String(job.reason.prefix(4000))) },
            document.flatMap(Self.remark).flatMap { .list("remarks", [FactMember.quoted($0)]) },
        ]
        members = told.compactMap(\.self) + (document.map(Self.members) ?? [])
    }

    private static func members(_ document: RecordedJob) -> [FactMember] {
        func parameter(_ path: String, unless usual: String = "") -> String? {
            document.parameters.first { $0.path == path && $0.value != usual }?.value
        }
        let told: [FactMember?] = [
            .text("kind", document.kind), document.network.map { .text("network", $0.name) },
            document.travelMode.map { .text("mode", $0) }, parameter("impedance").map { .text("impedance", $0) },
            parameter("geometry_at_cutoff", unless: "rings").map { .text("cutoff", $0) },
            parameter("geometry_at_overlap", unless: "overlap").map { .text("overlap", $0) },
            parameter("directions.units", unless: "metric").map { .text("units", $0) },
            .object("counts", document.counts.map { (FactMember.quoted($0.name), "\($0.count)") }),
            .list(
                "messages",
                document.messages.map { "{\"severity\":\"\($0.severity)\",\"text\":\(FactMember.quoted($0.text))}" },
                atMost: 200),
            document.description.map { .text("description", $0) },
            .list(
                "parameters",
                document.parameters.map { parameter in
                    "["
                        + [parameter.path, parameter.value, parameter.origin].map(FactMember.quoted).joined(
                            separator: ",")
                        + "]"
                }, atMost: 60),
            .list("files", document.files.map { "[\(FactMember.quoted($0.name)),\($0.bytes)]" }),
            document.attribution.map { .text("attribution", $0) },
        ]
        return told.compactMap(\.self)
    }

    /// Results that nothing is read of, in a sentence.
    private static func remark(_ document: RecordedJob) -> String? {
        guard WrittenTable.all(of: document).isEmpty else { return nil }
        if document.files.contains(where: { $0.name == "results.gpkg" }) {
            return "results.gpkg is not shown: GeoJSON beside it would be"
        }
        if document.files.contains(where: { $0.name.hasSuffix(".fgb") }) {
            return "files of FlatGeobuf are not shown: GeoJSON beside them would be"
        }
        if document.files.contains(where: { $0.name == "trace_results.json" }) {
            return "trace_results.json is not shown: GeoJSON beside it would be"
        }
        return nil
    }

    /// Bytes of the page for all of it.
    var length: Int { members.reduce(name.utf8.count) { $0 + $1.length } }

    /// Members of an object of JSON, without braces.
    ///
    /// - Parameter room: as many bytes as they may take; names are told even so.
    func json(within room: Int) -> String {
        members.reduce(into: name) { json, member in json += member.json(within: room - json.utf8.count) }
    }
}
