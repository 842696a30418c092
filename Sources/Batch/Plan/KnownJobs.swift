/// What is known of the jobs of all files that were read: enough to say of outputs whether their job is no more.
struct KnownJobs: Sendable {
    /// The names of all jobs, those left out included.
    var names: Set<String> = []
    /// The files without mistakes, below the project's folder: they hold no other jobs.
    var files: Set<String> = []
    /// The files with mistakes, as messages show them, by their places below the project's folder.
    var faultyFiles: [String: String] = [:]
    /// Those of which nobody knows what their jobs are called, as messages show them.
    var unreadFiles: [String] = []
}
