import AreaChecking
import ArgumentParser
import Foundation

/// The command behind scripts/check-areas.
@main
struct CheckAreas: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check-areas",
        abstract: "Holds the polygons of service area jobs against the definition of an area, by brute force.",
        discussion: """
            Points every 10 m of the network and points all over the plane are inside where the nearest street is reached. \
            Exit codes: 0 all is as it should be, 1 too many points are wrong or polygons are not valid.
            """)

    @Argument(help: "Output folders of service area jobs; each is named for its job.")
    var folders: [String]

    @Option(help: ArgumentHelp("The project file; its folder holds the jobs.", valueName: "file"))
    var project: String?

    @Option(help: ArgumentHelp("Files and folders of jobs, instead of the project file's folder.", valueName: "path"))
    var jobs: [String] = []

    @Option(help: ArgumentHelp("How many points of the plane are looked at for each area.", valueName: "n"))
    var points = 20_000

    func run() throws {
        var isGood = true
        for folder in folders {
            let check = try AreaCheck(
                folder: URL(filePath: folder).standardizedFileURL, jobs: jobPaths, projectFile: project,
                planePoints: points)
            write(AreaReport.heading)
            let report = try check.run { write(AreaReport.line(of: $0)) }
            for line in report.summary { write(line) }
            isGood = isGood && report.isGood
        }
        if !isGood { throw ExitCode.failure }
    }

    /// At once, so that long checks are seen to go on.
    private func write(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

    private var jobPaths: [String] {
        if !jobs.isEmpty { return jobs }
        let folder = project.map { URL(filePath: $0).deletingLastPathComponent().path } ?? "jobs"
        return [folder]
    }
}
