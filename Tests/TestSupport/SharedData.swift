import Foundation

/// The folder of real data beside the project, where there is one: tests that need it are skipped elsewhere.
public enum SharedData {
    /// `ARTERIAL_SHARED`, or the nearest folder called `shared` above this file that holds data.
    public static let folder: URL? = {
        let named = ProcessInfo.processInfo.environment["ARTERIAL_SHARED"].map { URL(filePath: $0) }
        var above: [URL] = []
        var place = URL(filePath: #filePath)
        while place.pathComponents.count > 1 {
            place = place.deletingLastPathComponent()
            above.append(place.appending(path: "shared"))
        }
        return ([named].compactMap { $0 } + above).first {
            FileManager.default.fileExists(atPath: $0.appending(path: "data").path(percentEncoded: false))
        }
    }()

    public static var isThere: Bool { folder != nil }

    /// The path of a file, such as `data/osm/porto.osm.pbf`.
    public static func path(_ name: String) -> String {
        folder?.appending(path: name).path(percentEncoded: false) ?? name
    }
}
