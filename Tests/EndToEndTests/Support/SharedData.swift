import Foundation

/// The folder of real data beside the project, where there is one; `ARTERIAL_SHARED` names another.
enum SharedData {
    static let folder: URL? = {
        let given = ProcessInfo.processInfo.environment["ARTERIAL_SHARED"].map { URL(filePath: $0) }
        var above: [URL] = []
        var folder = Arterial.project
        while folder.path != "/" {
            folder = folder.deletingLastPathComponent()
            above.append(folder.appending(path: "shared"))
        }
        return ([given].compactMap { $0 } + above).map { $0.appending(path: "data") }
            .first { FileManager.default.fileExists(atPath: $0.appending(path: "osm").path) }
    }()

    static var isThere: Bool { folder != nil }

    static func path(_ name: String) -> String { folder?.appending(path: name).path ?? name }

    /// The OSM files, in order.
    static let extracts: [String] =
        folder.map { folder in
            ((try? FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "osm").path)) ?? []).sorted()
        } ?? []
}
