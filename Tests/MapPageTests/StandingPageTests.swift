import Foundation
import TestSupport
import Testing

@testable import MapPage

@Suite("A page stands")
struct StandingPageTests {
    private let folder: TemporaryFolder
    private let path: String
    private let table = Data("id,name\n1,one\n2,two\n".utf8)

    init() throws {
        folder = try TemporaryFolder()
        path = folder.url.appending(path: "index.html").path
        let job = folder.url.appending(path: "job")
        try FileManager.default.createDirectory(at: job, withIntermediateDirectories: true)
        let outputs = "[{\"file\":\"records.csv\",\"bytes\":\(table.count)}]"
        try Data("{\"kind\":\"related_records\",\"seal\":\"1\",\"outputs\":\(outputs)}".utf8)
            .write(to: job.appending(path: "job.json"))
        try table.write(to: records)
    }

    private var records: URL { folder.url.appending(path: "job/records.csv") }

    private var page: MapPage {
        let jobs = [PageJob(name: "job", failure: nil, reason: "")]
        return MapPage(jobs: jobs, outputFolder: folder.url.path, networks: NoNetworks(), linksFiles: true)
    }

    private func write(_ page: [UInt8]) throws { try Data(page).write(to: URL(filePath: path)) }

    private func writtenPage() throws -> [UInt8] {
        let bytes = page.pieces().flatMap(\.self)
        try write(bytes)
        return bytes
    }

    @Test("where it is as it was written") func whole() throws {
        #expect(!page.stands(at: path))
        _ = try writtenPage()
        #expect(page.stands(at: path))
    }

    @Test("no more where it is cut off, at whatever byte") func cut() throws {
        let bytes = try writtenPage()
        for length in [0, 1, 200, 600, bytes.count / 2, bytes.count - 60, bytes.count - 1] {
            try write(Array(bytes.prefix(length)))
            #expect(!page.stands(at: path), "\(length)")
        }
    }

    @Test("no more where a byte of it is another one") func changed() throws {
        let bytes = try writtenPage()
        for place in [0, 1000, bytes.count / 2, bytes.count - 10] {
            var other = bytes
            other[place] ^= 1
            try write(other)
            #expect(!page.stands(at: path), "\(place)")
        }
    }

    @Test(
        "not where a file of the outputs was missing or cut off as it was drawn", arguments: [nil, "id,name\n1,one\n"])
    func otherFiles(content: String?) throws {
        try FileManager.default.removeItem(at: records)
        if let content { try Data(content.utf8).write(to: records) }
        _ = try writtenPage()
        try table.write(to: records)
        #expect(!page.stands(at: path))
    }
}
