import ImageFile
import Preparation
import Vocabulary

/// What shards have in common that belong together: the same jobs in the same order, run by the same version in the same project.
///
/// What the jobs and their sources say is no part of it: whether outputs fit those is for their keys to tell.
struct PlanIdentity: Equatable, Sendable {
    let engine: String
    /// Of the project file's content; nil without one.
    let project: Digest?
    let digest: Digest

    /// - Parameter names: of all jobs of the plan, in its order.
    init(names: [String], engine: String, project: Digest?) {
        self.engine = engine
        self.project = project
        let parts: [JSONValue] = [
            .text(engine), project.map { .text($0.description) } ?? .null, .array(names.map(JSONValue.text)),
        ]
        digest = Digest(of: JSONValue.array(parts).written())
    }

    /// As it was written.
    init(engine: String, project: Digest?, digest: Digest) {
        self.engine = engine
        self.project = project
        self.digest = digest
    }
}
