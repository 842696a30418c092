import ArgumentParser
import FoundationEssentials

/// A command as its definition describes it: its options, and the commands below it.
struct CommandDescription: Decodable {
    /// An option, a flag or an argument.
    struct Argument: Decodable {
        struct Name: Decodable {
            let kind: String
            let name: String

            /// As it is typed.
            var text: String { (kind == "long" ? "--" : "-") + name }
        }

        let kind: String
        let names: [Name]?
        let valueName: String?
        let abstract: String?
        let defaultValue: String?
        let allValues: [String]?
        let isOptional: Bool
        let isRepeating: Bool
        let shouldDisplay: Bool
    }

    let commandName: String
    let abstract: String?
    let discussion: String?
    let shouldDisplay: Bool
    let subcommands: [CommandDescription]?
    let arguments: [Argument]?

    /// The command `arterial` with all that is below it.
    ///
    /// - Throws: where the library describes commands in another way than this one knows.
    static func root() throws -> CommandDescription {
        struct Tool: Decodable {
            let command: CommandDescription
        }
        return try JSONDecoder().decode(Tool.self, from: Data(Root._dumpHelp().utf8)).command
    }

    /// The commands that people can give, each with its words from `arterial` on; those that only hold others left out.
    func leaves(below path: [String] = []) -> [(path: [String], command: CommandDescription)] {
        guard shouldDisplay, commandName != "help" else { return [] }
        let own = path + [commandName]
        guard let subcommands, !subcommands.isEmpty else { return [(own, self)] }
        return subcommands.flatMap { $0.leaves(below: own) }
    }

    /// The options and arguments of the command itself, not those that all commands have.
    var ownArguments: [Argument] {
        (arguments ?? []).filter { argument in
            argument.shouldDisplay && !(argument.names ?? []).contains { ["help", "version"].contains($0.name) }
        }
    }

    /// A part of what is said about a command.
    enum Piece {
        case paragraph(String)
        /// A way to call it.
        case example(String)
    }

    /// What is said about the command, in its order.
    var discussed: [Piece] {
        let mark = "Example: "
        return (discussion ?? "").split(separator: "\n\n").map { text in
            text.hasPrefix(mark) ? .example(String(text.dropFirst(mark.count))) : .paragraph(String(text))
        }
    }
}

extension CommandDescription.Argument {
    /// How it is typed, with a word for its value: `--out <dir>`.
    var usage: String {
        let value = valueName.map { "<\($0)>" } ?? ""
        guard kind != "positional" else { return value }
        let names = (names ?? []).map(\.text).sorted { $0.count < $1.count }.joined(separator: ", ")
        return kind == "flag" ? names : "\(names) \(value)"
    }

    /// How it stands in the line of usage, in brackets where it may be left out.
    var synopsis: String {
        let value = valueName.map { "<\($0)>" } ?? ""
        let name = (names?.first { $0.kind == "long" } ?? names?.first)?.text ?? ""
        let text = kind == "positional" ? value : kind == "flag" ? name : "\(name) \(value)"
        return (isOptional ? "[\(text)]" : text) + (isRepeating ? "..." : "")
    }

    /// What it means, with the values that it takes and the one that it has where it is left out.
    var meaning: String {
        let values = allValues.map { " One of \($0.joined(separator: ", "))." } ?? ""
        let value = defaultValue.map { " By default \($0)." } ?? ""
        return (abstract ?? "") + values + value
    }
}
