import ArgumentParser
import Batch
import JobSpec
import Vocabulary

struct ExplainCommand: ParsableCommand, ArterialSubcommand {
    static let configuration = CommandConfiguration(
        commandName: "explain", abstract: "Tells what a run would do with a job, and why; writes no outputs.",
        discussion: """
            Example: arterial explain jobs/floods.yaml

            Shown are the part of the key that changed since the outputs were made, every value with where it came from, \
            where each place came to lie on the network, and what each barrier meets.
            Exit codes: 0 the job can run, 1 it cannot, 2 bad usage, a bad project file or no job.
            """)

    @OptionGroup var selection: JobSelection

    @Option(
        help: ArgumentHelp("The output folder, instead of the project's.", valueName: "dir"), completion: .directory)
    var out: String?

    func validate() throws {
        if out == "" { throw ValidationError("--out takes the path of a folder") }
    }

    func run(environment: [String: String], io: InputOutput) -> Batch.ExitCode {
        let diagnostics = Diagnostics()
        var options = selection.options(environment: environment, io)
        options.outputFolder = out ?? environment[.outputs]
        let planned = Result { try Planner(options: options, diagnostics).plan() }
        io.error(diagnostics.rendered())
        do {
            let plan = try planned.get()
            if plan.jobs.isEmpty { throw NothingToDo(plan, only: options.only) }
            return explain(plan, options, io)
        } catch {
            io.tell(fault: error)
            return .unusable
        }
    }

    private func explain(_ plan: BatchPlan, _ options: RunOptions, _ io: InputOutput) -> Batch.ExitCode {
        var (isSuccess, isFirst) = (true, true)
        JobExplanation.all(of: plan, options, cancellation: Cancellation()) { explanation in
            io.error(explanation.mistakes)
            io.output((isFirst ? "" : "\n") + explanation.text)
            isSuccess = isSuccess && explanation.isSuccess
            isFirst = false
        }
        return isSuccess ? .success : .failure
    }
}
