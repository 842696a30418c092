import Vocabulary

/// What a crew in a process of its own is told.
enum CrewRequest: Sendable, Codable {
    /// First of all.
    case begin(CrewSetting)
    case run(JobOrder)
    case cancel(Int, Cancellation.Reason)
    case cancelAll(Cancellation.Reason)
    /// There is nothing more to do: the process ends when what it has begun is done.
    case end
}
