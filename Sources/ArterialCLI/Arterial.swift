import ArgumentParser
import Batch
import Preparation
import Vocabulary

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
        let code = code(arguments, environment, io)
        guard let loss = io.loss() else { return code }
        io.tell(fault: "cannot write to standard output: \(loss)")
        return code == .success ? .failure : code
    }

    private static func code(
        _ arguments: [String], _ environment: [String: String], _ io: InputOutput
    ) -> Batch.ExitCode {
        ThreadRoom.keep()
        // Not for people: what the program starts itself with has no options, and does not wait until all of them are known.
        if arguments == [CrewService.commandName] {
            CrewService.run(environment: environment)
            return .success
        }
        if arguments == ["--version"] {
            io.output(Versions.text)
            return .success
        }
        if let unknown = unknownCommand(arguments) {
            io.tell(fault: "there is no command '\(unknown.name)'\(unknown.help)")
            return .unusable
        }
        if ["run", "validate", "explain", "network"].contains(arguments.first), !ThreadRoom.isThere {
            io.tell(fault: ThreadRoom.isMissing)
            return .unusable
        }
        if let command = command(arguments) { return command.run(environment: environment, io: io) }
        do {
            var parsed = try Root.parseAsRoot(arguments)
            if let command = parsed as? any ArterialSubcommand { return command.run(environment: environment, io: io) }
            // Anything else is a wish for help, which running it throws.
            try parsed.run()
            return .success
        } catch {
            let text = Root.fullMessage(for: error)
            let isHelp = Root.exitCode(for: error) == .success
            (isHelp ? io.output : io.error)(text + "\n")
            return isHelp ? .success : .unusable
        }
    }

    /// The command that the first word names, where the others are all that it needs: it takes as long again to ask about all
    /// commands.
    private static func command(_ arguments: [String]) -> (any ArterialSubcommand)? {
        let named = Root.configuration.subcommands.first { $0.configuration.commandName == arguments.first }
        return try? (named as? any (ParsableCommand & ArterialSubcommand).Type)?.parse(Array(arguments.dropFirst()))
    }

    /// The first word, where it is neither a command nor an option, and what was probably meant. After `help` come commands,
    /// and those below them.
    private static func unknownCommand(_ arguments: [String]) -> (name: String, help: String)? {
        guard arguments.first == "help" else { return unknownCommand(arguments.first, of: Root.self, ["help"]) }
        var command: any ParsableCommand.Type = Root.self
        for word in arguments.dropFirst() where !command.configuration.subcommands.isEmpty {
            if let unknown = unknownCommand(word, of: command, []) { return unknown }
            command = command.configuration.subcommands.first { $0.configuration.commandName == word } ?? command
        }
        return nil
    }

    private static func unknownCommand(
        _ word: String?, of command: any ParsableCommand.Type, _ others: [String]
    ) -> (name: String, help: String)? {
        let known =
            command.configuration.subcommands.filter { $0.configuration.shouldDisplay }.compactMap {
                $0.configuration.commandName
            } + others
        guard let word, !word.hasPrefix("-"), !known.contains(word) else { return nil }
        let nearest = Suggestion.nearest(to: word, among: known)
        return (word, nearest.map { ": did you mean '\($0)'?" } ?? "; there are " + known.joined(separator: ", "))
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
            Example: arterial init town && arterial run town/jobs

            Jobs are files of YAML; docs/job-files.md explains them.
            """,
        version: "arterial \(Versions.engine)",
        subcommands: [
            RunCommand.self, ValidateCommand.self, ExplainCommand.self, DiffCommand.self, MergeCommand.self,
            NetworkCommand.self, InitCommand.self, SchemaCommand.self, CompletionsCommand.self, ManCommand.self,
        ])
}
