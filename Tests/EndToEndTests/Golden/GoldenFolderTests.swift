import Foundation
import Testing

/// `RECORD=1 swift test --filter GoldenFolder` records what the jobs write now, and fails.
@Suite("A golden folder")
struct GoldenFolderTests {
    private static let records = ProcessInfo.processInfo.environment["RECORD"] == "1"

    @Test("is written again byte for byte", arguments: GoldenFolder.all)
    func same(_ folder: GoldenFolder) throws {
        let written = try folder.written()
        if Self.records {
            try folder.record(written)
            Issue.record(
                "\(written.count) files of \(folder.name) were recorded: read them, and run again without RECORD")
        }
        let recorded = try folder.recorded()
        #expect(!recorded.isEmpty)
        #expect(differences(written, recorded) == [])
    }
}
