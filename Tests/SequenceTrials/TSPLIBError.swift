/// What is wrong with a TSPLIB file, and where.
public struct TSPLIBError: Error, Equatable, CustomStringConvertible {
    public let file: String
    /// From 1.
    public let line: Int
    public let reason: String

    public var description: String { "\(file):\(line): \(reason)" }
}
