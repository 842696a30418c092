/// What a document of a YAML file turned out to be.
public enum JobDocument: Sendable {
    case job(JobDescription)
    /// A job that cannot run, since there are mistakes in it: its name where it has one, what its matrix puts behind the
    /// name, and what could be read of it, so that the rest of its mistakes can be found too; the lines of the file that
    /// are its own, from 1; and its mistakes, wherever they stand, none where all in its lines are its own.
    case invalid(name: String?, suffix: String, draft: JobDescription?, lines: Range<Int>, mistakes: [Mistake])
    /// Jobs of which nobody knows how many they are and what they are called, since the rest of a file or a matrix cannot be
    /// read: their name where they have one, and their mistakes, none where all of the file are theirs.
    case unread(name: String?, mistakes: [Mistake])
    /// Not a job, and why.
    case ignored(reason: String)
}
