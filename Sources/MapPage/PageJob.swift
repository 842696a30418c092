/// A job as the page lists it.
public struct PageJob: Sendable {
    public let name: String
    /// Why it has no outputs of its own: `failed` and the like; nil for one that has them.
    public let failure: String?
    /// What there is to say of the failure, in lines.
    public let reason: String

    public init(name: String, failure: String?, reason: String) {
        self.name = name
        self.failure = failure
        self.reason = reason
    }
}
