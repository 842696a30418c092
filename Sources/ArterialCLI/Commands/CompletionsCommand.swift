import ArgumentParser
import Batch

struct CompletionsCommand: ParsableCommand, ArterialSubcommand {
    static let configuration = CommandConfiguration(
        commandName: "completions", abstract: "Prints what makes a shell complete commands and options.",
        discussion: """
            Example: arterial completions bash > ~/.local/share/bash-completion/completions/arterial

            For zsh the file is _arterial in a folder of its fpath, for fish ~/.config/fish/completions/arterial.fish.
            """)

    enum Shell: String, ExpressibleByArgument, CaseIterable {
        case bash, zsh, fish

        var completed: CompletionShell {
            switch self {
            case .bash: .bash
            case .zsh: .zsh
            case .fish: .fish
            }
        }
    }

    @Argument(help: "The shell.")
    var shell: Shell

    func run(environment: [String: String], io: InputOutput) -> Batch.ExitCode {
        io.output(Root.completionScript(for: shell.completed) + "\n")
        return .success
    }
}
