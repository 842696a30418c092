import JobSpec

/// A job as its file says it, before it is prepared.
struct JobRead: Sendable {
    let name: String
    let file: String
    /// Nil where mistakes leave none.
    let description: JobDescription?
    /// Whether its file and its name are without mistakes.
    let isSound: Bool
}
