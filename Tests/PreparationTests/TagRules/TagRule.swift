import Foundation

/// One row of a table of tag rules: in which directions a mode may travel a street with these tags, through a node with
/// those.
struct TagRule: Hashable, CustomStringConvertible {
    /// A mode, and what a job lays over it: see `RuleMode`.
    let mode: String
    let wayTags: String
    let nodeTags: String
    let forward: Bool
    let backward: Bool
    /// The last column: what the row needs, or why it does not hold yet.
    let note: String

    init(line: Substring) {
        let fields = line.split(separator: ",", maxSplits: 5, omittingEmptySubsequences: false).map(String.init)
        precondition(fields.count == 6, "a rule has six columns: \(line)")
        (mode, wayTags, nodeTags, note) = (fields[0], fields[1], fields[2], fields[5])
        (forward, backward) = (fields[3] == "yes", fields[4] == "yes")
    }

    /// What the row is about, without what it says.
    var street: [String] { [mode, wayTags, nodeTags] }

    var description: String {
        "\(mode): \(wayTags)" + (nodeTags.isEmpty ? "" : " through \(nodeTags)")
            + " -> forward \(forward ? "yes" : "no"), backward \(backward ? "yes" : "no")"
    }

    /// The tags of a column such as `highway=primary & oneway=yes`.
    static func tags(_ text: String) -> [String: String] {
        let pairs = text.split(separator: "&").map { $0.split(separator: "=", maxSplits: 1).map(trimmed) }
        return Dictionary(uniqueKeysWithValues: pairs.map { ($0[0], $0.count > 1 ? $0[1] : "") })
    }

    private static func trimmed(_ text: Substring) -> String { text.trimmingCharacters(in: .whitespaces) }
}

/// The tables of `Tests/Cases/TagRules`.
enum TagRuleTable {
    static let names = [
        "access", "access_directions", "classes", "ferries", "node_barriers", "oneway", "restrictions", "truck",
    ]

    /// Rows that do not hold yet, each with the reason.
    static let notYet = rows(of: "not_yet")

    static func rows(of table: String) -> [TagRule] {
        let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let file = tests.appending(path: "Cases/TagRules/\(table).csv")
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
        return text.split(separator: "\n").dropFirst().map { TagRule(line: $0) }
    }
}
