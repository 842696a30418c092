import Foundation
import JobSpec

/// Files in a folder of outputs that are called as a run calls its own, and that no run wrote.
enum StrangeRunFiles {
    /// The beginning of a file is looked at.
    private static let headLength = 1000

    private static let marks = [
        RunPage.fileName: "<meta name=\"made-of\" content=\"", "run.json": "\"arterial\":",
        "results.jsonl": "{\"job\":",
    ]

    /// The path of the first of them; nil where there is none.
    static func first(in outputFolder: String) -> String? {
        marks.keys.sorted().map { outputFolder + "/" + $0 }.first { path in
            // What a link leads to stays.
            guard !FileIdentity.isLink(path), let identity = FileIdentity(path) else { return false }
            if identity.isFolder { return true }
            guard let file = FileHandle(forReadingAtPath: path) else { return false }
            defer { try? file.close() }
            guard let head = try? file.read(upToCount: headLength), !head.isEmpty else { return false }
            let mark = marks[String(path.dropFirst(outputFolder.count + 1))] ?? ""
            return !String(decoding: head, as: UTF8.self).contains(mark)
        }
    }

    /// What is said of it.
    static func sentence(_ path: String) -> String {
        "no run wrote \(path), whose place a run's own takes: move it away, or name another folder with --out"
    }
}
