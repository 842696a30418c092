import Vocabulary

/// Helps somebody who named what does not exist.
enum UnknownName {
    /// The nearest name that exists, or all that do.
    static func help(for name: String, among known: [String]) -> String {
        if let nearest = Suggestion.nearest(to: name, among: known) {
            return Suggestion.question(whether: nearest, insteadOf: name)
        }
        return known.isEmpty ? "there are none" : "these exist: " + known.joined(separator: ", ")
    }
}
