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
public struct EPANETFaults: Error, Sendable, CustomStringConvertible {
    /// A file that is something else altogether has a mistake in every line.
    private static let mostShown = 100

    public let all: [EPANETFault]

    public var description: String {
        let shown = all.prefix(Self.mostShown).map(\.description)
        let rest = all.count - shown.count
        return (shown + (rest > 0 ? ["\(rest) more mistakes"] : [])).joined(separator: "\n")
    }
}
