/// What a document of a YAML file turned out to be.
public enum JobDocument: Sendable {
    case job(JobDescription)
    /// A job that cannot run, since there are mistakes in it; its name where it has one.
    case invalid(name: String?)
    /// Not a job, and why.
    case ignored(reason: String)
}
