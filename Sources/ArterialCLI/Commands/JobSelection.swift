import ArgumentParser
import Batch

/// The options that say which jobs are meant.
struct JobSelection: ParsableArguments {
    @Argument(help: "Job files, and folders of job files.", completion: .file())
    var paths: [String]

    @Option(help: ArgumentHelp("Only jobs whose name matches; * and ? stand for any letters.", valueName: "glob"))
    var only: [String] = []

    @OptionGroup var location: ProjectLocation

    func options(environment: [String: String], _ io: InputOutput) -> RunOptions {
        var options = RunOptions(paths: paths)
        options.only = only
        options.environment = environment
        options.projectFile = location.project(environment)
        options.cacheFolder = location.cache(environment)
        options.program = io.program
        return options
    }
}
