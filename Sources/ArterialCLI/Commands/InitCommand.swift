import ArgumentParser
import Batch
import Preparation

struct InitCommand: ParsableCommand, ArterialSubcommand {
    static let configuration = CommandConfiguration(
        commandName: "init", abstract: "Drafts a utility model of a source's layers.",
        discussion: """
            Example: arterial init --utility data/gas.gpkg > data/gas.model.yaml

            What can be seen in the layers is filled in: sources, usages, codes, attributes. Comments say what is left to do.
            """)

    @Option(
        help: ArgumentHelp("The layers: a file that GDAL opens, or a connection to a database.", valueName: "source"))
    var utility: String

    func run(environment: [String: String], io: InputOutput) -> Batch.ExitCode {
        do {
            io.output(try ModelDraft(of: utility).text)
            return .success
        } catch {
            io.error("arterial: \(error)\n")
            return .unusable
        }
    }
}
