import Foundation
import Testing

/// A program has replaced the rows and left the index of the former ones.
@Suite("An old index beside a Shapefile takes no rows away", .enabled(if: Conversion.isThere, Conversion.isMissing))
struct ShapefileIndexTests {
    private static let nearMarket =
        "spatial: {relation: intersects, geometry: {at: \(GridTown.place(2, 1))}, buffer: 30 m}"

    @Test("of where they are", arguments: ["p.shp", "p.shx", "shapes"])
    func places(_ source: String) throws {
        let job = try job(for: source)
        try old(job, in: source, ["-lco", "SPATIAL_INDEX=YES"])
        try new(job, in: source)
        #expect(job.project.exists("\(folder(of: source))p.qix"))
        let item = "{source: \(source), \(Self.nearMarket), fields: {name: name}}"
        #expect(try job.column("name", "\(item), \(LayerJob.corners)").first == "New")
    }

    @Test("of their values", arguments: ["p.shp", "p.shx", "shapes"])
    func values(_ source: String) throws {
        let job = try job(for: source)
        try old(job, in: source)
        try addIndex(to: "\(folder(of: source))p.shp", in: job.project.url)
        try new(job, in: source)
        #expect(job.project.exists("\(folder(of: source))p.idm"))
        for condition in ["name = 'New'", "name IN ('New', 'no')"] {
            let item = "{source: \(source), where: \"\(condition)\", fields: {name: name}}"
            #expect(try job.column("name", "\(item), \(LayerJob.corners)").first == "New")
        }
    }

    private func folder(of source: String) -> String { source.hasPrefix("p.") ? "" : "\(source)/" }

    private func job(for source: String) throws -> LayerJob {
        try LayerJob([
            "old.geojson": LayerText.collection(
                LayerText.point(7, 7, #""name": "Old""#), LayerText.point(8, 8, #""name": "Older""#)),
            "new.geojson": LayerText.collection(
                LayerText.point(2, 1, #""name": "New""#), LayerText.point(3, 3, #""name": "Newer""#)),
            "\(folder(of: source))readme.txt": "shapes\n",
        ])
    }

    private func old(_ job: LayerJob, in source: String, _ options: [String] = []) throws {
        try Conversion.write(
            "old.geojson", as: "\(folder(of: source))p.shp", ["-overwrite"] + options, in: job.project.url)
    }

    /// Beside, and then over the old one: the index stays.
    private func new(_ job: LayerJob, in source: String) throws {
        try Conversion.write("new.geojson", as: "q.shp", ["-overwrite"], in: job.project.url)
        for suffix in ["shp", "shx", "dbf"] {
            let data = try Data(contentsOf: job.project.url.appending(path: "q.\(suffix)"))
            try data.write(to: job.project.url.appending(path: "\(folder(of: source))p.\(suffix)"))
        }
    }

    private func addIndex(to path: String, in folder: URL) throws {
        let ended = try OtherCommand.run(
            "/usr/bin/ogrinfo", [path, "-sql", "CREATE INDEX ON p USING name"], in: folder,
            environment: ["PATH": "/usr/bin:/bin"])
        try #require(ended.code == 0, "\(ended.error)")
    }
}
