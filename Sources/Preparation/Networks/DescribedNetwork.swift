import Vocabulary

/// What a network holds, for people and for programs.
public protocol DescribedNetwork: Sendable {
    /// Lines for people.
    var text: String { get }
    /// The same for programs.
    var json: JSONValue { get }
}

extension NetworkSummary: DescribedNetwork {}
extension UtilitySummary: DescribedNetwork {}
