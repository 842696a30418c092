import ArgumentParser
import Batch
import Preparation

/// The command `arterial`.
public enum ArterialCommand {
    /// Runs a command and returns what it tells its caller. Can be called any number of times in a process.
    ///
    /// - Parameters:
    ///   - arguments: without the program's name.
    ///   - environment: variables such as `ARTERIAL_OUT`.
    public static func run(
        _ arguments: [String], environment: [String: String], io: InputOutput = .standard
    ) -> Batch.ExitCode {
        do {
            guard let command = try Root.parseAsRoot(arguments) as? any ArterialSubcommand else {
                io.output(Root.helpMessage())
                return .success
            }
            return command.run(environment: environment, io: io)
        } catch {
            let text = Root.fullMessage(for: error)
            let isHelp = Root.exitCode(for: error) == .success
            (isHelp ? io.output : io.error)(text + "\n")
            return isHelp ? .success : .unusable
        }
    }
}

/// A command below `arterial`.
protocol ArterialSubcommand {
    func run(environment: [String: String], io: InputOutput) -> Batch.ExitCode
}

struct Root: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "arterial",
        abstract: "Runs a folder of network analyses: routes around barriers, in the best order, with directions.",
        discussion: """
            Job files are YAML; docs/job-files.md explains them.

              arterial run jobs
              arterial validate jobs
            """,
        version: "arterial \(Versions.engine)",
        subcommands: [RunCommand.self, ValidateCommand.self, SchemaCommand.self])
}
