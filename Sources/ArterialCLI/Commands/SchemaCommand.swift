import ArgumentParser
import Batch
import JobSpec

struct SchemaCommand: ParsableCommand, ArterialSubcommand {
    static let configuration = CommandConfiguration(
        commandName: "schema", abstract: "Prints a JSON Schema, for completion and checks in an editor.",
        discussion: "Example: arterial schema job > job.schema.json")

    enum Document: String, ExpressibleByArgument, CaseIterable {
        case job, project
    }

    @Argument(help: "job or project.")
    var document: Document

    func run(environment: [String: String], io: InputOutput) -> Batch.ExitCode {
        let schema = document == .job ? SchemaDocument.job : SchemaDocument.project
        io.output(schema.written(pretty: true) + "\n")
        return .success
    }
}
