import Vocabulary

/// A file, a folder or a database that a job or project file names.
public struct WrittenSource: Sendable, Hashable {
    /// As its user wrote it.
    public let text: String
    /// What is opened: a path, or a connection such as `PG:dbname=gis`. Paths start at the folder of the file that they
    /// are written in, whose name here is what it was opened by.
    public let target: String

    public init(_ source: Marked<String>) {
        text = source.value
        guard !text.hasPrefix("/"), !DatabaseConnection.isNamed(by: text) else {
            target = text
            return
        }
        let file = source.mark.fileName
        target = (file.lastIndex(of: "/").map { String(file[...$0]) } ?? "") + text
    }

    /// Whether it names a database server, not a file.
    public var isConnection: Bool { DatabaseConnection.isNamed(by: target) }
}
