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
    /// The lines of its file that are its own; nil where nobody knows.
    let lines: Range<Int>?
    /// What is wrong in it, wherever it stands; none where that is what stands in its lines.
    private(set) var mistakes: [Mistake] = []

    /// The same job with mistakes that were found in it.
    func with(_ mistakes: [Mistake]) -> PlannedJob {
        var job = self
        job.mistakes = mistakes
        return job
    }
}
