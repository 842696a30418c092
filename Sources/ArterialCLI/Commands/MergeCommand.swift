import ArgumentParser
import Batch

struct MergeCommand: ParsableCommand, ArterialSubcommand {
    static let configuration = CommandConfiguration(
        commandName: "merge", abstract: "Puts the outputs of all shards of a run into one folder.",
        discussion: """
            Example: arterial merge shards/* --out outputs

            The folder is then as if one run had made it, to the byte, but for run.json and results.jsonl. Shards are \
            only read.
            Exit codes: 0 all jobs succeeded, 1 some job failed (the others' outputs are merged), 2 bad usage, or a \
            shard is missing, damaged or of another plan (nothing was written), or outputs cannot be written (what \
            was written stays).
            """)

    @Argument(help: "The output folders of all shards, in any order.", completion: .directory)
    var shards: [String]

    @Option(help: ArgumentHelp("Where the outputs go.", valueName: "dir"), completion: .directory)
    var out: String

    @Flag(help: "Outputs are forced onto the disk before a job counts as merged.")
    var durable = false

    @Flag(name: .shortAndLong, help: "Only failures are printed.")
    var quiet = false

    func validate() throws {
        if out.isEmpty { throw ValidationError("--out takes the path of a folder") }
    }

    func run(environment: [String: String], io: InputOutput) -> Batch.ExitCode {
        do {
            let summary = try ShardMerge(folders: shards, outputFolder: out, isDurable: durable).run()
            if quiet { io.error(summary.failureText) } else { io.output(summary.text) }
            return summary.exitCode
        } catch {
            io.tell(fault: error)
            return .unusable
        }
    }
}
