/// Gives each relationship of a source a name of its own, case ignored.
struct RelationshipNames {
    private var taken: Set<String> = []

    /// The first of several names that is not taken yet; else the last one with the first number that makes it free.
    ///
    /// - Precondition: there is at least one candidate.
    mutating func free(among candidates: [String]) -> String {
        let last = candidates[candidates.count - 1]
        let numbered = (2...).lazy.map { "\(last)_\($0)" }
        let name = candidates.first(where: isFree) ?? numbered.first(where: isFree) ?? last
        taken.insert(name.lowercased())
        return name
    }

    private func isFree(_ name: String) -> Bool { !taken.contains(name.lowercased()) }
}
