import Vocabulary

/// All that the page knows, as one document of JSON.
struct PageDocument {
    let jobs: [(job: PageJob, drawing: JobDrawing)]
    let bases: [BaseMap]
    /// Jobs that there is no room to list.
    let leftOutJobs: Int
    let linksFiles: Bool

    /// Safe within HTML: no byte of it can begin a tag.
    var bytes: [UInt8] {
        let comma = [UInt8(ascii: ",")]
        var bytes = Array(head.written().utf8.dropLast())
        bytes += ",\"bases\":[".utf8
        for (index, base) in bases.enumerated() {
            if index > 0 { bytes += comma }
            base.write(into: &bytes)
        }
        bytes += "],\"jobs\":[".utf8
        for (index, (job, drawing)) in jobs.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            bytes += Self.json(job, drawing).written().utf8.dropLast()
            bytes += ",\"tables\":[".utf8
            for (index, table) in drawing.tables.enumerated() {
                if index > 0 { bytes += comma }
                bytes += table.json
            }
            bytes += "]}".utf8
        }
        bytes += "]}".utf8
        return InertJSON.bytes(of: bytes)
    }

    private var head: JSONValue {
        .object([
            ("leftOutJobs", .integer(Int64(leftOutJobs))),
            ("linksFiles", .boolean(linksFiles)),
        ])
    }

    private static func json(_ job: PageJob, _ drawing: JobDrawing) -> JSONValue {
        var members: [(String, JSONValue)] = [("name", .text(job.name))]
        if let failure = job.failure {
            members += [("failure", .text(failure)), ("reason", .text(String(job.reason.prefix(4000))))]
        }
        if let document = drawing.document { members += Self.members(document) }
        members.append(("remarks", .array(drawing.remarks.map(JSONValue.text))))
        return .object(members)
    }

    private static func members(_ document: JobDocument) -> [(String, JSONValue)] {
        func text(_ text: String?) -> JSONValue { text.map(JSONValue.text) ?? .null }
        return [
            ("kind", .text(document.kind)), ("description", text(document.description)),
            ("attribution", text(document.attribution)), ("network", text(document.network?.name)),
            ("mode", text(document.travelMode)),
            (
                "messages",
                .array(
                    document.messages.prefix(200).map { message in
                        .object([("severity", .text(message.severity.rawValue)), ("text", .text(message.text))])
                    })
            ),
            ("moreMessages", .integer(Int64(max(document.messages.count - 200, 0)))),
            ("counts", .object(document.counts.map { ($0.name, .integer(Int64($0.count))) })),
            (
                "parameters",
                .array(
                    document.parameters.prefix(60).map {
                        .array([.text($0.path), .text($0.value), .text($0.origin)])
                    })
            ),
            (
                "files",
                .array(document.files.map { .array([.text($0.name), .integer(Int64($0.bytes))]) })
            ),
        ]
    }
}
