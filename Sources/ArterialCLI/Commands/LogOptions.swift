import ArgumentParser
import Batch

/// The options that say how much a run prints, and how.
struct LogOptions: ParsableArguments {
    @Flag(name: .shortAndLong, help: "Only failures are printed.")
    var quiet = false

    @Flag(name: .shortAndLong, help: "Why each job runs, what it is doing, and the memory it took are printed, too.")
    var verbose = false

    @Option(
        help: ArgumentHelp("What progress is printed as: text, or json for an object a line.", valueName: "format"))
    var logFormat: RunLog.Format = .text

    func validate() throws {
        if quiet, verbose { throw ValidationError("--quiet and --verbose contradict each other") }
    }
}

extension RunLog.Format: ExpressibleByArgument {}
