import ArgumentParser
import Batch

struct NetworkInfoCommand: ParsableCommand, ArterialSubcommand {
    static let configuration = CommandConfiguration(
        commandName: "info",
        abstract: "Tells what is in a network: travel modes and islands, or tiers and asset types; sizes.",
        discussion: "Example: arterial network info monaco --json")

    @Argument(help: "The name of a network of the project file.")
    var name: String

    @OptionGroup var options: NetworkOptions

    @Flag(help: "Writes JSON, for programs.")
    var json = false

    func run(environment: [String: String], io: InputOutput) -> Batch.ExitCode {
        options.run(environment, io) { build in
            try build.check(name)
            let summary = try build.summary(of: name, rebuilds: false)
            io.output(json ? summary.json.written(pretty: true) + "\n" : summary.text)
        }
    }
}
