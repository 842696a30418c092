import Foundation

/// The project's own `jobs` folder, run once for all tests that look at what it wrote.
enum Sample {
    static let jobs = Arterial.project.appending(path: "jobs")

    /// The jobs of the folder, in order.
    static let names = [
        "ambulance-around-the-floods", "ambulance-on-a-dry-day", "fire-engine-to-the-casino", "mail-dispatch",
        "school-supplies-best-order", "station-to-the-old-town-on-foot",
    ]

    /// A run and its outputs.
    struct Run: @unchecked Sendable {
        let ended: Arterial.Ended
        let outputs: Outputs
    }

    static let run = Result {
        let folder = try TemporaryFolder()
        let ended = try Arterial.run("run", jobs.path, "--out", folder.url.appending(path: "outputs").path)
        return Run(ended: ended, outputs: Outputs(folder.url.appending(path: "outputs"), keeping: folder))
    }

    static func outputs() throws -> Outputs { try run.get().outputs }
}
