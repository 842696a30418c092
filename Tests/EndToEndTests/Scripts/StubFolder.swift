import Foundation

/// A project of a script and of commands that stand in for those that it calls, and note how they were called.
final class StubFolder {
    let project: TemporaryProject

    /// Copies of scripts of the project, and commands: the text of each, which `sh` runs.
    init(scripts: [String], commands: [String: String]) throws {
        project = try TemporaryProject()
        for script in scripts {
            let text = try String(contentsOf: Arterial.project.appending(path: "scripts/\(script)"), encoding: .utf8)
            try add(text, at: "scripts/\(script)")
        }
        for (name, text) in commands { try addCommand(text, at: "commands/\(name)") }
    }

    /// Adds a command that notes its name and arguments in `calls`, and then does what `text` says.
    func addCommand(_ text: String, at path: String) throws {
        try add(
            "#!/bin/sh\necho \"${0##*/} $*\" >> '\(project.path)/calls'\n\(text)\n", at: path)
    }

    private func add(_ text: String, at path: String) throws {
        try project.write(text, to: path)
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: project.url.appending(path: path).path)
    }

    /// Runs a script; `path` is what it finds commands in beside those that stand in.
    func run(_ script: String, _ arguments: String..., path: String = "", from place: String = "") throws
        -> Arterial.Ended
    {
        let commands = project.url.appending(path: "commands").path
        return try OtherCommand.run(
            "/bin/bash", [project.url.appending(path: "scripts/\(script)").path] + arguments,
            in: project.url.appending(path: place),
            environment: ["PATH": path.isEmpty ? commands : commands + ":" + path])
    }

    /// How the commands were called, in order.
    var calls: [String] {
        let text = (try? String(contentsOf: project.url.appending(path: "calls"), encoding: .utf8)) ?? ""
        return text.split(separator: "\n").map(String.init)
    }
}
