import Foundation
import Testing

/// Files of some kilobytes out of which gigabytes come.
@Suite("A packed file out of which far too much comes")
struct PackedBombTests {
    private static let sentence = "it unpacks to more than 256 MB and to more than 200 times its size"

    /// Writes a file by a program of Python's.
    private func make(_ program: String, in project: TemporaryProject) throws {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        let ended = try OtherCommand.run(
            "/usr/bin/env", ["python3", "-c", program], in: project.url, environment: ["PATH": path])
        try #require(ended.code == 0, "\(ended.error)")
    }

    /// - Returns: what the run said; it was quick and needed little memory.
    private func refusal(_ project: TemporaryProject) throws -> String {
        let start = Date()
        let ended = try OtherCommand.run(
            "/bin/sh", ["-c", "exec '\(Arterial.binary.path)' run a.yaml"], in: project.url,
            environment: ["PATH": "/usr/bin:/bin"])
        #expect(Date().timeIntervalSince(start) < 20)
        #expect(ended.code == 1)
        return ended.error
    }

    @Test("is refused as a map, soon", arguments: ["gzip", "bz2"])
    func map(_ module: String) throws {
        let suffix = module == "gzip" ? "gz" : "bz2"
        let project = try GridTown.project(["a.yaml": GridTown.job()])
        try project.write("networks: {town: {streets: {source: town.osm.\(suffix)}}}\n", to: "arterial.yaml")
        let opened = "\(module).open('town.osm.\(suffix)', 'wb')"
        try make(
            "import \(module)\nwith \(opened) as f:\n f.write(b'<osm version=\"0.6\">')\n"
                + " for _ in range(600): f.write(b' ' * (1 << 20))", in: project)
        let text = try refusal(project)
        #expect(text.contains("town.osm.\(suffix) is damaged: \(Self.sentence)"), "\(text)")
    }

    @Test("is refused as a layer, whatever it says of its size", arguments: ["xlsx", "ods", "kmz", "csv.gz"])
    func layer(_ suffix: String) throws {
        let project = try GridTown.project(["a.yaml": jobText(stops: "[{source: t.\(suffix)}]")])
        if suffix == "csv.gz" {
            try project.write(GridTown.projectFile + "allow: {virtual_files: [gzip]}\n", to: "arterial.yaml")
            try project.write(jobText(stops: "[{source: /vsigzip/t.csv.gz}]"), to: "a.yaml")
            try make(
                "import gzip\nwith gzip.open('t.csv.gz', 'wb') as f:\n"
                    + " for _ in range(600): f.write(b'a,b,c,d\\n' * (1 << 17))", in: project)
        } else {
            try make(Self.zip(named: "t.\(suffix)"), in: project)
        }
        let text = try refusal(project)
        #expect(text.contains("cannot be opened: \(Self.sentence)"), "\(text)")
    }

    /// A zip file with members of 150 MB that say they have 100 bytes.
    private static func zip(named name: String) -> String {
        """
        import struct, zipfile
        with zipfile.ZipFile('\(name)', 'w', zipfile.ZIP_DEFLATED) as z:
            for member in ('[Content_Types].xml', 'xl/workbook.xml', 'content.xml', 'doc.kml'):
                with z.open(member, 'w') as f:
                    for _ in range(150): f.write(b' ' * (1 << 20))
        data = bytearray(open('\(name)', 'rb').read())
        for mark, place in ((b'PK\\1\\2', 24), (b'PK\\3\\4', 22)):
            at = data.find(mark)
            while at >= 0:
                struct.pack_into('<I', data, at + place, 100)
                at = data.find(mark, at + 4)
        open('\(name)', 'wb').write(data)
        """
    }
}
