/// What a document of a YAML file turned out to be.
public enum JobDocument: Sendable {
    case job(JobDescription)
    /// A job that cannot run, since there are mistakes in it: its name where it has one, what its matrix puts behind the
    /// name, and what could be read of it, so that the rest of its mistakes can be found too.
    case invalid(name: String?, suffix: String, draft: JobDescription?)
    /// Not a job, and why.
    case ignored(reason: String)
}
