import Foundation
import TestSupport

@testable import OutputComparison

/// Two folders of outputs that a test writes.
final class OutputFiles {
    private let folder: TemporaryFolder

    /// The text of each file by its path.
    init(old: [String: String], new: [String: String]) throws {
        folder = try TemporaryFolder()
        try write(old, to: "old")
        try write(new, to: "new")
    }

    var old: String { folder.path("old") }
    var new: String { folder.path("new") }

    /// The comparison as text, without the path of the temporary folder.
    func text(_ thresholds: String..., tolerance: Double = 0, rows: Int = 10) throws -> String {
        var options = FolderComparison.Options()
        options.tolerance = tolerance
        options.thresholds = Thresholds(try thresholds.map { try Threshold($0) })
        let report = TextReport(thresholds: options.thresholds, rows: rows)
        var text = ""
        let summary = try FolderComparison(old: old, new: new, options: options).run { text += report.text(of: $0) }
        text += summary.unknownThreshold.map { "\($0)\n" } ?? ""
        return (text + report.closing(summary)).replacing(folder.path(""), with: "")
    }

    private func write(_ files: [String: String], to root: String) throws {
        for (path, text) in files {
            let file = folder.url.appending(path: root).appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
    }
}
