import JobSpec
import UtilityNetwork

/// Why a network cannot be used by any job.
public struct NetworkFailure: Error, Equatable, CustomStringConvertible {
    /// In sentences; of several mistakes the first.
    public let reason: String
    /// All of it, for people: mistakes with their lines.
    public let description: String
    /// What is wrong in files that somebody wrote, where that is why.
    public let mistakes: [Mistake]

    public init(_ description: String) {
        (reason, self.description, mistakes) = (description, description, [])
    }

    private init(_ beginning: String, mistakes: [Mistake]) {
        self.mistakes = mistakes
        reason = mistakes.firstErrorSentence.map { "\(beginning) \($0)" } ?? beginning
        let lines = mistakes.flatMap { $0.text.split(separator: "\n").map(String.init) }
        description = ([beginning] + lines).joined(separator: "\n")
    }
}

extension NetworkFailure {
    /// - Parameters:
    ///   - error: why it cannot be loaded.
    ///   - readable: the error in sentences; of several things that are wrong a line or more each.
    init(loading network: String, _ error: any Error, _ readable: String) {
        let beginning = "the network '\(network)' cannot be loaded:"
        let mistakes = (error as? NetworkMistakes)?.mistakes ?? (error as? UtilityFaults)?.mistakes ?? []
        if mistakes.isEmpty {
            let lines = readable.split(separator: "\n")
            self.init(beginning + (lines.count == 1 ? " " + readable : lines.map { "\n" + $0 }.joined()))
        } else {
            self.init(beginning, mistakes: mistakes)
        }
    }
}
