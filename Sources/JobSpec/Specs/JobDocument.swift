/// What a document of a YAML file turned out to be.
public enum JobDocument: Sendable {
    case job(JobDescription)
    case invalid(FaultyJob)
    /// Jobs of which nobody knows how many they are and what they are called, since the rest of a file or a matrix cannot be
    /// read: their name where they have one, what could be read of what they share, and their mistakes.
    case unread(name: String?, draft: JobDescription?, mistakes: [Mistake])
    /// Not a job, and why.
    case ignored(reason: String)

    public var isIgnored: Bool { if case .ignored = self { true } else { false } }
}
