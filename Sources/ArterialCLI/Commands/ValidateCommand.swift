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

            Each mistake is shown with its file, line and column. Networks are read, so that places off the map are found.
            Exit codes: 0 no mistake, 1 mistakes, 2 bad usage, a bad project file or no job.
            """)

    @OptionGroup var selection: JobSelection

    func run(environment: [String: String], io: InputOutput) -> Batch.ExitCode {
        let diagnostics = Diagnostics()
        do {
            let options = selection.options(environment: environment, io)
            let plan = try Planner(options: options, diagnostics).plan()
            if plan.jobs.isEmpty { throw NothingToDo(plan, only: options.only) }
            let found = BatchCheck(plan: plan, options: options).run(known: diagnostics.mistakes)
            io.error(found.mistakes.map(\.text).joined() + found.failures.map { "arterial: \($0)\n" }.joined())
            for ignored in plan.ignored { io.error("ignored: \(ignored.file): \(ignored.reason)\n") }
            io.output(Self.closing(jobs: plan.jobs.count, mistakes: found.errorCount))
            return found.errorCount == 0 ? .success : .failure
        } catch {
            io.error(diagnostics.rendered() + "arterial: \(error)\n")
            return .unusable
        }
    }

    private static func closing(jobs: Int, mistakes: Int) -> String {
        let found = mistakes == 0 ? "no mistakes" : mistakes == 1 ? "1 mistake" : "\(mistakes) mistakes"
        return "\(jobs) \(jobs == 1 ? "job" : "jobs"), \(found)\n"
    }
}
