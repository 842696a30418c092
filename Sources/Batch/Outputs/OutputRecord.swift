import FoundationEssentials
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
            SealedDocument.isIntact(Array(data)), let record = try? JSONText.parse(Array(data))
        else { return nil }
        return OutputRecord(record)
    }

    private init?(_ record: JSONValue) {
        guard let job = record["job"]?.text, let key = record["key"], let digest = key["digest"]?.text,
            case .array(let files)? = record["outputs"]
        else { return nil }
        self.job = job
        self.digest = digest
        self.key = JobKey(
            key.members.filter { $0.0 != "digest" }.map { JobKey.Part($0.0, $0.1.text) }
                .sorted { $0.name < $1.name })
        self.files = files.compactMap(Self.file)
        guard self.files.count == files.count else { return nil }
        counts = (record["counts"]?.members ?? []).map { TableCount(table: $0.0, rows: $0.1.integer ?? 0) }
            .sorted { $0.table < $1.table }
        messages = (record["messages"]?.items ?? []).compactMap(Self.message)
        jobFile = record["file"]?.text
        parameters = Dictionary(
            (record["parameters"]?.members ?? []).map { ($0.0, ($0.1["value"] ?? .null).written()) }
        ) { first, _ in first }
    }

    private static func file(_ file: JSONValue) -> WrittenFile? {
        guard let name = file["file"]?.text, !name.contains("/"), let bytes = file["bytes"]?.integer,
            let digest = (file["digest"]?.text).flatMap(Digest.init(hexadecimal:))
        else { return nil }
        return WrittenFile(name: name, bytes: bytes, digest: digest)
    }

    private static func message(_ message: JSONValue) -> Message? {
        guard let severity = (message["severity"]?.text).flatMap(Message.Severity.init),
            let code = message["code"]?.text, let text = message["text"]?.text
        else { return nil }
        return Message(severity, code, text)
    }
}
