import ArgumentParser
import Batch
import JobSpec
import Preparation
import Vocabulary

struct ValidateCommand: ParsableCommand, ArterialSubcommand {
    static let configuration = CommandConfiguration(
        commandName: "validate", abstract: "Finds every mistake in job files; runs nothing.",
        discussion: """
            Example: arterial validate jobs

            Each mistake is shown with its file, line and column. Networks are read, so that longitudes and latitudes
            that changed their places are found, and names that a network does not have.
            Exit codes: 0 no mistake, 1 mistakes, 2 bad usage, a bad project file or no job.
            """)

    @OptionGroup var selection: JobSelection

    @OptionGroup var reports: ReportOptions

    /// A closing table tells of outputs, and there are none.
    private static let reportKinds: [ReportKind] = [.junit, .github, .sarif]

    func validate() throws { _ = try reports.requests(Self.reportKinds) }

    func run(environment: [String: String], io: InputOutput) -> Batch.ExitCode {
        let diagnostics = Diagnostics()
        let log = RunLog(.text, write: io.error)
        let requests = (try? reports.requests(Self.reportKinds)) ?? []
        if let conflict = requests.conflictWithFiles {
            log.tell(fault: conflict)
            return .unusable
        }
        do {
            let options = selection.options(environment: environment, io)
            let plan = try Planner(options: options, diagnostics).plan()
            if plan.jobs.isEmpty { throw NothingToDo(plan, only: options.only) }
            let found = BatchCheck(plan: plan, options: options).run(besides: diagnostics)
            log.tell(found.mistakes)
            for failure in found.failures { log.tell(fault: failure) }
            for ignored in plan.ignored {
                io.error(SafeText.line("ignored: \(ignored.file): \(ignored.reason)") + "\n")
            }
            (requests.takeOutput ? io.error : io.output)(
                Self.closing(jobs: plan.jobs.count, found))
            return requests.write(
                RunSummary(checked: plan, found), found.errorCount == 0 ? .success : .failure, io, log)
        } catch {
            log.tell(diagnostics.mistakes)
            log.tell(fault: "\(error)")
            return requests.write(RunSummary(fault: "\(error)", mistakes: diagnostics.mistakes), .unusable, io, log)
        }
    }

    private static func closing(jobs: Int, _ found: BatchCheck.Findings) -> String {
        let count = found.errorCount
        let mistakes = count == 0 ? "no mistakes" : count == 1 ? "1 mistake" : "\(count) mistakes"
        let more = found.mistakes.isCut ? "more than " : ""
        return "\(jobs) \(jobs == 1 ? "job" : "jobs"), \(more)\(mistakes)\n"
    }
}
