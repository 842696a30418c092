import Vocabulary

/// A mistake in an EPANET input file.
public struct EPANETFault: Hashable, Sendable, CustomStringConvertible {
    /// As the user wrote it.
    public let file: String
    public let line: Int
    /// What is at fault, such as `pipe P-12`.
    public let element: String
    /// One sentence without a full stop: what is wrong, and what would be right.
    public let rule: String

    public var description: String { "\(file):\(line): \(element): \(rule)" }
}

/// All mistakes of a file, in the order of its lines.
public struct EPANETFaults: FaultList, Sendable {
    public let all: [EPANETFault]
}
