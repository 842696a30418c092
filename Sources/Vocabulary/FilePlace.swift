/// A place in a file that somebody wrote, as messages tell it.
public struct FilePlace: Hashable, Sendable, CustomStringConvertible {
    /// The file's name as messages show it.
    public let file: String
    /// Counted from 1.
    public let line: Int
    /// In characters, counted from 1.
    public let column: Int

    public init(file: String, line: Int, column: Int) {
        (self.file, self.line, self.column) = (file, line, column)
    }

    /// Such as `town.yaml:17:9`.
    public var description: String { "\(file):\(line):\(column)" }
}
