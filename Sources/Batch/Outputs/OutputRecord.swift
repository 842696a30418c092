import Foundation
import ImageFile
import Preparation
import Vocabulary

/// What the `job.json` of an earlier run says of the outputs beside it.
public struct OutputRecord: Sendable {
    /// The job's name, which its folder had when it was written.
    let job: String
    /// What the outputs depend on.
    let key: JobKey
    let digest: String
    /// Without `job.json` itself.
    let files: [WrittenFile]
    let counts: [TableCount]
    let messages: [Message]
    /// The job's file, below the project's folder; nil for one that lay elsewhere.
    let jobFile: String?
    /// The effective values by their paths, as text.
    let parameters: [String: String]

    /// Reads the record of a job's folder.
    ///
    /// - Returns: nil where there is none, or one that is not as it was written.
    static func read(_ folder: String) -> OutputRecord? {
        guard let data = FileManager.default.contents(atPath: folder + "/" + JobRecord.fileName),
            SealedDocument.isIntact(Array(data)),
            let members = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
        else { return nil }
        return OutputRecord(members)
    }

    private init?(_ members: [String: Any]) {
        guard let job = members["job"] as? String,
            let key = members["key"] as? [String: Any], let digest = key["digest"] as? String,
            let files = members["outputs"] as? [[String: Any]]
        else { return nil }
        self.job = job
        self.digest = digest
        self.key = JobKey(
            key.filter { $0.key != "digest" }.map { JobKey.Part($0.key, $0.value as? String) }
                .sorted { $0.name < $1.name })
        self.files = files.compactMap(Self.file)
        guard self.files.count == files.count else { return nil }
        counts = (members["counts"] as? [String: Int] ?? [:]).map { TableCount(table: $0.key, rows: $0.value) }
            .sorted { $0.table < $1.table }
        messages = (members["messages"] as? [[String: String]] ?? []).compactMap(Self.message)
        jobFile = members["file"] as? String
        parameters = (members["parameters"] as? [String: [String: Any]] ?? [:]).mapValues { Self.text($0["value"]) }
    }

    private static func file(_ members: [String: Any]) -> WrittenFile? {
        guard let name = members["file"] as? String, !name.contains("/"), let bytes = members["bytes"] as? Int,
            let digest = (members["digest"] as? String).flatMap(Digest.init(hexadecimal:))
        else { return nil }
        return WrittenFile(name: name, bytes: bytes, digest: digest)
    }

    private static func message(_ members: [String: String]) -> Message? {
        guard let severity = members["severity"].flatMap(Message.Severity.init), let code = members["code"],
            let text = members["text"]
        else { return nil }
        return Message(severity, code, text)
    }

    /// A value as one line of JSON.
    static func text(_ value: Any?) -> String {
        guard let value, !(value is NSNull) else { return "null" }
        let options: JSONSerialization.WritingOptions = [.fragmentsAllowed, .sortedKeys, .withoutEscapingSlashes]
        let data = try? JSONSerialization.data(withJSONObject: value, options: options)
        return String(decoding: data ?? Data(), as: UTF8.self)
    }
}
