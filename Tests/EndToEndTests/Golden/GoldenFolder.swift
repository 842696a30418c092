import Foundation
import Testing

/// A folder of job files and, in `expected`, of all the files that they must write.
struct GoldenFolder: CustomTestStringConvertible, Sendable {
    let name: String

    static let all: [GoldenFolder] = ["floods", "languages", "related", "rounds"].map(GoldenFolder.init)

    var testDescription: String { name }

    /// What the jobs in each language are expected to write.
    static let languagesExpected = GoldenFolder(name: "languages").expected

    private var url: URL { URL(filePath: #filePath).deletingLastPathComponent().appending(path: name) }
    private var expected: URL { url.appending(path: "expected") }

    /// What a run in a copy of the folder writes.
    func written() throws -> [String: Data] {
        let project = try TemporaryProject(copying: url)
        _ = try project.run("run", ".", "--quiet")
        return try project.outputs().bytes().reduce(into: [:]) { $0[$1.key] = Self.portable($1.value, $1.key) }
    }

    /// What was recorded.
    func recorded() throws -> [String: Data] { try Outputs(expected).bytes() }

    /// Puts what was written in the place of what was recorded.
    func record(_ files: [String: Data]) throws {
        try? FileManager.default.removeItem(at: expected)
        for (path, data) in files {
            let file = expected.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: file)
        }
    }

    /// `job.json` without its end, which names the versions of the libraries here.
    private static func portable(_ data: Data, _ path: String) -> Data {
        guard path.hasSuffix("/job.json") else { return data }
        let text = String(decoding: data, as: UTF8.self)
        guard let key = text.range(of: ",\n  \"key\": {") else { return data }
        return Data((text[..<key.lowerBound] + "\n}\n").utf8)
    }
}
