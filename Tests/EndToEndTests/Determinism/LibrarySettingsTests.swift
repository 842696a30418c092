import Foundation
import Testing

/// GDAL reads a file in another way for each of these, and no key of a job knows of them.
@Suite("Settings of libraries change nothing")
struct LibrarySettingsTests {
    private static let stops = "{source: t.geojson, order_by: n, fields: {id: code, name: name, keep: [list]}}"

    private func bytes(
        _ environment: [String: String] = [:], configuration: String? = nil, beside files: [String: String] = [:]
    ) throws -> [String: Data] {
        let job = try LayerJob([
            "t.geojson": LayerText.collection(
                LayerText.point(0, 0, #""name": "A", "n": 1, "code": "007", "list": [1, 2]"#),
                LayerText.point(2, 1, #""name": "B", "n": 2, "code": "008", "list": [3]"#))
        ])
        try job.project.write(jobText(stops: "[\(Self.stops)]"), to: "a.yaml")
        for (path, text) in files { try job.project.write(text, to: path) }
        var environment = environment
        if let configuration {
            try job.project.write("[configoptions]\n\(configuration)\n", to: ".gdal/gdalrc")
            environment["HOME"] = job.project.url.path
        }
        let ended = try job.project.run("run", "a.yaml", environment: environment)
        #expect(ended.code == 0, "\(ended.error)")
        return try job.project.outputs().bytes()
    }

    private static let settings = ["ATTRIBUTES_SKIP=YES", "OGR_GEOJSON_ARRAY_AS_STRING=YES", "OGR_SKIP=GeoJSON"]

    @Test("in the environment", arguments: settings)
    func environment(_ setting: String) throws {
        let parts = setting.split(separator: "=").map(String.init)
        #expect(try bytes([parts[0]: parts[1]]) == bytes())
    }

    @Test("in a file of who runs the program", arguments: settings)
    func file(_ setting: String) throws {
        #expect(try bytes(configuration: setting) == bytes())
    }

    @Test("in files of the working folder", arguments: ["none", "gdalrc", ".gdal/gdalrc"])
    func workingFolder(_ file: String) throws {
        let text = "[configoptions]\nOGR_SKIP=GeoJSON\nATTRIBUTES_SKIP=YES\n"
        #expect(try bytes(beside: [file: text]) == bytes())
    }

    @Test("and jobs still have what they ask of the environment by such a name")
    func variable() throws {
        let project = try GridTown.project(["a.yaml": GridTown.job(more: "name: x.${env:OGR_SKIP}\n")])
        #expect(try project.run("run", "a.yaml", environment: ["OGR_SKIP": "none"]).code == 0)
        #expect(project.outputs().files(of: "x.none").contains("stops.csv"))
    }
}
