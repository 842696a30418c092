import Vocabulary

/// Workers that run jobs, several at a time, and tell how these go.
protocol Crew: Sendable {
    func assign(_ order: JobOrder)
    /// Asks a job to stop. It still finishes, with an outcome.
    func cancel(_ index: Int, _ reason: Cancellation.Reason)
    func cancelAll(_ reason: Cancellation.Reason)
    /// Says that there is no more work.
    func close()
    /// Ends the crew at once, whatever it does, where that is possible.
    func kill()
    /// Bytes of memory that the crew holds now, networks that are mapped from files not counted; nil where nobody says.
    var memory: Int? { get }
}

/// How a crew ended.
enum CrewEnd: Sendable {
    /// As it was asked to.
    case closed
    /// Its process died. The last words are what it wrote to standard error.
    case died(ProcessEnd, lastWords: String)
}
