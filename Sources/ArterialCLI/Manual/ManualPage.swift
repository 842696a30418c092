import Batch
import Preparation

/// The page of the manual, made of the definitions of the commands.
struct ManualPage {
    let root: CommandDescription

    /// The page in roff.
    var text: String {
        var page = Roff(title: "ARTERIAL", source: "arterial \(Versions.engine)")
        page.section("NAME")
        page.line("arterial - \(root.abstract ?? "")")
        page.section("SYNOPSIS")
        for (path, command) in leaves { page.command(Self.synopsis(path, command)) }
        page.section("DESCRIPTION")
        Self.write(root.discussed, to: &page)
        page.section("COMMANDS")
        for (path, command) in leaves { Self.write(command, at: path, to: &page) }
        page.section("OPTIONS OF ALL COMMANDS")
        page.term("-h, --help", "Show help information.")
        page.term("--version", "Show the version, and those of the libraries.")
        page.section("EXIT STATUS")
        for code in ExitCode.allCases { page.term(String(code.rawValue), code.meaning) }
        page.section("ENVIRONMENT")
        for variable in EnvironmentVariable.allCases { page.term(variable.rawValue, variable.meaning) }
        return page.text
    }

    private var leaves: [(path: [String], command: CommandDescription)] { root.leaves() }

    private static func synopsis(_ path: [String], _ command: CommandDescription) -> String {
        (path + command.ownArguments.map(\.synopsis)).joined(separator: " ")
    }

    private static func write(_ command: CommandDescription, at path: [String], to page: inout Roff) {
        page.subsection(path.joined(separator: " "))
        page.line(command.abstract ?? "")
        Self.write(command.discussed, to: &page)
        for argument in command.ownArguments { page.term(argument.usage, argument.meaning) }
    }

    private static func write(_ pieces: [CommandDescription.Piece], to page: inout Roff) {
        for piece in pieces {
            switch piece {
            case .paragraph(let text): page.paragraph(text)
            case .example(let text): page.command(text)
            }
        }
    }
}
