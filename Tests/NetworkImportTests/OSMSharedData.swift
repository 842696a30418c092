import Foundation
import TestSupport

/// The OSM files of the shared data folder, where there is one.
enum OSMSharedData {
    static let folder = SharedData.folder?.appending(path: "data/osm")

    static var isThere: Bool { folder != nil }

    /// The names of all files, in order.
    static let names: [String] =
        (folder.flatMap { try? FileManager.default.contentsOfDirectory(atPath: $0.path(percentEncoded: false)) } ?? [])
        .sorted()

    static func path(_ name: String) -> String {
        folder?.appending(path: name).path(percentEncoded: false) ?? name
    }
}
