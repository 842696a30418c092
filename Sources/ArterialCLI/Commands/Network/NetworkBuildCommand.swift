import ArgumentParser
import Batch
import Preparation

struct NetworkBuildCommand: ParsableCommand, ArterialSubcommand {
    static let configuration = CommandConfiguration(
        commandName: "build", abstract: "Compiles networks into images, which runs then open in no time.",
        discussion: """
            Example: arterial network build monaco

            An image that is there and fits its sources stays. Exit codes: 0 done, 1 a network cannot be built or kept, 2 bad \
            usage or a bad project file, 130 interrupted.
            """)

    @Argument(help: "Names of networks of the project file; all by default.")
    var names: [String] = []

    @OptionGroup var options: NetworkOptions

    @Flag(help: "Images are made anew, whether they fit their sources or not.")
    var force = false

    func run(environment: [String: String], io: InputOutput) -> Batch.ExitCode {
        options.run(environment, io) { build in
            let wanted = names.isEmpty ? build.names : names
            for name in wanted { try build.check(name) }
            try buildAll(wanted, build, io)
            if !build.keepsAll { throw NetworkFailure("not all images could be kept") }
        }
    }

    /// One network that fails keeps no other from being built.
    private func buildAll(_ names: [String], _ build: NetworkBuild, _ io: InputOutput) throws {
        var failures: [NetworkFailure] = []
        for name in names {
            do {
                io.output(try build.summary(of: name, rebuilds: force).text)
            } catch let failure as NetworkFailure {
                failures.append(failure)
            }
        }
        guard let last = failures.last else { return }
        for failure in failures.dropLast() { io.tell(fault: failure) }
        throw last
    }
}
