import Batch
import JobSpec
import Vocabulary

/// What `arterial run` does, from its plan to its exit code.
struct RunCourse {
    /// Why a report cannot be written where it is to go: nothing is done, and none is written.
    private struct ReportConflict: Error {
        let sentence: String
    }

    private let command: RunCommand
    private let environment: [String: String]
    private let io: InputOutput
    private let console: RunConsole
    private let requests: [ReportRequest]
    private let diagnostics = Diagnostics()
    private let cancellation = Cancellation()

    init(of command: RunCommand, _ environment: [String: String], _ io: InputOutput) {
        self.command = command
        self.environment = environment
        self.io = io
        console = RunConsole(command.logging, environment: environment, io)
        requests = (try? command.reports.requests(ReportKind.allCases)) ?? []
    }

    private var log: RunLog { console.log }

    func exitCode() -> Batch.ExitCode {
        do {
            try refuse(requests.conflictWithFiles)
            let options = try command.options(environment, io)
            return command.dryRun ? try listed(options) : try ran(options)
        } catch let conflict as ReportConflict {
            log.tell(fault: conflict.sentence)
            return .unusable
        } catch {
            log.tell(told(diagnostics.mistakes))
            log.tell(fault: "\(error)")
            return written(RunSummary(fault: "\(error)", mistakes: diagnostics.mistakes), .unusable)
        }
    }

    /// Lists what a run would do.
    private func listed(_ options: RunOptions) throws -> Batch.ExitCode {
        let plan = try Planner(options: options, diagnostics).plan()
        try check(plan, options)
        if options.isStrict, refusal(of: plan, options) != nil { return .unusable }
        log.tell(told(diagnostics.mistakes))
        io.output(PlanText(plan, options).text)
        return diagnostics.hasErrors ? .failure : .success
    }

    private func ran(_ options: RunOptions) throws -> Batch.ExitCode {
        let interrupts = Interrupts(cancelling: cancellation)
        defer { interrupts.stop() }
        let crew = CrewAhead(options)
        let plan = try Planner(options: options, diagnostics).begin()
        try check(plan.first, options)
        if options.isStrict, let refusal = refusal(of: plan.first, options) { return written(refusal, .unusable) }
        let run = BatchRun(
            plan: plan, options: options, diagnostics, cancellation: cancellation, progress: console.progress,
            crew: crew, tell: { [log] in log.tell(fault: "\($0)") })
        let summary = try run.run(reporters: console.reporters) {
            // A strict run has told them before it began.
            if !options.isStrict { log.tell(told(diagnostics.mistakes)) }
        }
        // Reports are written whole, whatever comes.
        interrupts.letOnePass()
        close(summary)
        if let reason = summary.warningFailure(failsOn: options.failsOn) { log.tell(fault: reason) }
        return written(summary, summary.exitCode(failsOn: options.failsOn))
    }

    private func check(_ plan: BatchPlan, _ options: RunOptions) throws {
        if plan.isEmpty { throw NothingToDo(plan, only: options.only) }
        try refuse(requests.conflict(with: plan))
    }

    private func refuse(_ conflict: String?) throws {
        if let conflict { throw ReportConflict(sentence: conflict) }
    }

    /// Says what is wrong in any job; nil where nothing is.
    private func refusal(of plan: BatchPlan, _ options: RunOptions) -> RunSummary? {
        let found = BatchCheck(plan: plan, options: options, cancellation: cancellation).run(besides: diagnostics)
        log.tell(told(found.mistakes))
        guard found.errorCount > 0 else { return nil }
        for failure in found.failures { log.tell(fault: failure) }
        log.tell(fault: "there are mistakes, and --strict was given: nothing ran")
        return RunSummary(refused: plan, found)
    }

    private func told(_ mistakes: [Mistake]) -> [Mistake] {
        command.logging.quiet ? mistakes.filter(\.isError) : mistakes
    }

    private func close(_ summary: RunSummary) {
        if command.logging.quiet { return }
        let table = ClosingTable(summary).text
        if !requests.takeOutput { io.output(table) } else if log.format == .text { io.error(table) }
    }

    /// Writes the reports that were asked for.
    private func written(_ summary: RunSummary, _ code: Batch.ExitCode) -> Batch.ExitCode {
        requests.write(summary, code, io, log)
    }
}
