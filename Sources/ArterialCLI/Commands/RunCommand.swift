import ArgumentParser
import Batch
import Dispatch
import JobSpec
import Vocabulary

struct RunCommand: ParsableCommand, ArterialSubcommand {
    static let configuration = CommandConfiguration(
        commandName: "run", abstract: "Runs jobs and writes their outputs.",
        discussion: """
            Example: arterial run jobs --out outputs --jobs 4

            Exit codes: 0 all succeeded, 1 some job failed (the others' outputs stand), 2 bad usage, a bad project file \
            or nothing to run (nothing ran), 130 interrupted (finished jobs' outputs stand).
            """)

    @OptionGroup var selection: JobSelection

    @Option(help: ArgumentHelp("The output folder, instead of the project's.", valueName: "dir"))
    var out: String?

    @Option(help: ArgumentHelp("How many jobs run at a time; one a processor by default.", valueName: "n"))
    var jobs: Int?

    @Flag(help: "Any mistake in any file stops the run before it starts.")
    var strict = false

    @Flag(help: "The first failure stops the run.")
    var failFast = false

    @Option(help: ArgumentHelp("What makes the run fail: failures, or warnings too.", valueName: "outcome"))
    var failOn: FailOn = .failures

    @Flag(help: "Outputs are forced onto the disk before a job counts as done.")
    var durable = false

    @Flag(name: .shortAndLong, help: "Only failures are printed.")
    var quiet = false

    enum FailOn: String, ExpressibleByArgument, CaseIterable {
        case failures, warnings
    }

    func validate() throws {
        if selection.cache == "" { throw ValidationError("--cache takes the path of a folder") }
        if let jobs, !(1...1024).contains(jobs) { throw ValidationError("--jobs takes a number from 1 to 1024") }
    }

    func run(environment: [String: String], io: InputOutput) -> Batch.ExitCode {
        let diagnostics = Diagnostics()
        do {
            let options = try options(environment)
            let plan = try Planner(options: options, diagnostics).plan()
            io.error(diagnostics.rendered())
            if plan.entries.isEmpty { throw NothingToDo(plan, only: options.only) }
            if strict, diagnostics.hasErrors {
                io.error("arterial: there are mistakes, and --strict was given: nothing ran\n")
                return .unusable
            }
            let summary = try run(plan, options, io)
            report(summary, io)
            return summary.exitCode(failsOn: options.failsOn)
        } catch {
            io.error(diagnostics.rendered() + "arterial: \(error)\n")
            return .unusable
        }
    }

    /// - Throws: `BadVariable`.
    private func options(_ environment: [String: String]) throws -> RunOptions {
        var options = selection.options(environment: environment)
        options.outputFolder = out ?? environment["ARTERIAL_OUT"]
        options.workers = jobs
        if jobs == nil, let text = environment["ARTERIAL_JOBS"] { options.workers = try Self.workers(text) }
        options.isStrict = strict
        options.failsFast = failFast
        options.failsOn = failOn == .warnings ? .warnings : .failures
        options.isDurable = durable
        options.commandLine = "arterial run " + selection.paths.joined(separator: " ")
        return options
    }

    private static func workers(_ text: String) throws -> Int {
        guard let workers = Int(text), (1...1024).contains(workers) else {
            throw BadVariable(description: "ARTERIAL_JOBS is '\(text)', and must be a number from 1 to 1024")
        }
        return workers
    }

    private func run(_ plan: BatchPlan, _ options: RunOptions, _ io: InputOutput) throws -> RunSummary {
        let cancellation = Cancellation()
        let interrupts = Interrupts(cancelling: cancellation)
        defer { interrupts.stop() }
        if !quiet, let width = io.terminalWidth {
            let live = LiveReporter(count: plan.entries.count, width: width, write: io.error)
            return try BatchRun(plan: plan, options: options, cancellation: cancellation, progress: live)
                .run(reporters: [live])
        }
        let lines = LineReporter(count: plan.entries.count) { io.error($0 + "\n") }
        return try BatchRun(
            plan: plan, options: options, cancellation: cancellation, progress: quiet ? NoProgress() : lines
        ).run(reporters: quiet ? [] : [lines])
    }

    private func report(_ summary: RunSummary, _ io: InputOutput) {
        if !quiet { return io.output(ClosingTable(summary).text) }
        for outcome in summary.outcomes where !outcome.isSuccess {
            io.error("\(outcome.job) \(outcome.state.rawValue): \(outcome.reason ?? "")\n")
        }
    }
}

/// An environment variable that means nothing.
private struct BadVariable: Error, CustomStringConvertible {
    let description: String
}
