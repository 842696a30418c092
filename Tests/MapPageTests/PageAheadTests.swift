import Foundation
import TestSupport
import Testing

@testable import MapPage

@Suite("A page whose jobs were read while others ran")
struct PageAheadTests {
    private static let jobs = (0..<4).map { PageJob(name: "job \($0)", failure: nil, reason: "") }

    /// Outputs of four jobs, of which each says that it has so many bytes.
    private func outputs(megabytes: Int) throws -> TemporaryFolder {
        try outputs(megabytes: Self.jobs.map { _ in megabytes })
    }

    private func outputs(megabytes: [Int]) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for (number, job) in Self.jobs.enumerated() {
            let place = folder.url.appending(path: job.name)
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            let document = """
                {"kind":"service_area","seal":"\(number)",\
                "outputs":[{"file":"lines.geojson","bytes":\(megabytes[number] * 1_000_000)}]}
                """
            try Data(document.utf8).write(to: place.appending(path: "job.json"))
            try Data(Self.lines(number).utf8).write(to: place.appending(path: "lines.geojson"))
        }
        return folder
    }

    /// A street with bends of 5 m.
    private static func lines(_ number: Int) -> String {
        let places = (0..<20).map { "[\(Double($0) / 1000),\(Double(number) / 100 + ($0 % 2 == 0 ? 0 : 0.00005))]" }
        return """
            {"type":"FeatureCollection","features":[
            {"type":"Feature","properties":{"street":"\(number)","cost":\(number)},\
            "geometry":{"type":"LineString","coordinates":[\(places.joined(separator: ","))]}}
            ]}
            """
    }

    private func page(_ folder: TemporaryFolder, ahead: PageAhead?) -> [UInt8] {
        MapPage(jobs: Self.jobs, outputFolder: folder.url.path, networks: NoNetworks(), linksFiles: true, ahead: ahead)
            .pieces().flatMap(\.self)
    }

    /// All jobs, read ahead by one who was told how many to expect.
    private func read(_ folder: TemporaryFolder, expecting jobs: Int) async throws -> PageAhead {
        let ahead = PageAhead(outputFolder: folder.url.path, networks: NoNetworks())
        ahead.expect(jobs)
        for job in Self.jobs { ahead.add(job.name) }
        while ahead.jobs.count < Self.jobs.count { try await Task.sleep(for: .milliseconds(1)) }
        return ahead
    }

    /// All of it is closest, a part is guessed to be and is not, and there is too much to be read at all.
    @Test("is the same, however closely it was guessed that they are shown", arguments: [1, 20, 40])
    func same(megabytes: Int) async throws {
        let folder = try outputs(megabytes: megabytes)
        let alone = page(folder, ahead: nil)
        let ahead = try await read(folder, expecting: 0)
        #expect(page(folder, ahead: ahead) == alone)
    }

    /// It cannot be known ahead what may be read of the first of them.
    @Test("is the same where the first jobs are smaller or larger than those behind them", arguments: [true, false])
    func uneven(rising: Bool) async throws {
        let sizes = (0..<4).map { $0 * 30 }
        let folder = try outputs(megabytes: rising ? sizes : sizes.reversed())
        let alone = page(folder, ahead: nil)
        let ahead = try await read(folder, expecting: Self.jobs.count)
        #expect(page(folder, ahead: ahead) == alone)
    }

    @Test("reads none of their files again where it was known how many they are", arguments: [1, 20])
    func readOnce(megabytes: Int) async throws {
        let folder = try outputs(megabytes: megabytes)
        let alone = page(folder, ahead: nil)
        let ahead = try await read(folder, expecting: Self.jobs.count)
        for job in Self.jobs { try FileManager.default.removeItem(at: folder.url.appending(path: job.name)) }
        #expect(page(folder, ahead: ahead) == alone)
    }

    @Test("reads those that nobody has read ahead") func late() throws {
        let folder = try outputs(megabytes: 1)
        let ahead = PageAhead(outputFolder: folder.url.path, networks: NoNetworks())
        _ = ahead.ended()
        for job in Self.jobs { ahead.add(job.name) }
        #expect(page(folder, ahead: ahead) == page(folder, ahead: nil))
        #expect(ahead.jobs.isEmpty)
    }
}
