import Foundation
import Testing

@Suite("A source that is no layer, or has an odd name")
struct HostileSourceTests {
    private static let points = LayerText.collection(
        LayerText.point(0, 0, #""name": "A""#), LayerText.point(2, 1, #""name": "B""#))
    private static let unknown = "it is in none of the formats that hold layers or tables"
    private static let virtual = """
        <OGRVRTDataSource><OGRVRTLayer name="t"><SrcDataSource relativeToVRT="1">t.geojson</SrcDataSource>
        </OGRVRTLayer></OGRVRTDataSource>
        """

    static let noLayers: [(name: String, bytes: Data)] = [
        ("picture.png", Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])),
        ("empty.gpkg", Data()), ("empty.csv", Data()), ("empty.geojson", Data()), ("empty.shp", Data()),
        ("list.vrt", Data(virtual.utf8)), ("list.gpkg", Data(virtual.utf8)), ("text.gpkg", Data("hello".utf8)),
        ("noise.xlsx", Data((0..<5000).map { UInt8(truncatingIfNeeded: $0 &* 7919 >> 3) })),
    ]

    @Test("is refused in a sentence", arguments: noLayers)
    func refused(_ name: String, _ bytes: Data) throws {
        let job = try LayerJob(["t.geojson": Self.points])
        try job.project.write(bytes, to: name)
        let text = try job.mistake(stops: "{source: \(name)}")
        #expect(text.hasPrefix("a.yaml:4:18: error: '\(name)' cannot be opened: "))
        #expect(!text.contains(job.project.path))
    }

    @Test("is refused where a part of it is missing", .enabled(if: Conversion.isThere, Conversion.isMissing))
    func truncated() throws {
        let job = try LayerJob(["t.geojson": Self.points])
        for name in ["t.gpkg", "t.fgb", "t.geojson"] {
            if name != "t.geojson" { try Conversion.write("t.geojson", as: name, [], in: job.project.url) }
            let whole = try Data(contentsOf: job.project.url.appending(path: name))
            for share in [0.1, 0.3, 0.6, 0.9] {
                let part = "part-of-\(name)"
                try job.project.write(Data(whole.prefix(Int(Double(whole.count) * share))), to: part)
                let ended = try job.ended(stops: "{source: \(part)}")
                // What is left may be a layer still; then its rows are read.
                #expect(ended.code == 0 || ended.code == 1)
                if ended.code == 1 { #expect(ended.error.contains("error: ")) }
            }
        }
    }

    @Test("is refused for what the format's reader says, where one knows the format and cannot read the file")
    func unreadable() throws {
        let job = try LayerJob(["t.geojson": Self.points])
        let head = "Version 300\nCharset \"Neutral\"\nDelimiter \",\"\nColumns 1\n  a Nonsense\nData\n"
        try job.project.write(head + "Point 9 50\n", to: "t.mif")
        try job.project.write("1\n", to: "t.mid")
        let text = try job.mistake(stops: "{source: t.mif}")
        #expect(
            text.hasPrefix(
                "a.yaml:4:18: error: 't.mif' cannot be opened: Failed to parse field definition in file t.mif"),
            "\(text)")
    }

    @Test("is refused as a pipe, at once")
    func pipe() throws {
        let job = try LayerJob()
        #expect(mkfifo(job.project.path + "/t.csv", 0o600) == 0)
        let running = try { () throws -> RunningArterial in
            try job.project.write(jobText(stops: "[{source: t.csv}]"), to: "a.yaml")
            return try job.project.start("validate", "a.yaml")
        }()
        let patience = Date(timeIntervalSinceNow: 20)
        while kill(running.id, 0) == 0, Date() < patience { usleep(50_000) }
        if kill(running.id, 0) == 0 { running.send(SIGKILL) }
        let ended = try running.ended()
        #expect(
            ended.error.hasPrefix("a.yaml:4:18: error: 't.csv' cannot be opened: it is neither a file nor a folder\n"))
    }

    @Test("is refused where it may not be read", .enabled(if: geteuid() != 0, "root may read everything"))
    func permission() throws {
        let job = try LayerJob(["t.geojson": Self.points])
        chmod(job.project.path + "/t.geojson", 0)
        #expect(
            try job.mistake(stops: "{source: t.geojson}").hasPrefix(
                "a.yaml:4:18: error: 't.geojson' cannot be opened: it may not be read (permission denied)\n"))
    }

    @Test(
        "is reached by any path",
        arguments: [
            "in/../t.geojson", "./t.geojson", "in//a b/t.geojson", "in/a b/../../t.geojson", "link.geojson",
            "in/linked/t.geojson", "in/Ä 😀 '\"#&<.geojson", "in/a b/c,d.csv",
        ])
    func paths(_ path: String) throws {
        let job = try LayerJob([
            "t.geojson": Self.points, "in/a b/t.geojson": Self.points, "in/Ä 😀 '\"#&<.geojson": Self.points,
            "in/a b/c,d.csv": "name,code,x,y\nA,01,9,50\nB,02,9.002,50.001\n",
        ])
        let manager = FileManager.default
        try manager.createSymbolicLink(atPath: job.project.path + "/link.geojson", withDestinationPath: "t.geojson")
        try manager.createSymbolicLink(atPath: job.project.path + "/in/linked", withDestinationPath: "a b")
        let quoted = "'\(path.replacing("'", with: "''"))'"
        #expect(try job.column("name", "{source: \(quoted)}") == ["A", "B"])
    }

    @Test(
        "is missing where the path is one of GDAL's own",
        arguments: [
            "GPKG:t.gpkg:t", "CSV:t.csv", "{\"type\": \"Point\", \"coordinates\": [9, 50]}", "MEM:",
        ])
    func nowhere(_ source: String) throws {
        let text = try LayerJob().mistake(stops: "{source: '\(source)'}")
        #expect(text.hasPrefix("a.yaml:4:18: error: there is no file '"))
    }

    @Test(
        "has layers of any name", .enabled(if: Conversion.isThere, Conversion.isMissing),
        arguments: ["two words", "it's", "say \"x\"", "😀", "order", "a.b", "a,b", "select", "1st", "a;b--"])
    func layers(_ name: String) throws {
        let job = try LayerJob(["t.geojson": Self.points])
        try Conversion.write("t.geojson", as: "t.gpkg", ["-f", "GPKG", "-nln", name], in: job.project.url)
        let quoted = "'\(name.replacing("'", with: "''"))'"
        for dialect in ["ogr", "sqlite"] {
            let item = "{source: t.gpkg, layer: \(quoted), dialect: \(dialect), where: \"name IN ('A', 'B')\"}"
            #expect(try job.column("name", item) == ["A", "B"])
        }
    }
}
