import Foundation
import Testing

/// Rounds around barriers by reference on streets from a GeoPackage, some with restrictions of their own, whose hierarchy
/// comes and goes: there, killed, missing, damaged, of another town.
@Suite("Hierarchies that come and go", .serialized, .enabled(if: Conversion.isThere, Conversion.isMissing))
struct HierarchiesTogetherTests {
    private static let kinds = ["dry", "floods", "works", "no-motorways", "shortest"]

    private func project() throws -> TemporaryProject {
        var files = RouteJobs(variations: 1).files.filter { !$0.key.hasPrefix("misspelt") }
        for (number, kind) in Self.kinds.enumerated() { files["jobs/\(kind).yaml"] = Self.job(kind, number) }
        let project = try TemporaryProject(files)
        try Conversion.write("data/streets.geojson", as: "data/streets.gpkg", ["-f", "GPKG"], in: project.url)
        return project
    }

    /// One route each to places all over the town.
    private static func job(_ kind: String, _ number: Int) -> String {
        let more = [
            "floods": "barriers: {polygons: [{use: floods}]}", "works": "barriers: {polygons: [{use: slow}]}",
            "no-motorways": "restrictions: {motorways: prohibit, one_way: off}", "shortest": "impedance: length",
        ]
        return """
            job: route
            network: town
            stops:
              - {at: \(StreetJobs.place(1.5, 0.1))}
              - {at: \(StreetJobs.place(12.6, 3 + Double(number)))}
              - {at: \(StreetJobs.place(2.3, 11.4))}
            find_best_sequence: true
            \(more[kind] ?? "")

            """
    }

    private func hierarchies(_ project: TemporaryProject) throws -> [URL] {
        let folder = project.url.appending(path: ".arterial")
        return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "hierarchy" }
    }

    /// - Parameter spoil: what happens to the hierarchies between the two runs.
    private func expectSame(
        _ project: TemporaryProject, _ calm: [String: Data], isToldOf: Bool, after spoil: (URL) throws -> Void
    ) throws {
        let found = try hierarchies(project)
        #expect(!found.isEmpty)
        for url in found { try spoil(url) }
        let ended = try project.run("run", ".", "--force", "--jobs", "2")
        #expect(ended.code == 0, "\(ended.error)")
        #expect(differences(try project.outputs().bytes(), calm) == [])
        #expect(ended.error.contains("anew") == isToldOf, "\(ended.error)")
        #expect(try hierarchies(project).map(\.lastPathComponent).sorted() == found.map(\.lastPathComponent).sorted())
    }

    @Test("change no byte of any route: whole, killed and run again, missing, cut short, with a bit turned")
    func comeAndGo() throws {
        let project = try project()
        _ = try project.sameBytesWhenKilled(afterJobs: 3, code: 0)
        let calm = try project.outputs("calm").bytes()
        try expectSame(project, calm, isToldOf: false) { _ in }
        try expectSame(project, calm, isToldOf: false) { try FileManager.default.removeItem(at: $0) }
        try expectSame(project, calm, isToldOf: true) { try self.rewrite($0) { $0.prefix($0.count / 2) } }
        try expectSame(project, calm, isToldOf: true) { url in
            try self.rewrite(url) { bytes in
                var bytes = bytes
                bytes[bytes.count / 2] ^= 4
                return bytes
            }
        }
        try expectSame(project, calm, isToldOf: true) { try self.rewrite($0) { _ in Data("none\n".utf8) } }
    }

    /// In a file of its own, as a copy from elsewhere would be.
    private func rewrite(_ url: URL, _ change: (Data) -> Data) throws {
        let bytes = try Data(contentsOf: url)
        try FileManager.default.removeItem(at: url)
        try change(bytes).write(to: url)
    }
}
