import ArgumentParser
import Batch
import JobSpec
import OutputComparison
import Vocabulary

struct DiffCommand: ParsableCommand, ArterialSubcommand {
    static let configuration = CommandConfiguration(
        commandName: "diff", abstract: "Compares two folders of outputs.",
        discussion: """
            Example: arterial diff outputs-of-yesterday outputs --threshold 'area_m2=1%' --threshold rows=2

            OLD and NEW are folders of outputs, or folders of one job. Told are jobs, rows and files that only one of them \
            has, and what is different in the others; docs/diff.md says how. With thresholds, what changed no farther is \
            told and fails nothing.
            Exit codes: 0 no differences, or all within the thresholds; 1 differences; 2 bad usage, outputs that cannot be \
            read, or a comparison that cannot be written.
            """)

    @Argument(help: ArgumentHelp("The folder of outputs before.", valueName: "OLD"), completion: .directory)
    var old: String

    @Argument(help: ArgumentHelp("The folder of outputs now.", valueName: "NEW"), completion: .directory)
    var new: String

    @Option(help: ArgumentHelp("Only jobs whose name matches; * and ? stand for any letters.", valueName: "glob"))
    var only: [String] = []

    @Option(
        help: ArgumentHelp(
            "How much a column may change: area_m2=1%, customers=2; also rows, messages, and moved, in metres, of geometries.",
            valueName: "column=amount"), transform: { try Threshold($0) })
    var threshold: [Threshold] = []

    @Option(
        help: ArgumentHelp("Coordinates that moved no farther have not moved, such as '0.5 m'.", valueName: "length"),
        transform: { try Length(text: $0) })
    var tolerance = Length(millimetres: 0)

    @Option(help: ArgumentHelp("How many rows of each table are shown; JSON has all.", valueName: "n"))
    var rows = 10

    @Flag(help: "A line for each job that is different.")
    var summary = false

    @Flag(help: "JSON for programs, instead of text.")
    var json = false

    func validate() throws {
        if rows < 0 { throw ValidationError("--rows takes a number of at least 0") }
        if json, summary { throw ValidationError("--json and --summary are two forms of the same: give one of them") }
    }

    func run(environment: [String: String], io: InputOutput) -> Batch.ExitCode {
        do {
            let comparison = try FolderComparison(old: old, new: new, options: options)
            if !only.isEmpty, !comparison.jobs.contains(where: options.isSelected) {
                throw UnmatchedPatterns(only, among: comparison.jobs, "in OLD or NEW")
            }
            let summary = json ? runAsJSON(comparison, io) : runAsText(comparison, io)
            if let unknown = summary.unknownThreshold { throw unknown }
            // Who did not get all of it is not to take them for equal, nor for different.
            if summary.hasFaults || io.loss() != nil { return .unusable }
            return summary.hasDifferences ? .failure : .success
        } catch {
            io.tell(fault: error)
            return .unusable
        }
    }

    private var options: FolderComparison.Options {
        var options = FolderComparison.Options()
        let patterns = only.map(NamePattern.init)
        options.isSelected = { name in patterns.isEmpty || patterns.contains { $0.matches(name) } }
        options.tolerance = Double(tolerance.millimetres) / 1000
        options.thresholds = Thresholds(threshold)
        return options
    }

    private func runAsText(_ comparison: FolderComparison, _ io: InputOutput) -> ComparisonSummary {
        let report = TextReport(thresholds: Thresholds(threshold), rows: rows)
        let summary = comparison.run { job in
            io.output(self.summary ? report.line(of: job) : report.text(of: job))
            tell(job, io)
        }
        io.output(report.closing(summary))
        return summary
    }

    private func runAsJSON(_ comparison: FolderComparison, _ io: InputOutput) -> ComparisonSummary {
        let report = JSONReport(thresholds: Thresholds(threshold))
        let head = JSONValue.array(threshold.map { .text($0.description) }).written()
        io.output("{\"old\":\(JSONValue.text(old).written()),\"new\":\(JSONValue.text(new).written()),")
        io.output("\"thresholds\":\(head),\n\"jobs\":[")
        var isFirst = true
        let summary = comparison.run { job in
            io.output((isFirst ? "\n" : ",\n") + report.json(of: job).written())
            isFirst = false
            tell(job, io)
        }
        io.output("\n],\n\"summary\":\(report.json(of: summary).written())}\n")
        return summary
    }

    /// What cannot be read is said where errors are said.
    private func tell(_ job: JobComparison, _ io: InputOutput) {
        if let reason = job.reason { io.tell(fault: reason) }
    }
}
