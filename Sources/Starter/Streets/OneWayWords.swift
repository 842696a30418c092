/// What the values of a field of one-ways mean, as far as it is known.
struct OneWayWords {
    /// Values that mean what they do without being named.
    private static let usual: Set<String> = [
        "ft", "f", "forward", "yes", "y", "true", "1", "tf", "t", "backward", "reverse", "-1", "b", "both", "no",
        "false",
        "0", "n", "closed",
    ]
    private static let further: [(key: String, words: Set<String>)] = [
        (
            "forward",
            ["oneway", "onewayforward", "with", "along", "fromto", "positive", "ab", "onewayft", "onewayab", "einbahn"]
        ),
        (
            "backward",
            ["against", "tofrom", "negative", "ba", "onewaybackward", "onewayreverse", "onewaytf", "onewayba"]
        ),
        ("both", ["twoway", "bothways", "bothdirections", "none", "bidirectional", "double", "zweirichtung"]),
    ]

    private var lists: [String: [String]] = [:]
    private(set) var unknown: [String] = []

    init(_ values: [String]) {
        if Set(values.map(Self.word)).isSubset(of: ["t", "f"]) {
            // Beside neither both nor none they are no directions: all streets would be one-way.
            lists = Dictionary(grouping: values.sorted()) { Self.word($0) == "t" ? "forward" : "both" }
            return
        }
        for value in values.sorted() {
            if Self.usual.contains(Self.word(value)) { continue }
            if let entry = Self.further.first(where: { $0.words.contains(Words.plain(value)) }) {
                lists[entry.key, default: []].append(value)
            } else {
                unknown.append(value)
            }
        }
        // Where meanings are named, all of them are.
        guard !lists.isEmpty else { return }
        // Beside codes of directions `N` is one, which closes, as it does where nothing is named.
        let hasCodes = !Set(values.map(Self.word)).isDisjoint(with: ["ft", "tf", "f", "t", "b"])
        for value in values.sorted() where Self.usual.contains(Self.word(value)) {
            let key =
                switch Self.word(value) {
                case "ft", "f", "forward", "yes", "y", "true", "1": "forward"
                case "tf", "t", "backward", "reverse", "-1": "backward"
                case "closed": "closed"
                case "n": hasCodes ? "closed" : "both"
                default: "both"
                }
            lists[key, default: []].append(value)
        }
    }

    private static func word(_ value: String) -> String { value.lowercased().trimmingPrefix { $0 == " " }.description }

    /// The value of the key `oneway`.
    func field(_ name: String) -> String {
        guard !lists.isEmpty else { return JobText.quoted(name) }
        let members = ["forward", "backward", "both", "closed"].compactMap { key in
            lists[key].map { "\(key): [\($0.map(JobText.quoted).joined(separator: ", "))]" }
        }
        return "{field: \(JobText.quoted(name)), \(members.joined(separator: ", "))}"
    }
}
