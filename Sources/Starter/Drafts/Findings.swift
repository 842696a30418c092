/// What a draft has found in data: sentences for whoever asked for it.
public struct Findings: Sendable {
    /// What the data is taken for.
    public internal(set) var found: [String] = []
    /// What stands in the project as a guess.
    public internal(set) var guessed: [String] = []
    /// What nothing in the data says.
    public internal(set) var open: [String] = []

    /// Lines for people.
    public var text: String {
        found.map { $0 + ".\n" }.joined()
            + Self.list("Guessed, and marked so in the files", guessed)
            + Self.list("Not guessed", open)
    }

    private static func list(_ title: String, _ sentences: [String]) -> String {
        sentences.isEmpty ? "" : "\n\(title):\n" + sentences.map { "  - \($0)\n" }.joined()
    }
}
