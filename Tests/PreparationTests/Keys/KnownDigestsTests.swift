import Foundation
import TestSupport
import Testing

@testable import Preparation

@Suite("Digests of large files are remembered")
struct KnownDigestsTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func write(_ byte: UInt8, secondsAgo: Double) throws -> String {
        let file = folder.url.appending(path: "large")
        try Data(repeating: byte, count: Int(KnownDigests.leastSize)).write(to: file)
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: -secondsAgo)], ofItemAtPath: file.path)
        return file.path
    }

    @Test("a file that was changed is read again, and one that changed just now is not remembered")
    func changed() throws {
        let known = KnownDigests(folder: folder.url.path)
        for byte in UInt8(0)..<3 {
            let path = try write(byte, secondsAgo: 100)
            let digest = try FileDigest.digest(path: path, named: "large")
            #expect(try known.digest(path: path, named: "large") == digest)
        }
        #expect(!FileManager.default.fileExists(atPath: folder.url.path + "/sources.digests"))
    }

    @Test("a file that has settled is known without being read, by its inode, size and times")
    func settled() throws {
        let path = try write(1, secondsAgo: 100)
        Thread.sleep(forTimeInterval: 3.2)
        let known = KnownDigests(folder: folder.url.path)
        let digest = try known.digest(path: path, named: "large")
        let memory = folder.url.appending(path: "sources.digests")
        let line = try String(contentsOf: memory, encoding: .utf8)
        #expect(line.hasSuffix("\(digest)\n"))
        // What is remembered is believed: a wrong digest would come back.
        let other = String(repeating: "0", count: 32)
        try line.replacing(digest.description, with: other).write(to: memory, atomically: true, encoding: .utf8)
        #expect(try KnownDigests(folder: folder.url.path).digest(path: path, named: "large").description == other)
    }

    @Test("a damaged memory is no memory", arguments: ["", "nonsense\n", "1 2 3 4 5 xyz\n"])
    func damaged(text: String) throws {
        let path = try write(1, secondsAgo: 100)
        try text.write(toFile: folder.url.path + "/sources.digests", atomically: true, encoding: .utf8)
        let digest = try KnownDigests(folder: folder.url.path).digest(path: path, named: "large")
        #expect(try digest == FileDigest.digest(path: path, named: "large"))
    }
}
