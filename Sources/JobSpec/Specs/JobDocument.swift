/// What a document of a YAML file turned out to be.
public enum JobDocument: Sendable {
    case job(JobDescription)
    /// A job that cannot run, since there are mistakes in it: its name where it has one, what its matrix puts behind the
    /// name, and what could be read of it, so that the rest of its mistakes can be found too; and the lines of the file that
    /// are its own, from 1.
    case invalid(name: String?, suffix: String, draft: JobDescription?, lines: Range<Int>)
    /// Jobs of which nobody knows how many they are and what they are called, since the rest of a file or a matrix cannot be
    /// read: their name where they have one.
    case unread(name: String?)
    /// Not a job, and why.
    case ignored(reason: String)
}
