import Foundation
import Synchronization

/// An empty folder for the files of one test, deleted with the value; one that tests share to their end goes with the process.
public final class TemporaryFolder: Sendable {
    public let url: URL

    /// Those that are there.
    private static let all = Mutex<Set<URL>>([])
    private static let removesAllAtExit: Void = {
        atexit { TemporaryFolder.removeAll() }
    }()

    public init() throws {
        url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appending(path: "arterial-test-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        Self.removesAllAtExit
        Self.all.withLock { [url] in _ = $0.insert(url) }
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
        Self.all.withLock { [url] in _ = $0.remove(url) }
    }

    public var path: String { url.path(percentEncoded: false) }

    /// The path of a file in the folder.
    public func path(_ name: String) -> String { url.appending(path: name).path(percentEncoded: false) }

    /// Writes a file, and returns its path.
    public func write(_ text: String, to name: String) throws -> String { try write(text.utf8, to: name) }

    /// Writes a file, and returns its path.
    public func write(_ bytes: some Sequence<UInt8>, to name: String) throws -> String {
        try Data(bytes).write(to: url.appending(path: name))
        return path(name)
    }

    /// The names in a folder below, hidden ones too, sorted.
    public func names(in folder: String = "") throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: path(folder)).sorted()
    }

    public func text(_ file: String) throws -> String {
        String(decoding: try Data(contentsOf: url.appending(path: file)), as: UTF8.self)
    }

    private static func removeAll() {
        for url in all.withLock({ $0 }) { try? FileManager.default.removeItem(at: url) }
    }
}
