/// Why an analysis has no answer: a fault of the input, said in sentences that name the records.
public struct AnalysisFailure: Error, Equatable, CustomStringConvertible {
    /// One or more sentences, each about one record.
    public let reasons: [String]

    public init(_ reasons: [String]) { self.reasons = reasons }

    public var description: String { reasons.joined(separator: "; ") }
}
