import Foundation
import TestSupport
import Testing

@testable import JobSpec

@Suite("Reading a file")
struct SourceFileTests {
    private let temporary: TemporaryFolder
    private var folder: String { temporary.path }

    init() throws { temporary = try TemporaryFolder() }

    private func failure(of path: String) -> String? {
        do throws(UnreadableFile) {
            _ = try SourceFile.read(path: path, displayedAs: "a.yaml")
            return nil
        } catch {
            return error.diagnostic.rendered()
        }
    }

    @Test("gives its text")
    func text() throws {
        try Data("a: 1\n".utf8).write(to: URL(fileURLWithPath: folder + "/a"))
        let source = try SourceFile.read(path: folder + "/a", displayedAs: "a.yaml")
        #expect(source.bytes == Array("a: 1\n".utf8))
    }

    @Test("that cannot be read says why")
    func failures() throws {
        #expect(failure(of: folder + "/none") == "a.yaml: error: there is no such file\n")
        #expect(failure(of: folder) == "a.yaml: error: this is a folder, not a file\n")
        #expect(failure(of: "/dev/null") == "a.yaml: error: this is not a regular file\n")
    }

    @Test("that is too large is refused before it is read")
    func tooLarge() throws {
        let path = folder + "/large"
        _ = FileManager.default.createFile(atPath: path, contents: nil)
        let file = try #require(FileHandle(forWritingAtPath: path))
        try file.truncate(atOffset: 100_000_000_000)
        #expect(failure(of: path) == "a.yaml: error: the file has 100000.0 MB; a YAML file may have 16 MB\n")
        try file.truncate(atOffset: 16_000_001)
        #expect(failure(of: path) == "a.yaml: error: the file has 16.1 MB; a YAML file may have 16 MB\n")
    }
}
