import Foundation
import TestSupport

/// The project's own `jobs` folder, run once for all tests that look at what it wrote.
enum Sample {
    static let jobs = Arterial.project.appending(path: "jobs")

    /// The route jobs of the folder, in order.
    static let routes = [
        "ambulance-around-the-floods", "ambulance-on-a-dry-day", "fire-engine-to-the-casino", "mail-dispatch",
        "medicines-in-time",
        "school-supplies-best-order", "station-to-the-old-town-on-foot",
    ]

    /// The jobs that find related records.
    static let relatedRecords = ["comments-that-say-something", "open-requests-near-a-school"]

    /// The jobs that look for service areas.
    static let serviceAreas = [
        "fire-stations-first-on-the-spot", "hospitals-around-the-floods", "mail-while-streets-are-dug-up",
        "residents-near-a-school", "to-school-on-foot",
    ]

    /// The jobs that walk through utility networks.
    static let traces =
        [
            "every-main-that-may-leak", "every-pipe-of-ky10", "shut-off-at-a-closed-valve", "shut-off-at-a-meter",
            "shut-off-beside-a-seized-valve", "squeeze-off-a-main", "who-is-without-gas",
        ] + electric

    /// Those of them on the electric network.
    static let electric = [
        "all-that-feeder-south-feeds", "open-these-before-the-repair", "poles-to-patrol-after-a-storm",
        "which-fuse-let-go", "who-is-out-behind-a-blown-fuse", "who-loses-phase-b",
    ]

    /// All jobs of the folder, in order.
    static let names = (routes + relatedRecords + serviceAreas + traces).sorted()

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

    /// The counts that a job's `job.json` says.
    static func counts(of job: String) throws -> [String: Int] {
        try outputs().json("\(job)/job.json")["counts"] as? [String: Int] ?? [:]
    }

    /// The messages of a job's `job.json` by their codes.
    static func messages(of job: String) throws -> [String: String] {
        let messages = try outputs().json("\(job)/job.json")["messages"] as? [[String: Any]] ?? []
        return messages.reduce(into: [:]) { texts, message in
            texts[message["code"] as? String ?? ""] = message["text"] as? String
        }
    }
}
