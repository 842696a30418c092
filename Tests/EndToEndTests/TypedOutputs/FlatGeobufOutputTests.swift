import Foundation
import Testing

/// Files of FlatGeobuf, as GDAL's own command reads them, beside the files of the same job.
@Suite("Results as FlatGeobuf", .serialized, .enabled(if: Conversion.isThere, Conversion.isMissing))
struct FlatGeobufOutputTests {
    @Test("have the rows of every other file, in their order, value by value and place by place")
    func sameRows() throws {
        let project = try StarterResults.project("{formats: [geojson, csv, fgb]}")
        #expect(try project.run("run", "jobs").code == 0)
        try StarterResults.expectSameRows(of: project) { job, table in ("outputs/\(job)/\(table).fgb", []) }
    }

    @Test("are the same bytes on one worker and on many, are up to date, and are compared") func sameBytes() throws {
        let project = try StarterResults.project("{formats: [fgb]}")
        #expect(try project.run("run", "jobs", "--jobs", "1").code == 0)
        #expect(try project.run("run", "jobs", "--jobs", "4", "--out", "again").code == 0)
        #expect(differences(try project.outputs().bytes(), try project.outputs("again").bytes()) == [])
        let job = "jobs.reach-of-the-fire-station.1"
        #expect(project.outputs().files(of: job) == ["facilities.fgb", "job.json", "polygons.fgb"])
        #expect(try project.run("run", "jobs").output.contains("6 up to date"))
        #expect(try project.run("diff", "outputs", "again").code == 0)
        #expect(
            try project.outputs().page().remarks(job) == [
                "files of FlatGeobuf are not shown: GeoJSON beside them would be"
            ])
    }

    @Test("are in the coordinate system of the outputs") func system() throws {
        let project = try StarterResults.project("{formats: [fgb], crs: EPSG:3857}")
        #expect(try project.run("run", "jobs/reach-of-the-fire-station.yaml").code == 0)
        let ended = try OtherCommand.run(
            "/usr/bin/env",
            ["ogrinfo", "-ro", "-so", "-al", "outputs/jobs.reach-of-the-fire-station.1/polygons.fgb"],
            in: project.url, environment: ["PATH": "/usr/bin:/bin"])
        #expect(ended.output.contains("ID[\"EPSG\",3857]"), "\(ended.output)")
        // Ten degrees east are 1113 km of Mercator's.
        #expect(ended.output.contains("Extent: (1113"), "\(ended.output)")
        #expect(ended.output.contains("alternative name=\"To break (minutes)\"") || ended.output.contains("to_break"))
    }
}
