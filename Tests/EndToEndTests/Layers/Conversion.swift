import Foundation
import Testing

/// Layers in other formats, made by GDAL's own command.
enum Conversion {
    private static let command = ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].map { $0 + "/ogr2ogr" }
        .first { FileManager.default.isExecutableFile(atPath: $0) }

    static let isThere = command != nil

    /// Says why tests are skipped.
    static let isMissing: Comment = "ogr2ogr of gdal-bin is not there"

    /// Writes a layer of a project once more.
    ///
    /// - Parameter options: those of ogr2ogr.
    static func write(_ source: String, as target: String, _ options: [String], in folder: URL) throws {
        let ended = try OtherCommand.run(
            try #require(command), options + [target, source], in: folder, environment: ["PATH": "/usr/bin:/bin"])
        try #require(ended.code == 0, "\(ended.error)")
    }
}
