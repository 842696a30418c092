/// All mistakes of a source, as one error.
///
/// What is something else altogether has one in every line: the first hundred are told, and how many more there are.
public protocol FaultList: Error, CustomStringConvertible {
    associatedtype Fault: CustomStringConvertible

    /// In the order of the source.
    var all: [Fault] { get }
}

extension FaultList {
    private static var mostShown: Int { 100 }

    public var description: String {
        // Ids may hold line feeds.
        let shown = all.prefix(Self.mostShown).map {
            $0.description.split(whereSeparator: \.isNewline).joined(separator: " ")
        }
        let rest = all.count - shown.count
        return (shown + (rest > 0 ? ["\(rest) more mistakes"] : [])).joined(separator: "\n")
    }
}
