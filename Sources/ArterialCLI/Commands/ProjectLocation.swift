import ArgumentParser

/// The options that say where a project and its compiled networks are.
struct ProjectLocation: ParsableArguments {
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

    func project(_ environment: [String: String]) -> String? { project ?? environment[.project] }

    func cache(_ environment: [String: String]) -> String? { cache ?? environment[.cache] }
}
