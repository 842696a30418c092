import JobSpec

/// A run as workflow commands: GitHub shows them at the lines of the files that they name.
struct GitHubReport {
    private let summary: RunSummary

    init(_ summary: RunSummary) { self.summary = summary }

    var text: String { summary.findings.map { Self.command($0) + "\n" }.joined() }

    private static func command(_ finding: Finding) -> String {
        var properties: [(String, String)] = []
        if !finding.file.isEmpty { properties.append(("file", WorkingPath.relative(finding.file))) }
        if let start = finding.start {
            properties += [("line", String(start.line)), ("col", String(start.column))]
        }
        properties.append(("title", finding.title))
        let written = properties.map { "\($0)=\(property($1))" }.joined(separator: ",")
        return "::\(name(finding.level)) \(written)::\(data(finding.message))"
    }

    private static func name(_ level: String) -> String { level == "note" ? "notice" : level }

    private static func data(_ text: String) -> String {
        SafeText.lines(text).replacing("%", with: "%25").replacing("\n", with: "%0A")
    }

    private static func property(_ text: String) -> String {
        data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
}
