import ArgumentParser
import Batch
import Preparation

struct InitCommand: ParsableCommand, ArterialSubcommand {
    static let configuration = CommandConfiguration(
        commandName: "init", abstract: "Drafts a utility model, of a source's layers or of a configuration.",
        discussion: """
            Example: arterial init --utility data/gas.gpkg > data/gas.model.yaml

            What can be seen in the layers is filled in: sources, usages, codes, attributes. Comments say what is left to do.

            Example: arterial init --utility --from-schema reports > electric.model.yaml

            The folder holds the reports of Esri's Utility Network Property Extractor, files of CSV. Domain networks, tiers, \
            rules, categories and asset types of the model are those of the reports.
            """)

    @Flag(help: "A utility model is drafted.")
    var utility = false

    @Argument(
        help: ArgumentHelp("The layers: a file that GDAL opens, or a connection to a database.", valueName: "source"))
    var source: String?

    @Option(
        name: .customLong("from-schema"),
        help: ArgumentHelp("The folder of reports on a utility network's configuration.", valueName: "folder"))
    var schemaFolder: String?

    func validate() throws {
        guard utility else { throw ValidationError("what is to be drafted? --utility drafts a utility model") }
        guard (source == nil) != (schemaFolder == nil) else {
            throw ValidationError("a model is drafted of a source or, with --from-schema, of a folder of reports")
        }
    }

    func run(environment: [String: String], io: InputOutput) -> Batch.ExitCode {
        do {
            io.output(try text())
            return .success
        } catch {
            io.error("arterial: \(error)\n")
            return .unusable
        }
    }

    private func text() throws -> String {
        if let schemaFolder { return try SchemaDraft(of: schemaFolder).text }
        return try ModelDraft(of: source ?? "").text
    }
}
