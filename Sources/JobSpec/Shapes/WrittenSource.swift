import Vocabulary

/// A file, a folder or a database that a job or project file names.
public struct WrittenSource: Sendable, Hashable {
    /// As its user wrote it: a path with the environment's values, a connection without them.
    public let text: String
    /// What is opened: a path, or a connection such as `PG:dbname=gis`. Paths start at the folder of the file that they
    /// are written in, whose name here is what it was opened by.
    public let target: String
    /// The values of the environment in a connection, which nobody else is to see.
    public let secrets: [WrittenText.Value]

    public init(_ source: Marked<String>) {
        let value = source.value
        guard !DatabaseConnection.isNamed(by: value) else {
            (text, target, secrets) = (source.written?.text ?? value, value, source.written?.values ?? [])
            return
        }
        let file = source.mark.fileName
        let folder = value.hasPrefix("/") ? "" : file.lastIndex(of: "/").map { String(file[...$0]) } ?? ""
        (text, target, secrets) = (value, folder + value, [])
    }

    /// Whether it names a database server, not a file.
    public var isConnection: Bool { DatabaseConnection.isNamed(by: target) }
}
