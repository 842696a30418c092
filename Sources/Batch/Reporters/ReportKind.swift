/// A form in which a run is told to programs.
public enum ReportKind: String, Sendable, CaseIterable {
    case junit, github, sarif, text, html

    /// The whole report.
    func text(of summary: RunSummary) -> String {
        switch self {
        case .junit: JUnitReport(summary).text
        case .github: GitHubReport(summary).text
        case .sarif: SARIFReport(summary).text
        case .text: TextReport(summary).text
        case .html: MapPageReport(summary).text
        }
    }
}
