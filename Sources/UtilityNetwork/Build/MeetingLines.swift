/// Which types of lines meet at a place.
struct MeetingLines {
    /// Asset type to its lines at the place: one, or two of them.
    private var lines: [Int: [Int]] = [:]

    init() {}

    init(_ points: [PlaceConnections.LinePoint]) {
        for point in points { add(point.line, ofType: point.assetClass) }
    }

    mutating func add(_ line: Int, ofType assetClass: Int) {
        let known = lines[assetClass, default: []]
        // A line that comes back to the place is one.
        if known.count < 2, !known.contains(line) { lines[assetClass] = known + [line] }
    }

    func hasOther(than line: Int, ofType assetClass: Int) -> Bool {
        lines[assetClass]?.contains { $0 != line } ?? false
    }
}

/// Which types of lines that meet at a place without a junction belong together: a rule, or a chain of rules, connects them.
struct MeetingTypes {
    /// Asset type to its group.
    private var groups: [Int: Int] = [:]

    /// Complexity: O(n + k²) for n points of k types.
    init(_ points: [PlaceConnections.LinePoint], _ rules: RuleTable) {
        // An end connects with an end or an inner vertex, and two inner vertices do not.
        let ends = Set(points.lazy.filter { $0.side != nil }.map(\.assetClass)).sorted()
        let types = Set(points.lazy.map(\.assetClass)).sorted()
        for type in types { groups[type] = type }
        for type in types {
            for end in ends where rules.connectsDirectly(end, type) { unite(end, type) }
        }
    }

    func group(of type: Int) -> Int { groups[type] ?? type }

    private mutating func unite(_ one: Int, _ other: Int) {
        let (kept, merged) = (group(of: one), group(of: other))
        for type in groups.keys where groups[type] == merged { groups[type] = kept }
    }
}
