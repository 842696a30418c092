import Vocabulary

/// Tells jobs from other YAML.
enum Discovery {
    case job
    /// Something that was meant to be a job: where, what is wrong, and what would be right.
    case nearMiss(Mark, message: String, help: String?)
    case ignored(reason: String)

    static let noJobKey = "no job key"

    static func of(_ root: Node) -> Discovery {
        guard let pairs = root.pairs else { return .ignored(reason: noJobKey) }
        if root.pair("job") != nil { return .job }
        if let near = pairs.first(where: isNearJob) {
            return .nearMiss(
                near.keyMark, message: "there is no key 'job', but \(SafeText.quoted(near.key))",
                help: "did you mean 'job'?")
        }
        if let kind = JobKind.allCases.first(where: { isMeant(root, as: $0) }) {
            return .nearMiss(
                root.mark, message: "the key 'job' is missing",
                help: "say what kind of job this is: 'job: \(kind.rawValue)'")
        }
        return .ignored(reason: noJobKey)
    }

    /// Whether a mapping has what only jobs of a kind have.
    private static func isMeant(_ root: Node, as kind: JobKind) -> Bool {
        switch kind {
        case .route: root.pair("network") != nil && root.pair("stops") != nil
        case .serviceArea: root.pair("network") != nil && root.pair("facilities") != nil
        case .trace: root.pair("network") != nil && root.hasAny(of: ["trace_type", "starting_locations"])
        case .relatedRecords:
            root.pair("source") != nil && root.hasAny(of: ["relationship", "related_where", "related_fields"])
        }
    }

    /// Whether a key is a slip for `job`. The value must be a word: other programs' files have lists of `jobs`.
    private static func isNearJob(_ pair: Node.Pair) -> Bool {
        pair.value.text != nil && Suggestion.nearest(to: pair.key, among: ["job"]) != nil
    }
}
