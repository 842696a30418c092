import Foundation
import Testing

/// A folder with a little network, jobs on it, and what they must find.
struct ReferenceCase: CustomTestStringConvertible, Sendable {
    let name: String

    static let all: [ReferenceCase] = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.first?.isNumber == true }.sorted().map(ReferenceCase.init)
    }()

    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "cases")

    var testDescription: String { name }

    private var url: URL { Self.folder.appending(path: name) }

    /// What is expected, by job.
    func expected() throws -> [String: [ReferenceRow]] {
        let text = try String(contentsOf: url.appending(path: "expected.csv"), encoding: .utf8)
        return Dictionary(grouping: CSVTable(text).rows.map(ReferenceRow.init), by: \.job)
    }

    func run() throws -> ReferenceRun {
        let project = try TemporaryProject(copying: url)
        let ended = try project.run("run", ".", "--quiet")
        return try ReferenceRun(project.outputs(), errors: ended.error)
    }
}

/// Something that is expected of a job.
struct ReferenceRow {
    let job: String
    let what: String
    let name: String
    let value: String

    init(_ row: [String: String]) {
        (job, what) = (row["job"] ?? "", row["what"] ?? "")
        (name, value) = (row["name"] ?? "", row["value"] ?? "")
    }
}
