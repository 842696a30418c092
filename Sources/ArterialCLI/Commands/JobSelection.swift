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

    func validate() throws {
        if cache == "" { throw ValidationError("--cache takes the path of a folder") }
        if project == "" { throw ValidationError("--project takes the path of a file") }
    }

    func options(environment: [String: String], _ io: InputOutput) -> RunOptions {
        var options = RunOptions(paths: paths)
        options.only = only
        options.environment = environment
        options.projectFile = project ?? environment[.project]
        options.cacheFolder = cache ?? environment[.cache]
        options.program = io.program
        return options
    }
}
