import Foundation

/// The OSM files of the shared data folder, where there is one.
enum OSMSharedData {
    static let folder: URL? = {
        let environment = ProcessInfo.processInfo.environment["ARTERIAL_SHARED"].map { URL(filePath: $0) }
        let project = URL(filePath: #filePath).pathComponents.count
        let above = (1..<project).map { levels in
            (0..<levels).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
                .appending(path: "shared")
        }
        return ([environment].compactMap { $0 } + above)
            .map { $0.appending(path: "data/osm") }
            .first { FileManager.default.fileExists(atPath: $0.path(percentEncoded: false)) }
    }()

    static var isThere: Bool { folder != nil }

    /// The names of all files, in order.
    static let names: [String] =
        (folder.flatMap { try? FileManager.default.contentsOfDirectory(atPath: $0.path(percentEncoded: false)) } ?? [])
        .sorted()

    static func path(_ name: String) -> String {
        folder?.appending(path: name).path(percentEncoded: false) ?? name
    }
}
