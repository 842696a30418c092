import Foundation
import Vocabulary

/// What a job's `job.json` tells of it.
struct JobDocument: Sendable {
    struct OutputFile: Sendable {
        let name: String
        let bytes: Int
    }

    struct Network: Sendable, Hashable {
        let name: String
        let digest: String
    }

    let kind: String
    let description: String?
    let attribution: String?
    let network: Network?
    let travelMode: String?
    let messages: [Message]
    let counts: [(name: String, count: Int)]
    /// Values as one line of JSON, and where they are from; built-in ones are left out.
    let parameters: [(path: String, value: String, origin: String)]
    let files: [OutputFile]
    /// A digest of all of it, and so of the files.
    let seal: String

    /// - Returns: nil where there is none, or one that cannot be read.
    init?(in folder: String) {
        guard let data = FileManager.default.contents(atPath: folder + "/job.json"),
            let members = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
            let kind = members["kind"] as? String
        else { return nil }
        self.kind = kind
        description = members["description"] as? String
        attribution = members["attribution"] as? String
        network = (members["network"] as? [String: Any]).flatMap(Self.network)
        travelMode = (members["travel_mode"] as? [String: Any])?["name"] as? String
        messages = (members["messages"] as? [[String: String]] ?? []).compactMap(Self.message)
        counts = (members["counts"] as? [String: Int] ?? [:]).sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
        parameters = (members["parameters"] as? [String: [String: Any]] ?? [:]).sorted { $0.key < $1.key }
            .compactMap(Self.parameter)
        seal = members["seal"] as? String ?? ""
        files = (members["outputs"] as? [[String: Any]] ?? []).compactMap(Self.file)
    }

    private static func network(_ members: [String: Any]) -> Network? {
        guard let name = members["name"] as? String, let digest = members["digest"] as? String else { return nil }
        return Network(name: name, digest: digest)
    }

    private static func message(_ members: [String: String]) -> Message? {
        guard let severity = members["severity"].flatMap(Message.Severity.init), let code = members["code"],
            let text = members["text"]
        else { return nil }
        return Message(severity, code, text)
    }

    private static func parameter(_ entry: (key: String, value: [String: Any])) -> (String, String, String)? {
        guard let origin = entry.value["from"] as? String, origin != "built in", let value = entry.value["value"],
            !(value is NSNull)
        else { return nil }
        return (entry.key, text(value), origin)
    }

    private static func text(_ value: Any) -> String {
        if let text = value as? String { return text }
        let options: JSONSerialization.WritingOptions = [.fragmentsAllowed, .sortedKeys, .withoutEscapingSlashes]
        let data = (try? JSONSerialization.data(withJSONObject: value, options: options)) ?? Data()
        let text = String(decoding: data, as: UTF8.self)
        return text.count > 200 ? text.prefix(200) + "…" : text
    }

    /// Names that would lead out of the folder are nobody's.
    private static func file(_ members: [String: Any]) -> OutputFile? {
        guard let name = members["file"] as? String, !name.contains("/"), let bytes = members["bytes"] as? Int else {
            return nil
        }
        return OutputFile(name: name, bytes: bytes)
    }
}
