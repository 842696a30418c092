import Foundation
import TestSupport

/// A project in a temporary folder: files written by a test, and `arterial` run in there.
final class TemporaryProject {
    private let folder: TemporaryFolder

    /// - Parameter files: the text of each file by its path in the folder.
    init(_ files: [String: String] = [:]) throws {
        folder = try TemporaryFolder()
        for (path, text) in files { try write(text, to: path) }
    }

    /// A copy of a folder.
    init(copying source: URL) throws {
        folder = try TemporaryFolder()
        try FileManager.default.removeItem(at: folder.url)
        try FileManager.default.copyItem(at: source, to: folder.url)
    }

    var url: URL { folder.url }
    var path: String { folder.url.path }

    func write(_ text: String, to path: String) throws { try write(Data(text.utf8), to: path) }

    func write(_ data: Data, to path: String) throws {
        let file = url.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }

    func append(_ text: String, to path: String) throws {
        let before = try String(contentsOf: url.appending(path: path), encoding: .utf8)
        try write(before + text, to: path)
    }

    func remove(_ path: String) throws { try FileManager.default.removeItem(at: url.appending(path: path)) }

    func run(_ arguments: String..., environment: [String: String] = [:]) throws -> Arterial.Ended {
        try Arterial.run(arguments, in: url, environment: environment)
    }

    func start(_ arguments: String...) throws -> RunningArterial { try Arterial.start(arguments, in: url) }

    /// What was written to a folder of outputs.
    func outputs(_ folder: String = "outputs") -> Outputs {
        Outputs(url.appending(path: folder), keeping: self.folder)
    }

    func text(_ path: String) throws -> String {
        String(decoding: try Data(contentsOf: url.appending(path: path)), as: UTF8.self)
    }

    func json(_ path: String) throws -> [String: Any] {
        let data = try Data(contentsOf: url.appending(path: path))
        return try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
    }

    func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: url.appending(path: path).path) }
}
