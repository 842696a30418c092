import ArgumentParser
import Batch

/// The options that say which jobs are meant.
struct JobSelection: ParsableArguments {
    @Argument(help: "Job files, and folders of job files.", completion: .file())
    var paths: [String]

    @Option(help: ArgumentHelp("Only jobs whose name matches; * and ? stand for any letters.", valueName: "glob"))
    var only: [String] = []

    @Option(
        help: ArgumentHelp("The project file, instead of the nearest arterial.yaml upwards.", valueName: "file"),
        completion: .file())
    var project: String?

    @Option(
        help: ArgumentHelp("Where compiled networks are kept, instead of beside the project.", valueName: "dir"),
        completion: .directory)
    var cache: String?

    func options(environment: [String: String], _ io: InputOutput) -> RunOptions {
        var options = RunOptions(paths: paths)
        options.only = only
        options.environment = environment
        options.projectFile = project ?? environment["ARTERIAL_PROJECT"]
        options.cacheFolder = cache ?? environment.cacheFolder
        options.program = io.program
        return options
    }
}

extension [String: String] {
    /// What `ARTERIAL_CACHE` names; an empty value names nothing.
    var cacheFolder: String? { self["ARTERIAL_CACHE"].flatMap { $0.isEmpty ? nil : $0 } }
}
