/// What a command tells its caller.
public enum ExitCode: Int32, Sendable, CaseIterable {
    /// All jobs succeeded.
    case success = 0
    /// Some job failed; the others' outputs stand.
    case failure = 1
    /// Bad usage, a bad project file, or nothing to run: nothing ran.
    case unusable = 2
    /// Interrupted; finished jobs' outputs stand.
    case interrupted = 130
}
