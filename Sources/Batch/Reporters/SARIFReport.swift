import JobSpec
import Preparation
import Vocabulary

/// What was found in SARIF 2.1.0, which code scanning and editors read.
struct SARIFReport {
    private static let schema =
        "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

    private let summary: RunSummary
    private let findings: [Finding]
    /// The codes that occur, in their order.
    private let rules: [String]

    init(_ summary: RunSummary) {
        self.summary = summary
        findings = summary.findings
        rules = Set(findings.map(\.code)).sorted()
    }

    var text: String {
        JSONValue.object([
            ("$schema", .text(Self.schema)), ("version", .text("2.1.0")), ("runs", .array([run])),
        ]).written(pretty: true) + "\n"
    }

    private var run: JSONValue {
        .object([
            ("tool", .object([("driver", driver)])),
            ("invocations", .array([.object([("executionSuccessful", .boolean(summary.fault == nil))])])),
            ("columnKind", .text("unicodeCodePoints")),
            ("results", .array(findings.map(result))),
        ])
    }

    private var driver: JSONValue {
        .object([
            ("name", .text("arterial")), ("version", .text(Versions.engine)), ("rules", .array(rules.map(Self.rule))),
        ])
    }

    private static func rule(_ code: String) -> JSONValue {
        let sentence = code.replacing("_", with: " ")
        return .object([("id", .text(code)), ("shortDescription", .object([("text", .text(sentence))]))])
    }

    private func result(_ finding: Finding) -> JSONValue {
        let index = rules.firstIndex(of: finding.code).map { JSONValue.integer(Int64($0)) }
        var members: [(String, JSONValue)] = [("ruleId", .text(finding.code))]
        if let index { members.append(("ruleIndex", index)) }
        members += [
            ("level", .text(finding.level)), ("message", .object([("text", .text(Self.message(finding.message)))])),
        ]
        if !finding.file.isEmpty { members.append(("locations", .array([Self.location(finding)]))) }
        return .object(members)
    }

    /// Braces stand for what is put into messages, unless they are doubled (section 3.11.5).
    private static func message(_ text: String) -> String {
        text.replacing("{", with: "{{").replacing("}", with: "}}")
    }

    private static func location(_ finding: Finding) -> JSONValue {
        let uri = WorkingPath.uri(finding.file)
        var artifact: [(String, JSONValue)] = [("uri", .text(uri))]
        if !uri.hasPrefix("file:") { artifact.append(("uriBaseId", .text("%SRCROOT%"))) }
        var members: [(String, JSONValue)] = [("artifactLocation", .object(artifact))]
        if let region = region(finding) { members.append(("region", region)) }
        return .object([("physicalLocation", .object(members))])
    }

    private static func region(_ finding: Finding) -> JSONValue? {
        guard let start = finding.start else { return nil }
        var members = [("startLine", start.line), ("startColumn", start.column)]
        if let end = finding.end { members += [("endLine", end.line), ("endColumn", end.column)] }
        return .object(members.map { ($0, .integer(Int64($1))) })
    }
}
