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
        if root.pair("network") != nil, root.pair("stops") != nil {
            return .nearMiss(
                root.mark, message: "the key 'job' is missing",
                help: "say what kind of job this is: 'job: route'")
        }
        return .ignored(reason: noJobKey)
    }

    /// Whether a key is a slip for `job`. The value must be a word: other programs' files have lists of `jobs`.
    private static func isNearJob(_ pair: Node.Pair) -> Bool {
        pair.value.text != nil && Suggestion.nearest(to: pair.key, among: ["job"]) != nil
    }
}
