/// Why there is no project to start from: a sentence, and where they help, others that say what to do.
public struct StarterRefused: Error, CustomStringConvertible {
    public let description: String

    init(_ description: String) { self.description = description }
}
