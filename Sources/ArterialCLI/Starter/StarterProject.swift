import Foundation
import JobSpec

/// A project to start from: a made town, a few jobs, and the schemas that editors check them by.
struct StarterProject {
    /// Why a project cannot be made.
    struct Refused: Error, CustomStringConvertible {
        let description: String
    }

    /// The text of each file by its path.
    var files: [(path: String, text: String)] {
        [
            ("arterial.yaml", StarterJobs.project),
            ("data/streets.geojson", StarterStreets().text),
            ("jobs/deliveries-in-the-best-order.yaml", StarterJobs.deliveries),
            ("jobs/deliveries-around-the-market.yaml", StarterJobs.market),
            ("jobs/reach-of-the-fire-station.yaml", StarterJobs.fireStation),
            ("schemas/job.schema.json", SchemaDocument.job.written() + "\n"),
            ("schemas/project.schema.json", SchemaDocument.project.written() + "\n"),
        ]
    }

    /// - Throws: `Refused` where the folder holds anything, or cannot be written.
    func write(to folder: String) throws {
        try checkEmpty(folder)
        let root = URL(filePath: folder, directoryHint: .isDirectory)
        do {
            for file in files {
                let place = root.appending(path: file.path)
                try FileManager.default.createDirectory(
                    at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(file.text.utf8).write(to: place, options: .withoutOverwriting)
            }
        } catch {
            throw Refused(description: "\(folder): the project cannot be written: \(error.localizedDescription)")
        }
    }

    private func checkEmpty(_ folder: String) throws {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder) else { return }
        guard isFolder.boolValue else {
            throw Refused(description: "\(folder) is a file; name a new or an empty folder")
        }
        guard let entries = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
            throw Refused(description: "\(folder) may not be read")
        }
        if !entries.isEmpty { throw Refused(description: "\(folder) is not empty; name a new or an empty folder") }
    }
}
