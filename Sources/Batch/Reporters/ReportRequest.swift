import JobSpec
import ResultWriters
import Vocabulary

/// A report that somebody asked for: `junit=report.xml`.
public struct ReportRequest: Sendable, Equatable {
    /// Why a request means nothing.
    public struct Fault: Error, CustomStringConvertible {
        public let description: String
    }

    public let kind: ReportKind
    /// Nil: standard output.
    public let path: String?

    /// - Throws: `Fault`.
    public init(_ text: String, of kinds: [ReportKind]) throws(Fault) {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let names = kinds.map(\.rawValue)
        guard let kind = kinds.first(where: { $0.rawValue == parts[0] }) else {
            let nearest = Suggestion.nearest(to: parts[0], among: names)
            throw Fault(
                description: "there is no report \(SafeText.quoted(parts[0])): "
                    + (nearest.map { "did you mean '\($0)'?" } ?? "there are \(names.joined(separator: ", "))"))
        }
        guard parts.count == 2, !parts[1].isEmpty else {
            throw Fault(
                description: "--report \(kind.rawValue) needs a file: \(kind.rawValue)=FILE, or =- for standard output")
        }
        if [".yaml", ".yml"].contains(where: parts[1].lowercased().hasSuffix) {
            throw Fault(
                description:
                    "the report \(kind.rawValue) cannot go to \(SafeText.quoted(parts[1])): job files are called so")
        }
        self.kind = kind
        path = parts[1] == "-" ? nil : parts[1]
    }

    /// - Parameter output: takes what goes to standard output.
    /// - Throws: `WriteError`.
    public func write(_ summary: RunSummary, output: (String) -> Void) throws(WriteError) {
        let text = kind.text(of: summary)
        if let path { try WholeText.put(text, at: path) } else { output(text) }
    }
}
