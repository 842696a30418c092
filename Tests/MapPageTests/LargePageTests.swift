import Foundation
import TestSupport
import Testing

@testable import MapPage

@Suite("A page of very many jobs")
struct LargePageTests {
    private static let limit = 10_000_000

    private func page(_ jobs: [PageJob], _ folder: String = "/nowhere") -> [UInt8] {
        MapPage(jobs: jobs, outputFolder: folder, networks: NoNetworks(), linksFiles: true).pieces().flatMap(\.self)
    }

    @Test("that failed for long reasons stays below 10 MB, and lists them all") func failures() {
        let reason = String(repeating: "stops[1]: \"there\" is no such place\n", count: 100)
        let jobs = (0..<10_000).map { PageJob(name: "jobs.of-the-north.\($0)", failure: "failed", reason: reason) }
        let page = page(jobs)
        #expect(page.count < Self.limit)
        #expect(String(decoding: page, as: UTF8.self).contains("jobs.of-the-north.9999"))
    }

    @Test("with tables of all sizes stays below 10 MB, fills most of its room, and shows the first rows of each table")
    func tables() throws {
        let folder = try TemporaryFolder()
        let jobs = (0..<2000).map { PageJob(name: "job \($0)", failure: nil, reason: "") }
        for (number, job) in jobs.enumerated() {
            let place = folder.url.appending(path: job.name)
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            // Every job has columns of its own.
            let rows = (0..<number % 400).map { "\($0),name \($0) of \(number),\(number)\n" }
            let table = Data(("id,name of \(number),again\n" + rows.joined()).utf8)
            try table.write(to: place.appending(path: "records.csv"))
            try Data(
                """
                {"kind":"related_records","seal":"\(number)","description":"\(String(repeating: "long ", count: 100))",\
                "outputs":[{"file":"records.csv","bytes":\(table.count)}]}
                """.utf8
            ).write(to: place.appending(path: "job.json"))
        }
        let page = String(decoding: page(jobs, folder.url.path), as: UTF8.self)
        #expect((6_000_000..<Self.limit).contains(page.utf8.count))
        #expect(page.contains("name 5 of 1999") && page.contains("\"rowsOfFile\":399"))
    }

    @Test("with no room for their tables tells of each how many it has no room for") func noRoom() {
        let drawing = JobDrawing(document: nil, tables: (0..<3).map { Self.table(rows: $0 * 10) }, details: 2)
        let shown = ShownJob(drawing)
        #expect(shown.leftOutTables == 0 && shown.within(shown.length).leftOutTables == 0)
        #expect(shown.within(0).leftOutTables == 3)
        for room in 0..<shown.length {
            let cut = shown.within(room)
            #expect(cut.length <= room && cut.tables.count + cut.leftOutTables == 3)
        }
    }

    private static func table(rows count: Int) -> PageTable {
        let text = "id,name\n" + (0..<count).map { "\($0),name \($0)\n" }.joined()
        guard var rows = try? RecordRows(Array(text.utf8)) else { fatalError("\(text) is no table") }
        return PageTable("records", of: "records.csv", &rows, PageReading.all[1])
    }
}
