import Vocabulary

/// A `job.json`, sorted by what its values are about.
struct ComparedRecord {
    /// The job's name; nil where it is not said.
    private(set) var job: String?
    private(set) var origins: [(path: String, value: JSONValue)] = []
    private(set) var versions: [(path: String, value: JSONValue)] = []
    /// Such as `stops.ok` and `pairs`.
    private(set) var amounts: [(path: String, value: JSONValue)] = []
    private(set) var messages: [String] = []

    static let file = "job.json"

    /// A record of nothing.
    init() {}

    /// - Throws: `OutputFault`, which names the file.
    init(at path: String) throws(OutputFault) {
        let bytes = try FileContent.bytes(of: path)
        do {
            guard case .object(let members) = try JSONText.parse(bytes), members.contains(where: { $0.0 == "job" })
            else { throw OutputFault(path, "it is no record of a job") }
            for (name, value) in members { read(name, value) }
        } catch let fault as OutputFault {
            throw fault
        } catch {
            throw OutputFault(path, "\(error)")
        }
    }

    /// That of geometries in tables of CSV, by its definition; nil where the job says none.
    var coordinateSystem: String? { parameter("outputs.crs") }

    /// The value of a parameter, where it is a text.
    private func parameter(_ name: String) -> String? {
        guard case .text(let text)? = origins.first(where: { $0.path == "parameter \(name)" })?.value["value"] else {
            return nil
        }
        return text
    }

    private mutating func read(_ name: String, _ value: JSONValue) {
        switch name {
        case "job":
            if case .text(let text) = value { job = text }
            origins.append((name, value))
        case "parameters": origins += value.members.map { ("parameter \($0.0)", $0.1) }
        case "inputs": origins += value.items.map { $0.source("input") }
        case "statuses", "counts": amounts += value.members.map { ($0.0, $0.1) }
        case "messages": messages += value.items.map(Self.message)
        case "key": origins += value.members.filter { $0.0.hasPrefix("language ") }.map { ($0.0, $0.1) }
        case "arterial": versions.append((name, value))
        case "libraries": versions += value.members.map { ($0.0, $0.1) }
        // What is in the files themselves is compared; where the job was written is no difference in what came out.
        case "outputs", "seal", "file": break
        default: origins += value.leaves(name)
        }
    }

    private static func message(_ value: JSONValue) -> String {
        guard case .text(let severity)? = value["severity"], case .text(let text)? = value["text"] else {
            return value.written()
        }
        return "\(severity): \(text)"
    }
}

extension JSONValue {
    /// A file or table that was read, by its name, and its digest.
    fileprivate func source(_ kind: String) -> (path: String, value: JSONValue) {
        guard case .text(let name)? = self["source"] ?? self["path"] else { return (kind, self) }
        return ("\(kind) \(name)", self["digest"] ?? .null)
    }

    /// The values that are no objects, with the paths that lead to them; of sources one by one.
    fileprivate func leaves(_ path: String) -> [(path: String, value: JSONValue)] {
        if path == "network.sources" { return items.map { $0.source("network source") } }
        guard case .object(let members) = self, !members.isEmpty else { return [(path, self)] }
        return members.flatMap { $0.1.leaves("\(path).\($0.0)") }
    }
}
