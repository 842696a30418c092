/// What jobs may take together.
struct CrewLimits: Sendable {
    /// Bytes that the process which runs jobs may hold, networks mapped from files not counted; nil: no limit.
    let memory: Int?
    /// Whether a single worker gets a job only when the one before has been judged: what follows a failure may not begin.
    var isInStep = false
}
