/// Tags with values that count: a tag matches where its value is one of those listed, or where `any` is listed.
public struct TagCondition: Sendable, Equatable {
    private let values: [String: [String]]

    /// The condition that nothing meets.
    public init() { values = [:] }

    public init(_ values: [String: [String]]) { self.values = values }

    public var keys: [String] { values.keys.sorted() }

    /// The values that are listed for a key.
    public func listed(for key: String) -> [String] { values[key] ?? [] }

    /// The condition without what it says of some keys.
    func without(_ keys: Set<String>) -> TagCondition { TagCondition(values.filter { !keys.contains($0.key) }) }

    /// Everything that the condition says, as one text: for digests.
    var canonicalText: String {
        var text = CanonicalText()
        for key in keys { text.add("tag", [key] + (values[key] ?? [])) }
        return text.written
    }

    /// Whether one of the tags matches.
    func matchesAny(of tags: Tags) -> Bool { values.contains { Self.matches(tags[$0.key], $0.value) } }

    /// Whether there are tags to match, and all do.
    func matchesAll(of tags: Tags) -> Bool {
        !values.isEmpty && values.allSatisfy { Self.matches(tags[$0.key], $0.value) }
    }

    private static func matches(_ value: String?, _ wanted: [String]) -> Bool {
        value.map { wanted.contains($0) || wanted.contains("any") } ?? false
    }
}
