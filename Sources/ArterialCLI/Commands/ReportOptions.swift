import ArgumentParser
import Batch

/// The reports that a run is to write.
struct ReportOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "A report: junit, github, sarif; of a run also text, or html, a page with a map; the file - is standard output.",
            valueName: "kind=file"))
    var report: [String] = []

    func validate() throws { _ = try requests(ReportKind.allCases) }

    /// - Throws: `ValidationError` for a request that means nothing.
    func requests(_ kinds: [ReportKind]) throws -> [ReportRequest] {
        do {
            let requests = try report.map { try ReportRequest($0, of: kinds) }
            if let conflict = requests.conflict { throw ValidationError(conflict) }
            return requests
        } catch let fault as ReportRequest.Fault {
            throw ValidationError(fault.description)
        }
    }
}

extension [ReportRequest] {
    /// Whether standard output belongs to a report.
    var takeOutput: Bool { contains { $0.path == nil } }

    /// Writes all of them.
    ///
    /// - Returns: the exit code; a failure where all was well and one cannot be written.
    func write(
        _ summary: RunSummary, _ code: Batch.ExitCode, _ io: InputOutput, _ log: RunLog
    ) -> Batch.ExitCode {
        var code = code
        for request in self {
            do {
                try request.write(summary, output: io.output)
            } catch {
                log.tell(fault: "the report \(request.kind.rawValue) is not written: \(error)")
                if code == .success { code = .failure }
            }
        }
        return code
    }
}
