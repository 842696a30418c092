import Foundation
import TestSupport
import Testing

@Suite("The script make-residents")
struct ResidentsScriptTests {
    private static let python = "/usr/bin/python3"
    private static let environment = ["PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"]

    private static let hasGDAL =
        (try? OtherCommand.run(python, ["-c", "import osgeo"], in: Arterial.project, environment: environment).code)
        == 0

    @Test("makes the bytes of the sample's residents", .enabled(if: hasGDAL, "python3-gdal is not installed"))
    func sameBytes() throws {
        let folder = try TemporaryFolder()
        let made = folder.url.appending(path: "made-residents.gpkg")
        let ended = try OtherCommand.run(
            Self.python, ["scripts/make-residents", "jobs/data/monaco.osm.pbf", made.path],
            in: Arterial.project, environment: Self.environment)
        try #require(ended.code == 0, "\(ended.error)")
        let kept = Arterial.project.appending(path: "jobs/data/made-residents.gpkg")
        #expect(try Data(contentsOf: made) == Data(contentsOf: kept))
    }
}
