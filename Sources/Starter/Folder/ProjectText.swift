/// A file of a project: its path in the project's folder, and what it says.
public struct ProjectText: Sendable, Equatable {
    public let path: String
    public let text: String

    public init(_ path: String, _ text: String) {
        self.path = path
        self.text = text
    }
}
