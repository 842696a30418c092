import NetworkImport

/// What the values of a field of one-ways mean, as far as it is known.
struct OneWayWords {
    /// Words that mean nothing to a network unless they are named.
    private static let further: [(meaning: OneWayMeaning, words: Set<String>)] = [
        (
            .forward,
            ["oneway", "onewayforward", "with", "along", "fromto", "positive", "ab", "onewayft", "onewayab", "einbahn"]
        ),
        (
            .backward,
            ["against", "tofrom", "negative", "ba", "onewaybackward", "onewayreverse", "onewaytf", "onewayba"]
        ),
        (.both, ["twoway", "bothways", "bothdirections", "none", "bidirectional", "double", "zweirichtung"]),
    ]

    private var lists: [OneWayMeaning: [String]] = [:]
    private(set) var unknown: [String] = []
    /// Whether most streets have `N` beside codes of directions: they are not one-way then, and not closed.
    private(set) var noIsUsual = false

    /// - Parameters:
    ///   - rows: how many rows have each value.
    ///   - streetCount: of all, those without a value among them.
    init(_ rows: [String: Int], of streetCount: Int) {
        let values = rows.keys.sorted()
        if Set(values.map(Words.plain)).isSubset(of: ["t", "f"]) {
            // Beside neither both nor none they are no directions: all streets would be one-way.
            lists = Dictionary(grouping: values) { Words.plain($0) == "t" ? .forward : .both }
            return
        }
        for value in values where OneWayMeaning(usual: value) == nil && !Self.isNo(value) {
            if let entry = Self.further.first(where: { $0.words.contains(Words.plain(value)) }) {
                lists[entry.meaning, default: []].append(value)
            } else {
                unknown.append(value)
            }
        }
        let hasCodes = values.contains(where: OneWayMeaning.isDirection)
        let streetsWithNo = rows.filter { Self.isNo($0.key) }.values.reduce(0, +)
        noIsUsual = hasCodes && streetsWithNo * 2 > streetCount
        // Where meanings are named, all of them are.
        guard !lists.isEmpty || noIsUsual else { return }
        for value in values {
            let no: OneWayMeaning? = Self.isNo(value) ? hasCodes && !noIsUsual ? .closed : .both : nil
            if let meaning = OneWayMeaning(usual: value) ?? no { lists[meaning, default: []].append(value) }
        }
    }

    /// Whether a value is the letter whose meaning depends on those beside it.
    private static func isNo(_ value: String) -> Bool { Words.plain(value) == "n" }

    /// The value of the key `oneway`.
    func field(_ name: String) -> String {
        guard !lists.isEmpty else { return JobText.quoted(name) }
        let keys: [(OneWayMeaning, String)] = [
            (.forward, "forward"), (.backward, "backward"), (.both, "both"), (.closed, "closed"),
        ]
        let members = keys.compactMap { meaning, key in
            lists[meaning].map { "\(key): [\($0.map(JobText.quoted).joined(separator: ", "))]" }
        }
        return "{field: \(JobText.quoted(name)), \(members.joined(separator: ", "))}"
    }
}
