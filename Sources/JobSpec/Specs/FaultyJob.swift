/// A job that cannot run, since there are mistakes in it.
public struct FaultyJob: Sendable {
    /// Nil where it has none.
    public let name: String?
    /// Where its name stands, or where the job begins where its file is its name; nil where nobody knows what it is called.
    public let namePlace: Mark?
    /// What its matrix puts behind the name.
    public let suffix: String
    /// What could be read of it, so that the rest of its mistakes can be found, too.
    public let draft: JobDescription?
    /// The line of its file that its document begins in.
    public let line: Int
    /// What is wrong in it, wherever it stands.
    public let mistakes: [Mistake]
}
