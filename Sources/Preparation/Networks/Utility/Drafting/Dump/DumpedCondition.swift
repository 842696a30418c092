import FoundationEssentials
import Vocabulary

/// A condition as reports write it: `'E:Device Status' = 1 OR 'Category' = E:Ground`.
struct DumpedCondition {
    /// The condition as a model has it, on one line each part.
    private(set) var parts: [[String]] = [[]]
    /// The attributes that it tests, and whether bit by bit.
    private(set) var attributes: [(name: String, isBitSet: Bool)] = []
    /// The categories that it tests.
    private(set) var categories: [String] = []

    /// Nil for a text that cannot be understood.
    init?(_ text: String) {
        var rest = text[...]
        while true {
            let pattern =
                #/\s*'(?<name>[^']+)'\s*(?<test>[A-Za-z]+|[=<>!]+)\s*(?<value>.+?)\s*(?:\b(?<link>OR|AND)\s+(?=')|$)/#
            guard let match = try? pattern.prefixMatch(in: rest),
                let part = part(String(match.name), String(match.test), String(match.value))
            else { return nil }
            parts[parts.count - 1].append(part)
            rest = rest[match.range.upperBound...]
            // AND binds closer than OR.
            if match.link == "OR" { parts.append([]) }
            if match.link == nil { break }
        }
    }

    private mutating func part(_ name: String, _ test: String, _ value: String) -> String? {
        if name == "Category" {
            let exists = ["=": "", "<>": ", exists: false", "!=": ", exists: false"]
            categories.append(value)
            return exists[test].map { "{category: \(YAMLWord.of(value))\($0)}" }
        }
        guard let comparison = Self.comparisons[test.lowercased()] else { return nil }
        let isBitSet = comparison.contains("include")
        attributes.append((name, isBitSet))
        let subject = "{attribute: \(YAMLWord.of(name)), \(comparison): "
        if Double(value) != nil { return subject + value + "}" }
        guard let other = value.wholeMatch(of: #/'([^']+)'/#) else { return nil }
        attributes.append((String(other.1), isBitSet))
        return subject + "{attribute: \(YAMLWord.of(String(other.1)))}}"
    }

    private static let comparisons: [String: String] = [
        "=": "equal", "<>": "not_equal", "!=": "not_equal", ">": "greater_than", ">=": "greater_than_equal",
        "<": "less_than", "<=": "less_than_equal", "includesthevalues": "includes_the_values",
        "doesnotincludethevalues": "does_not_include_the_values", "includesany": "includes_any",
        "doesnotincludeany": "does_not_include_any",
    ]

    private var sides: [String] { parts.map { $0.count == 1 ? $0[0] : "{all: [\($0.joined(separator: ", "))]}" } }

    /// The lines of the condition in a model.
    var lines: [String] { sides.count == 1 ? [sides[0]] : ["any:"] + sides.map { "  - \($0)" } }

    /// The condition in one line.
    var inline: String { sides.count == 1 ? sides[0] : "{any: [\(sides.joined(separator: ", "))]}" }
}
