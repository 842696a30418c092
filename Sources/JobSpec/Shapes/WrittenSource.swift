import Vocabulary

/// A file, a folder or a database that a job or project file names.
public struct WrittenSource: Sendable, Hashable {
    /// As its user wrote it: a path with the environment's values, what is on a server without them.
    public let text: String
    /// The text with the environment's values: a path, or a connection such as `PG:dbname=gis`.
    public let value: String
    /// Where paths start: the folder of the file that they are written in, with `/` at its end; empty for the present one.
    public let folder: String
    /// The values of the environment in what names a server, which nobody else is to see.
    public let secrets: [WrittenText.Value]

    public init(_ source: Marked<String>) {
        value = source.value
        folder = source.mark.fileName.lastIndex(of: "/").map { String(source.mark.fileName[...$0]) } ?? ""
        let isRemote = RemoteSource.isNamed(by: value)
        text = isRemote ? source.written?.text ?? value : value
        secrets = isRemote ? source.written?.values ?? [] : []
    }
}
