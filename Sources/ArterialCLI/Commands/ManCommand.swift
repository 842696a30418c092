import ArgumentParser
import Batch

struct ManCommand: ParsableCommand, ArterialSubcommand {
    static let configuration = CommandConfiguration(
        commandName: "man", abstract: "Prints the page of the manual, in roff.",
        discussion: """
            Example: arterial man > /usr/local/share/man/man1/arterial.1

            The page names every command, option, exit code and variable of the environment.
            """)

    func run(environment: [String: String], io: InputOutput) -> Batch.ExitCode {
        do {
            io.output(ManualPage(root: try CommandDescription.root()).text)
            return .success
        } catch {
            io.tell(fault: error)
            return .failure
        }
    }
}
