import ArgumentParser
import Batch

/// What the program starts itself with to run jobs in a process of their own.
struct WorkCommand: ParsableCommand, ArterialSubcommand {
    static let configuration = CommandConfiguration(
        commandName: CrewService.commandName, abstract: "Runs jobs for another process of arterial.",
        shouldDisplay: false)

    func run(environment: [String: String], io: InputOutput) -> Batch.ExitCode {
        CrewService.run(environment: environment)
        return .success
    }
}
