import ArgumentParser
import Batch
import JobSpec

struct SchemaCommand: ParsableCommand, ArterialSubcommand {
    static let configuration = CommandConfiguration(
        commandName: "schema", abstract: "Prints a JSON Schema, for completion and checks in an editor.",
        discussion: "Example: arterial schema job > job.schema.json")

    enum Document: String, ExpressibleByArgument, CaseIterable {
        case job, project
        case utilityModel = "utility-model"
    }

    @Argument(help: "The kind of file that it is of.")
    var document: Document

    func run(environment: [String: String], io: InputOutput) -> Batch.ExitCode {
        let schema =
            switch document {
            case .job: SchemaDocument.job
            case .project: SchemaDocument.project
            case .utilityModel: SchemaDocument.utilityModel
            }
        io.output(schema.written(pretty: true) + "\n")
        return .success
    }
}
