import Foundation
import TestSupport

/// The real data beside the project, by their paths below its `data` folder.
enum SharedData {
    static let folder = TestSupport.SharedData.folder?.appending(path: "data")

    static var isThere: Bool { folder != nil }

    static func path(_ name: String) -> String { folder?.appending(path: name).path ?? name }

    /// The OSM files, in order.
    static let extracts: [String] =
        folder.map { folder in
            ((try? FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "osm").path)) ?? []).sorted()
        } ?? []
}
