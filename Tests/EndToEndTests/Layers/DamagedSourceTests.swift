import Foundation
import Testing

/// Rows that cannot be read are never left out in silence: a barrier that is not there lets routes through.
@Suite("A source of which a part is lost")
struct DamagedSourceTests {
    private static let rows = 400
    private static let points = (0..<rows).map { number in
        let (column, row) = (number % 12, number / 12 % 12)
        let (x, y) = (9 + Double(column) * GridTown.spacing, 50 + Double(row) * GridTown.spacing)
        return LayerText.point(
            Double(column), Double(row), "\"name\": \"Stop number \(number)\", \"x\": \(x), \"y\": \(y)")
    }

    /// The mistake of a job whose stops are those of a file that was changed.
    private func mistake(
        _ name: String, layer: String = "", _ options: [String] = [], _ change: (Data) -> Data
    ) throws -> String {
        let job = try LayerJob(["rows.geojson": LayerText.collection(Self.points)])
        try Conversion.write("rows.geojson", as: name, options, in: job.project.url)
        #expect(try job.ended(stops: "{source: \(name)\(layer), limit: 3}").code == 0)
        let whole = try Data(contentsOf: job.project.url.appending(path: name))
        try job.project.write(change(whole), to: name)
        return try job.mistake(stops: "{source: \(name)\(layer)}")
    }

    @Test("is refused: a record of GeoJSON in lines that is none, with its line and column")
    func record() throws {
        let lines = Self.points.prefix(5).joined(separator: "\n") + "\n"
        let third = lines.split(separator: "\n")[2]
        let job = try LayerJob(["t.geojsonl": lines])
        #expect(try job.ended(stops: "{source: t.geojsonl}").code == 0)
        let broken = third.replacing("\"type\"", with: "\"type", maxReplacements: 1)
        try job.project.write(lines.replacing(third, with: broken), to: "t.geojsonl")
        let told = try job.mistake(stops: "{source: t.geojsonl}")
        #expect(
            told.contains("line 3, column ") && told.contains("each record of it is to be an object of JSON"), "\(told)"
        )
    }

    @Test(
        "is refused: GeoJSON in lines that is cut off within its last record, however long it is",
        arguments: [1, 3, 20, 29])
    func lastRecord(_ left: Int) throws {
        let job = try LayerJob([
            "t.geojsonl": Self.points.dropLast().joined(separator: "\n") + "\n" + Self.points[399].prefix(left)
        ])
        let told = try job.mistake(stops: "{source: t.geojsonl}")
        #expect(told.contains("line 400, column "), "\(told)")
    }

    @Test("is whole where lines are blank, or the last one has no end", arguments: ["  \n", "\t", "", "\n\n"])
    func blankLines(_ end: String) throws {
        let lines = Self.points.prefix(2).joined(separator: "\n\n") + (end.isEmpty ? "" : "\n") + end
        #expect(try LayerJob(["t.geojsonl": lines]).stops("{source: t.geojsonl}").rows.count == 2)
        let apart = Self.points.prefix(40).joined(separator: "\n  \n") + end
        #expect(try LayerJob(["t.geojsonl": apart]).stops("{source: t.geojsonl}").rows.count == 40)
    }

    @Test("is refused: a record of several lines that is cut off, and not for its first line")
    func severalLines() throws {
        let record = Self.points[0].replacing(", ", with: ",\n")
        let sequence = "\u{1E}\(record)\n\u{1E}\(record.dropLast(12))"
        let cut = try LayerJob(["t.geojsons": sequence]).mistake(stops: "{source: t.geojsons}")
        #expect(cut.contains("each record of it is to be an object of JSON") && !cut.contains("line 1,"), "\(cut)")
    }

    @Test("is refused: a record of GeoJSON in lines that says that it is nothing")
    func nothing() throws {
        let lines = Self.points.prefix(2).joined(separator: "\nnull\n") + "\n"
        let told = try LayerJob(["t.geojsonl": lines]).mistake(stops: "{source: t.geojsonl}")
        #expect(told.contains("line 2, column 1: this is JSON, and no object"), "\(told)")
    }

    @Test(
        "is refused: GeoJSON with more behind its object",
        arguments: [
            ("\n\nnull", "in line 3 more stands"), (" x", "in line 1 more stands"), ("\n[]", "in line 2 more stands"),
        ])
    func tail(_ more: String, _ reason: String) throws {
        let feature = Self.points[0]
        #expect(try LayerJob(["t.geojson": feature + "\n \n"]).stops("{source: t.geojson}").rows.count == 1)
        let told = try LayerJob(["t.geojson": feature + more]).mistake(stops: "{source: t.geojson}")
        #expect(told.contains(reason), "\(told)")
    }

    @Test(
        "is refused: MapInfo's interchange format whose shapes are cut off",
        .enabled(if: Conversion.isThere, Conversion.isMissing), arguments: [40, 400, 4000])
    func interchange(_ left: Int) throws {
        let told = try mistake("t.mif") { $0.dropLast(left) }
        #expect(told.contains("it is cut off: it has "), "\(told)")
    }

    @Test("is whole: MapInfo's interchange format with texts of several lines")
    func severalLinesOfInterchange() throws {
        let head = [
            "Version 300", "Charset \"Neutral\"", "Delimiter \",\"", "CoordSys Earth Projection 1, 104", "Columns 2",
            "  id Char(9)", "  note Char(99)", "Data", "", "",
        ]
        let job = try LayerJob([
            "m.mif": head.joined(separator: "\n") + "Point 9 50\nPoint 9.001 50\n",
            "m.mid": "\"q1\",\"a\nb\"\n\"q2\",\"c\"\n",
        ])
        #expect(try job.stops("{source: m.mif}").rows.count == 2)
    }

    @Test("is refused: GPX that is cut off", .enabled(if: Conversion.isThere, Conversion.isMissing))
    func gpx() throws {
        let told = try mistake("t.gpx", layer: ", layer: waypoints", ["-dsco", "GPX_USE_EXTENSIONS=YES"]) {
            $0.prefix($0.count * 2 / 3)
        }
        #expect(told.contains("'t.gpx' cannot be opened: it is cut off or damaged: ") && told.contains("at line "))
    }

    @Test(
        "is refused: GML without a schema that is cut off, or no XML within",
        .enabled(if: Conversion.isThere, Conversion.isMissing), arguments: [0.5, 0.99, 1])
    func gml(share: Double) throws {
        let told = try mistake("t.gml", ["-dsco", "XSISCHEMA=OFF"]) { whole in
            if share < 1 { return whole.prefix(Int(share * Double(whole.count))) }
            return Data(String(decoding: whole, as: UTF8.self).replacing("Stop number 300", with: "Stop << 300").utf8)
        }
        #expect(
            told.contains("'t.gml' cannot be opened: it is cut off or damaged: ") && told.contains("at line "),
            "\(told)")
    }

    @Test(
        "is refused: FlatGeobuf that is cut off, within its index, too",
        .enabled(if: Conversion.isThere, Conversion.isMissing), arguments: [1200, 5000, 30_000, -1, -200])
    func flatGeobuf(_ length: Int) throws {
        let told = try mistake("t.fgb") { $0.prefix(length > 0 ? length : $0.count + length) }
        #expect(told.contains("'t.fgb' cannot be opened: it is cut off"), "\(told)")
    }

    @Test(
        "is refused: FlatGeobuf without an index that ends with a row, in a folder, too",
        .enabled(if: Conversion.isThere, Conversion.isMissing), arguments: ["t.fgb", "tables/t.fgb"])
    func withoutIndex(_ name: String) throws {
        let job = try LayerJob(["rows.geojson": LayerText.collection(Self.points)])
        try Conversion.write("rows.geojson", as: "whole.fgb", ["-lco", "SPATIAL_INDEX=NO"], in: job.project.url)
        let whole = [UInt8](try Data(contentsOf: job.project.url.appending(path: "whole.fgb")))
        func number(_ place: Int) -> Int { (0..<4).reduce(0) { $0 | Int(whole[place + $1]) << (8 * $1) } }
        let end = (0..<200).reduce(12 + number(8)) { place, _ in place + 4 + number(place) }
        try job.project.write(Data(whole[..<end]), to: name)
        let told = try job.mistake(stops: "{source: \(name.split(separator: "/")[0])}")
        #expect(told.contains("cannot be opened: it is cut off"), "\(told)")
        try job.project.write(Data(whole), to: name)
        #expect(try job.stops("{source: \(name.split(separator: "/")[0]), limit: 3}").rows.count == 3)
    }

    /// - Parameter stems: of their parts; `tables` is a folder.
    private func job(withShapefiles stems: [String]) throws -> LayerJob {
        let job = try LayerJob(["rows.geojson": LayerText.collection(Self.points)])
        try FileManager.default.createDirectory(
            at: job.project.url.appending(path: "tables"), withIntermediateDirectories: true)
        for stem in stems { try Conversion.write("rows.geojson", as: "\(stem).shp", [], in: job.project.url) }
        return job
    }

    @Test(
        "is refused: a Shapefile one of whose parts is cut off, in a folder, too",
        .enabled(if: Conversion.isThere, Conversion.isMissing), arguments: ["shp", "dbf"], ["t.shp", "tables"])
    func shapefile(_ part: String, _ source: String) throws {
        let stem = source == "tables" ? "tables/t" : "t"
        let job = try self.job(withShapefiles: [stem])
        let layer = source == "tables" ? ", layer: t" : ""
        #expect(try job.stops("{source: \(source)\(layer), limit: 3}").rows.count == 3)
        let whole = try Data(contentsOf: job.project.url.appending(path: "\(stem).\(part)"))
        // A DBF may lack the mark behind its last row, and no more.
        try job.project.write(Data(whole.dropLast(2)), to: "\(stem).\(part)")
        let told = try job.mistake(stops: "{source: \(source)\(layer)}")
        #expect(told.contains("'\(source)' cannot be opened: its part t.\(part) is cut off"), "\(told)")
    }

    @Test(
        "is none: a Shapefile beside others that are damaged, or whose index has lengths of its own",
        .enabled(if: Conversion.isThere, Conversion.isMissing))
    func wholeShapefile() throws {
        let job = try job(withShapefiles: ["tables/t", "tables/u"])
        try job.project.write(Data("no table".utf8), to: "tables/other.dbf")
        let other = try Data(contentsOf: job.project.url.appending(path: "tables/u.dbf"))
        try job.project.write(other.dropLast(2), to: "tables/u.dbf")
        #expect(try job.stops("{source: tables, layer: t, limit: 3}").rows.count == 3)
        // Four words too many for the last shape, and bytes behind the last one.
        var index = try Data(contentsOf: job.project.url.appending(path: "tables/t.shx"))
        index[index.count - 1] += 4
        try job.project.write(index + Data(repeating: 0xFF, count: 16), to: "tables/t.shx")
        #expect(try job.stops("{source: tables/t.shp, limit: 3}").rows.count == 3)
    }

    @Test(
        "is refused: a spreadsheet one of whose parts does not come out as it went in",
        .enabled(if: Conversion.isThere, Conversion.isMissing), arguments: ["t.xlsx", "t.ods"])
    func spreadsheet(_ name: String) throws {
        let told = try mistake(name) { whole in
            // In the middle of the largest part, which is that of the rows.
            let rows = LargestPart(of: whole)
            var changed = whole
            changed[rows.start + rows.size / 2] ^= 0x10
            return changed
        }
        #expect(told.contains("'\(name)' cannot be opened: ") && told.contains(" in it is damaged"), "\(told)")
    }

    @Test(
        "is refused: GeoJSON whose crs is none, which would be taken for longitude and latitude",
        arguments: ["EPSG:99999999", "urn:ogc:def:crs:EPSG::99999999"])
    func system(_ name: String) throws {
        let crs =
            "{\"type\": \"FeatureCollection\", \"crs\": {\"type\": \"name\", \"properties\": {\"name\": \"\(name)\"}},"
        let text = LayerText.collection(Self.points.prefix(2).map(\.self))
            .replacing("{\"type\": \"FeatureCollection\",", with: crs)
        let told = try LayerJob(["t.geojson": text]).mistake(stops: "{source: t.geojson}")
        #expect(told.contains("its 'crs' names no coordinate system that is known"), "\(told)")
    }
}

/// Where the largest packed part of a zip file lies, by its directory (APPNOTE.TXT of PKWARE, 4.3.12).
private struct LargestPart {
    private(set) var start = 0
    private(set) var size = 0

    init(of file: Data) {
        let bytes = [UInt8](file)
        func number(_ place: Int, _ count: Int) -> Int {
            (0..<count).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) }
        }
        for place in 0..<bytes.count - 46 where number(place, 4) == 0x0201_4B50 {
            let (packed, local) = (number(place + 20, 4), number(place + 42, 4))
            if packed > size { (start, size) = (local + 30 + number(local + 26, 2) + number(local + 28, 2), packed) }
        }
    }
}
