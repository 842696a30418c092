import ArgumentParser
import Batch

struct RunCommand: ParsableCommand, ArterialSubcommand {
    static let configuration = CommandConfiguration(
        commandName: "run", abstract: "Runs jobs and writes their outputs.",
        discussion: """
            Example: arterial run jobs --out outputs --jobs 4

            Exit codes: 0 all succeeded, 1 some job failed (the others' outputs stand), 2 bad usage, a bad project file \
            or nothing to run (nothing ran), 130 interrupted (finished jobs' outputs stand).
            """)

    @OptionGroup var selection: JobSelection

    @Option(
        help: ArgumentHelp("The output folder, instead of the project's.", valueName: "dir"), completion: .directory)
    var out: String?

    @Option(help: ArgumentHelp("How many jobs run at a time; one a processor by default.", valueName: "n"))
    var jobs: Int?

    @Option(
        help: ArgumentHelp(
            "Only part I of N, which as many machines run; each needs an --out of its own, and merge joins them.",
            valueName: "I/N"))
    var shard: String?

    @Flag(help: "Jobs run even where their outputs are up to date.")
    var force = false

    @Flag(help: "Nothing runs; each job is listed with what a run would do and why.")
    var dryRun = false

    @Flag(help: "Outputs whose job is no more are removed.")
    var prune = false

    @Option(help: ArgumentHelp("How long a job may run, whatever its file says: 90s, 5min, 1.5h.", valueName: "time"))
    var timeout: String?

    @Option(
        help: ArgumentHelp(
            "How much memory the process that runs the jobs may hold, mapped networks aside: 800MB, 4GB.",
            valueName: "size"))
    var memory: String?

    @Flag(help: "Any mistake in any file stops the run before it starts.")
    var strict = false

    @Flag(help: "The first failure stops the run.")
    var failFast = false

    @Option(help: ArgumentHelp("What makes the run fail: failures, or warnings too.", valueName: "outcome"))
    var failOn: RunOptions.FailOn = .failures

    @Flag(help: "Outputs are forced onto the disk before a job counts as done.")
    var durable = false

    /// For benchmarks.
    @Option(help: ArgumentHelp("A table of how long the stages of jobs take is written there.", visibility: .hidden))
    var timings: String?

    @OptionGroup var logging: LogOptions

    @OptionGroup var reports: ReportOptions

    func validate() throws {
        if out == "" { throw ValidationError("--out takes the path of a folder") }
        if let timeout, AmountArgument.seconds(timeout) == nil {
            throw ValidationError("--timeout takes a time such as 90s, 5min or 1.5h, not '\(timeout)'")
        }
        if let memory, AmountArgument.bytes(memory) == nil {
            throw ValidationError("--memory takes a size such as 800MB or 4GB, not '\(memory)'")
        }
        if dryRun, !reports.report.isEmpty {
            throw ValidationError("--dry-run runs nothing that a --report could tell of")
        }
        if let shard, Shard(shard) == nil {
            throw ValidationError("--shard takes a part and how many there are, such as 3/8, not '\(shard)'")
        }
        if let jobs, !(1...1024).contains(jobs) { throw ValidationError("--jobs takes a number from 1 to 1024") }
    }

    func run(environment: [String: String], io: InputOutput) -> Batch.ExitCode {
        RunCourse(of: self, environment, io).exitCode()
    }

    /// - Throws: `BadVariable`.
    func options(_ environment: [String: String], _ io: InputOutput) throws -> RunOptions {
        var options = selection.options(environment: environment, io)
        options.shard = shard.flatMap { Shard($0) }
        options.isForced = force
        options.prunes = prune
        options.timeout = timeout.flatMap(AmountArgument.seconds)
        options.memory = memory.flatMap(AmountArgument.bytes)
        options.outputFolder = out ?? environment[.outputs]
        options.workers = jobs
        if jobs == nil, let text = environment[.jobs] { options.workers = try Self.workers(text) }
        options.isStrict = strict
        options.failsFast = failFast
        options.failsOn = failOn
        options.isDurable = durable
        options.timings = timings
        options.commandLine = (["arterial run"] + selection.paths + (shard.map { ["--shard", $0] } ?? []))
            .joined(separator: " ")
        return options
    }

    private static func workers(_ text: String) throws -> Int {
        guard let workers = Int(text), (1...1024).contains(workers) else {
            throw BadVariable(description: "ARTERIAL_JOBS is '\(text)', and must be a number from 1 to 1024")
        }
        return workers
    }
}

/// An environment variable that means nothing.
private struct BadVariable: Error, CustomStringConvertible {
    let description: String
}

extension RunOptions.FailOn: ExpressibleByArgument {}
