import JobSpec

/// A job as its file says it, before it is prepared.
public struct PlannedJob: Sendable {
    public let name: String
    /// As messages show it.
    public let file: String
    /// The file's path below the project's folder; nil for one that lies elsewhere.
    let fileInProject: String?
    /// Nil where mistakes leave none.
    public let description: JobDescription?
    /// Whether its file and its name are without mistakes.
    public let isSound: Bool
    /// The line of its file that it begins in; nil where nobody knows.
    let line: Int?
    /// What was found in it when it was read, wherever it stands.
    private(set) var mistakes: [Mistake] = []

    /// The same job with what was found in it.
    func with(_ mistakes: [Mistake]) -> PlannedJob {
        var job = self
        job.mistakes = mistakes
        return job
    }
}
