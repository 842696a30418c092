import Foundation
import TestSupport
import Testing

@testable import MapPage

@Suite("What the page's policy lets in")
struct PolicyHashesTests {
    @Test("is the style of the page") func style() throws {
        let hash = try sha256(PageTemplate.style)
        #expect(hash == PolicyHashes.style)
    }

    @Test("is the script of the page") func script() throws {
        let hash = try sha256(PageTemplate.script)
        #expect(hash == PolicyHashes.script)
    }

    /// By `sha256sum` of the coreutils, in Base64.
    private func sha256(_ bytes: [UInt8]) throws -> String {
        let folder = try TemporaryFolder()
        let file = try folder.write(bytes, to: "policy")
        let (process, pipe) = (Process(), Pipe())
        process.executableURL = URL(filePath: "/usr/bin/sha256sum")
        process.arguments = [file]
        process.standardOutput = pipe
        try process.run()
        let told = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        let digits = Array(told.prefix(64))
        let hash = stride(from: 0, to: 64, by: 2).compactMap { UInt8(String(digits[$0...$0 + 1]), radix: 16) }
        try #require(hash.count == 32)
        return Data(hash).base64EncodedString()
    }
}
