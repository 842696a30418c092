import Analyses
import Foundation
import JobSpec
import Results
import Testing
import Vocabulary

/// The pages under `docs/` name everything that the program accepts and writes.
struct DocumentationTests {
    private static let tables = [
        RouteTables.routes, RouteTables.stops, RouteTables.directions, RouteTables.directionsPoints,
        RouteTables.directionsLines, RouteTables.traversedEdges, BarrierReport.table,
    ]

    /// The statuses that this version writes.
    private static let statuses: [LocationStatus] = [
        .ok, .notLocated, .notReached, .notLocatedOnClosest, .elementNotLocated, .invalidField,
    ]

    @Test(arguments: tables.map(\.name))
    func everyColumnIsExplainedWhereItsTableIs(name: String) throws {
        let table = try #require(Self.tables.first { $0.name == name })
        for format in table.formats {
            let section = try #require(Page("outputs.md").section(naming: "\(name).\(format.rawValue)"))
            for column in table.columns {
                #expect(section.contains("| `\(column.name)` | \(column.unit ?? "") | \(column.meaning) |"))
            }
        }
    }

    @Test func everyKeyOfAJobIsExplained() throws {
        let page = try Page("job-files.md")
        for key in SchemaKeys.of(SchemaDocument.job) { #expect(page.explains(key), "\(key) is not explained") }
    }

    @Test func everyKeyOfAProjectIsExplained() throws {
        let page = try Page("job-files.md")
        let keys = SchemaKeys.of(SchemaDocument.project)
        for key in keys where !key.hasPrefix("travel_modes.") && !key.hasPrefix("defaults.route.") {
            #expect(page.explains(key), "\(key) is not explained")
        }
    }

    @Test func everyKeyOfATravelModeIsExplained() throws {
        let page = try Page("travel-modes.md")
        let prefix = "travel_modes.NAME."
        let keys = SchemaKeys.of(SchemaDocument.project).filter { $0.hasPrefix(prefix) }
        #expect(keys.count > 20)
        for key in keys { #expect(page.explains(String(key.dropFirst(prefix.count))), "\(key) is not explained") }
    }

    @Test(arguments: ["job-files.md", "outputs.md"])
    func everyValueThatCanBeChosenIsNamed(page: String) throws {
        let text = try Page(page).text
        let words =
            page == "job-files.md"
            ? UTurnPolicy.allCases.map(\.rawValue) + Impedance.allCases.map(\.rawValue)
            : Self.statuses.map(\.rawValue)
        for word in words { #expect(text.contains("`\(word)`"), "\(word) is not named") }
    }
}

/// A page of the documentation.
private struct Page {
    let text: String

    init(_ name: String) throws {
        let house = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized
        text = try String(contentsOf: house.appending(path: "docs").appending(path: name), encoding: .utf8)
    }

    /// Whether a table has a row for the key.
    func explains(_ key: String) -> Bool {
        text.contains("\n| `\(key)` |") || text.contains("\n| **`\(key)`** |")
    }

    /// The part under the heading that names a file, up to the next heading.
    func section(naming file: String) -> Substring? {
        let sections = text.components(separatedBy: "\n## ").map { $0[...] }
        return sections.first { section in
            section.prefix { $0 != "\n" }.split(separator: ", ").contains { $0 == file }
        }
    }
}

/// The keys that a JSON Schema allows, as paths: `stops.at`, with `NAME` for keys that users choose.
private enum SchemaKeys {
    static func of(_ schema: JSONValue) -> [String] {
        var keys: [String] = []
        collect(schema, at: "", into: &keys)
        return keys
    }

    private static func collect(_ schema: JSONValue, at path: String, into keys: inout [String]) {
        for (name, property) in members(of: schema, "properties") {
            let key = path.isEmpty ? name : path + "." + name
            if !keys.contains(key) { keys.append(key) }
            collect(property, at: key, into: &keys)
        }
        for (word, value) in members(of: schema) {
            switch (word, value) {
            case ("additionalProperties", .object): collect(value, at: path + ".NAME", into: &keys)
            case ("items", _): collect(value, at: path, into: &keys)
            case ("anyOf", .array(let choices)), ("oneOf", .array(let choices)):
                for choice in choices { collect(choice, at: path, into: &keys) }
            default: break
            }
        }
    }

    private static func members(of schema: JSONValue, _ word: String) -> [(String, JSONValue)] {
        members(of: schema).first { $0.0 == word }.map { members(of: $0.1) } ?? []
    }

    private static func members(of value: JSONValue) -> [(String, JSONValue)] {
        if case .object(let members) = value { return members }
        return []
    }
}
