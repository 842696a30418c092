import Foundation
import Testing

/// Layers of `results.gpkg`, as GDAL's own command reads them, beside the files of the same job.
@Suite("A GeoPackage of results", .serialized, .enabled(if: Conversion.isThere, Conversion.isMissing))
struct GeoPackageOutputTests {
    @Test("has the rows of every other file, value by value and place by place") func sameRows() throws {
        let project = try StarterResults.project("{formats: [geojson, csv, gpkg]}")
        #expect(try project.run("run", "jobs").code == 0)
        try StarterResults.expectSameRows(of: project) { job, table in
            ("outputs/\(job)/results.gpkg", ["-sql", "SELECT * FROM \"\(table)\" ORDER BY fid"])
        }
    }

    @Test("is the same bytes in every run, on one worker and on many, and is up to date") func sameBytes() throws {
        let project = try StarterResults.project("{formats: [gpkg]}")
        #expect(try project.run("run", "jobs", "--jobs", "1").code == 0)
        sleep(1)
        #expect(try project.run("run", "jobs", "--jobs", "4", "--out", "again").code == 0)
        #expect(differences(try project.outputs().bytes(), try project.outputs("again").bytes()) == [])
        let job = "jobs.reach-of-the-fire-station.1"
        #expect(project.outputs().files(of: job) == ["job.json", "results.gpkg"])
        #expect(try project.run("run", "jobs").output.contains("6 up to date"))
        #expect(try project.run("diff", "outputs", "again").code == 0)
    }

    @Test("has kept fields of related records in the types that they have in their tables") func keptTypes() throws {
        let project = try TemporaryProject([
            "arterial.yaml": "outputs: out\n", "tables/a.csv": "id,floors,height,name\n1,3,4.5,x\n2,,,\n",
            "tables/b.csv": "a,count\n1,70000000000\n1,2\n",
            "job.yaml": """
            job: related_records
            source: tables
            table: a
            relationship: {table: b, origin_key: id, destination_key: a}
            keep_unmatched: true
            outputs: {formats: [gpkg, fgb, csv]}
            """,
        ])
        #expect(try project.run("run", "job.yaml").code == 0)
        for file in ["out/job/results.gpkg", "out/job/records.fgb"] {
            let ended = try OtherCommand.run(
                "/usr/bin/env", ["ogrinfo", "-ro", file, "records"], in: project.url,
                environment: ["PATH": "/usr/bin:/bin"])
            for line in [
                "row_id (Integer64) = 1", "related_id (Integer64) = 1", "floors (Integer64) = 3", "height (Real) = 4.5",
                "name (String) = x", "count (Integer64) = 70000000000",
            ] {
                #expect(ended.output.contains(line), "\(file) \(line)")
            }
        }
        // The tables of the schema extension, of which one has no rows.
        let ended = try OtherCommand.run(
            "/usr/bin/env",
            [
                "ogrinfo", "-ro", "out/job/results.gpkg", "-sql",
                "SELECT count(*) AS tables, (SELECT count(*) FROM gpkg_data_column_constraints) AS rules FROM gpkg_extensions "
                    + "WHERE extension_name = 'gpkg_schema'",
            ], in: project.url, environment: ["PATH": "/usr/bin:/bin"])
        #expect(
            ended.output.contains("tables (Integer) = 2") && ended.output.contains("rules (Integer) = 0"), "\(ended)")
    }

    @Test("tells whose data it is made of, as files of FlatGeobuf do") func attribution() throws {
        let project = try StarterResults.project("{formats: [gpkg, fgb]}")
        let words = "© Ann & Bob's <Survey>"
        let file = try String(contentsOf: project.url.appending(path: "arterial.yaml"), encoding: .utf8)
        let told = "  town:\n    attribution: \"\(words)\"\n"
        try project.write(file.replacing("  town:\n", with: told, maxReplacements: 1), to: "arterial.yaml")
        #expect(try project.run("run", "jobs/reach-of-the-fire-station.yaml").code == 0)
        let folder = "outputs/jobs.reach-of-the-fire-station.1/"
        let ended = try OtherCommand.run(
            "/usr/bin/env", ["ogrinfo", "-ro", "-so", folder + "results.gpkg"], in: project.url,
            environment: ["PATH": "/usr/bin:/bin"])
        #expect(ended.output.contains("ATTRIBUTION=\(words)"), "\(ended.output)")
        let packed = try Data(contentsOf: project.url.appending(path: folder + "polygons.fgb"))
        #expect(packed.range(of: Data("{\"attribution\":\"\(words)\"}".utf8)) != nil)
    }

    @Test("is in the coordinate system of the outputs") func system() throws {
        let project = try StarterResults.project("{formats: [gpkg], crs: EPSG:3857}")
        #expect(try project.run("run", "jobs/reach-of-the-fire-station.yaml").code == 0)
        let ended = try OtherCommand.run(
            "/usr/bin/env",
            ["ogrinfo", "-ro", "-so", "outputs/jobs.reach-of-the-fire-station.1/results.gpkg", "polygons"],
            in: project.url, environment: ["PATH": "/usr/bin:/bin"])
        #expect(ended.output.contains("ID[\"EPSG\",3857]"), "\(ended.output)")
        // Ten degrees east are 1113 km of Mercator's.
        #expect(ended.output.contains("Extent: (1113"), "\(ended.output)")
    }
}
