import ArgumentParser
import Batch
import JobSpec
import Preparation
import Vocabulary

/// `arterial network`: what there is to do with networks alone.
struct NetworkCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "network", abstract: "Compiles networks, and tells what is in them.",
        discussion: "Example: arterial network info monaco",
        subcommands: [NetworkBuildCommand.self, NetworkInfoCommand.self])
}

/// The options of the commands below `arterial network`.
struct NetworkOptions: ParsableArguments {
    @OptionGroup var location: ProjectLocation

    /// Calls `body` with the networks of the project. Errors go to `io`.
    func run(
        _ environment: [String: String], _ io: InputOutput, quiet: Bool = false, _ body: (NetworkBuild) throws -> Void
    ) -> Batch.ExitCode {
        let diagnostics = Diagnostics()
        let cancellation = Cancellation()
        let interrupts = Interrupts(cancelling: cancellation)
        defer { interrupts.stop() }
        let project = Result {
            try ProjectReading(environment: environment, diagnostics).nearestProject(
                given: location.project(environment))
        }
        io.error(diagnostics.rendered())
        do {
            let progress: any ProgressObserver = quiet ? NoProgress() : PhaseLines { io.error($0 + "\n") }
            try body(
                NetworkBuild(
                    try project.get(), cacheFolder: location.cache(environment), cancellation: cancellation,
                    progress: progress))
            return .success
        } catch is Cancelled {
            io.tell(fault: "stopped; images that were made stay, each whole")
            return .interrupted
        } catch let failure as NetworkFailure {
            io.tell(fault: failure)
            return .failure
        } catch {
            io.tell(fault: error)
            return .unusable
        }
    }
}

/// A name that no network has.
struct UnknownNetwork: Error, CustomStringConvertible {
    let name: String
    let help: String

    var description: String { "there is no network '\(name)': \(help)" }
}

extension NetworkBuild {
    /// - Throws: `UnknownNetwork`.
    func check(_ name: String) throws {
        if let help = help(for: name) { throw UnknownNetwork(name: name, help: help) }
    }
}
