import ArgumentParser
import Batch
import Preparation

struct InitCommand: ParsableCommand, ArterialSubcommand {
    static let configuration = CommandConfiguration(
        commandName: "init", abstract: "Makes a project to start from, or drafts a utility model.",
        discussion: """
            Example: arterial init town

            The folder, which must be new or empty, gets a project file, a small made network of streets, jobs to change and \
            the schemas that editors complete and check them by.

            Example: arterial init --utility data/gas.gpkg > data/gas.model.yaml

            What can be seen in the layers is filled in: sources, usages, codes, attributes. Comments say what is left to do.

            Example: arterial init --utility --from-schema reports > electric.model.yaml

            The folder holds the reports of Esri's Utility Network Property Extractor, files of CSV. Domain networks, tiers, \
            rules, categories and asset types of the model are those of the reports.
            """)

    @Flag(help: "A utility model is drafted.")
    var utility = false

    @Argument(
        help: ArgumentHelp(
            "The folder of the project. With --utility the layers: a file that GDAL opens, or a connection to a database.",
            valueName: "place"),
        completion: .file())
    var place: String?

    @Option(
        name: .customLong("from-schema"),
        help: ArgumentHelp("The folder of reports on a utility network's configuration.", valueName: "folder"),
        completion: .directory)
    var schemaFolder: String?

    func validate() throws {
        if !utility, schemaFolder != nil { throw ValidationError("--from-schema needs --utility beside it") }
        if !utility, place == nil {
            throw ValidationError(
                "name the folder of the project; or, with --utility, what a utility model is drafted of")
        }
        guard !utility || (place == nil) != (schemaFolder == nil) else {
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
        let place = place ?? ""
        if utility { return try ModelDraft(of: place).text }
        try StarterProject().write(to: place)
        let jobs = place.hasSuffix("/") ? place + "jobs" : place + "/jobs"
        return "\(place) is a project now. Look at its jobs, and run them:\n\n    arterial run \(jobs)\n"
    }
}
