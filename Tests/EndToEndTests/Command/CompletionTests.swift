import Foundation
import Testing

@Suite("The script of completions")
struct CompletionTests {
    @Test(
        "completes commands, options and values in bash",
        arguments: [
            ("arterial va", ["validate"]), ("arterial network ", ["build", "info", "--version", "-h", "--help"]),
            ("arterial run --fa", ["--fail-fast", "--fail-on"]), ("arterial schema pro", ["project"]),
            ("arterial completions ", ["bash", "zsh", "fish"]),
            ("arterial run --fail-on ", ["failures", "warnings"]),
        ])
    func bash(line: String, candidates: [String]) throws {
        let project = try TemporaryProject(["completions.bash": try script("bash")])
        // The shell calls the function with the command, the word in hand and the one before it.
        let probe = """
            source completions.bash
            COMP_LINE='\(line)'; COMP_POINT=${#COMP_LINE}; read -ra COMP_WORDS <<< "$COMP_LINE"
            [[ $COMP_LINE == *' ' ]] && COMP_WORDS+=('')
            COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
            function=$(complete -p arterial | sed 's/.*-F \\([^ ]*\\).*/\\1/')
            $function arterial "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
            printf '%s\\n' "${COMPREPLY[@]}"
            """
        let ended = try run("/bin/bash", ["-c", probe], in: project)
        #expect(ended.error.isEmpty)
        #expect(Set(ended.output.split(whereSeparator: \.isWhitespace).map(String.init)) == Set(candidates))
    }

    @Test(
        "is one that the shell can read",
        arguments: [
            ("bash", "/bin/bash", "-n"), ("zsh", "/usr/bin/zsh", "-n"), ("fish", "/usr/bin/fish", "--no-execute"),
        ])
    func syntax(shell: String, path: String, option: String) throws {
        let script = try script(shell)
        #expect(script.contains("arterial") && script.contains("validate") && script.contains("fail-on"))
        guard FileManager.default.isExecutableFile(atPath: path) else { return }
        let project = try TemporaryProject(["completions": script])
        let ended = try run(path, [option, "completions"], in: project)
        #expect(ended.code == 0, "\(ended.error)")
    }

    private func script(_ shell: String) throws -> String {
        let ended = try Arterial.run("completions", shell)
        #expect(ended.code == 0 && ended.error.isEmpty)
        return ended.output
    }

    private func run(_ command: String, _ arguments: [String], in project: TemporaryProject) throws -> Arterial.Ended {
        try OtherCommand.run(command, arguments, in: project.url, environment: ["PATH": "/usr/bin:/bin"])
    }
}
