import Foundation
import Geometry
import TestSupport
import Testing

@testable import MapPage

@Suite("Rows of outputs as the page reads them")
struct TableRowsTests {
    private func features(_ features: String) throws -> [TableRow] {
        try all(FeatureRows(Array("{\"type\":\"FeatureCollection\",\"features\": [\n\(features)\n]}\n".utf8)))
    }

    private func all(_ rows: some TableRows) throws -> [TableRow] {
        var (rows, found): (_, [TableRow]) = (rows, [])
        while let row = try rows.next() { found.append(row) }
        return found
    }

    private func feature(_ geometry: String, name: String = "a") -> String {
        "{\"type\":\"Feature\",\"properties\":{\"name\":\"\(name)\",\"length\":12.500,\"x\":null},\"geometry\":\(geometry)}"
    }

    @Test("have the cells of features") func cells() throws {
        let row = try #require(try features(feature("null", name: "a \\\"b\\\" \\u00e9 \\ud83d\\ude00")).first)
        #expect(row.values == [.text("a \"b\" é 😀"), .number("12.500"), .null])
    }

    @Test("have the places of features") func places() throws {
        let rows = try features(
            [
                feature("{\"type\":\"Point\",\"coordinates\":[7.4215000,-43.7335001]}"),
                feature("{\"type\":\"LineString\",\"coordinates\":[[7.1,43],[-7.25,4.5,12]]}"),
                feature("{\"type\":\"MultiPolygon\",\"coordinates\":[[[[0,0],[1,0],[1,1],[0,0]]]]}"),
            ].joined(separator: ",\n"))
        let point = Coordinate(longitude: 74_215_000, latitude: -437_335_001)
        #expect(rows.map(\.geometry.box)[0] == Box(of: [point]))
        #expect(
            rows[1].geometry
                == .line([
                    Coordinate(longitude: 71_000_000, latitude: 430_000_000),
                    Coordinate(longitude: -72_500_000, latitude: 45_000_000),
                ]))
        #expect(rows[2].geometry.kind == .polygons && rows[2].geometry.places.count == 4)
        #expect(rows[2].geometry.lineEnds == [4] && rows[2].geometry.polygonEnds == [1])
    }

    @Test("are the same piece by piece, however long the pieces are", arguments: [1, 2, 7, 150, 151, 400, 10_000])
    func pieces(_ bytes: Int) throws {
        let some = (0..<9).map { number in
            feature(
                number % 3 == 0 ? "null" : "{\"type\":\"Point\",\"coordinates\":[7.\(number),43]}", name: "\(number)")
        }
        let text = "{\"type\":\"FeatureCollection\",\"features\": [\n\(some.joined(separator: ",\n"))\n]}\n"
        let file = try TemporaryFolder()
        try Data(text.utf8).write(to: file.url.appending(path: "a.geojson"))
        let pieces = try #require(LinePieces(file.path("a.geojson"), of: bytes))
        let rows = try all(FeatureRows(pieces))
        #expect(rows.map(\.values) == (try all(FeatureRows(Array(text.utf8)))).map(\.values))
        #expect(rows.count == 9 && !pieces.hasFailed)
    }

    @Test("end with a failure where a feature goes over the end of a piece") func brokenPieces() throws {
        let text = "{\"features\": [\n\(feature("null")),\n\(feature("null").replacing(",", with: ",\n"))]}"
        let file = try TemporaryFolder()
        try Data(text.utf8).write(to: file.url.appending(path: "a.geojson"))
        let pieces = try #require(LinePieces(file.path("a.geojson"), of: 10))
        var rows = try FeatureRows(pieces)
        #expect(try rows.next() != nil)
        #expect(throws: UnreadableTable.self) { _ = try rows.next() }
        #expect(LinePieces(file.url.path) == nil && LinePieces(file.path("b")) == nil)
    }

    @Test("of a file that is cut off are as many as are whole") func cutOff() throws {
        let text =
            "{\"type\":\"FeatureCollection\",\"features\": [\n" + feature("null") + ",\n{\"type\":\"Feature\",\"prop"
        var rows = try FeatureRows(Array(text.utf8))
        #expect(try rows.next() != nil)
        #expect(throws: UnreadableTable.self) { _ = try rows.next() }
    }

    @Test("have the records of CSV, with the places of columns for them") func records() throws {
        let text = "name,number,snap_x,snap_y\n\"a, \"\"b\"\"\",007,7.5,43.25\n,1.5,,\n"
        let rows = try all(RecordRows(Array(text.utf8)))
        #expect(
            rows.map(\.values) == [
                [.text("a, \"b\""), .text("007"), .number("7.5"), .number("43.25")],
                [.null, .number("1.5"), .null, .null],
            ])
        #expect(rows[0].geometry.box.minLongitude == 75_000_000)
    }

    @Test("have fields of somebody's table as they are written: a version 1.10 is not 1.1") func fields() throws {
        let text = "version,length\n1.10,2.50\n1.5,3\n"
        func values(hasAmounts: Bool) throws -> [[PageCell]] {
            try all(RecordRows(Array(text.utf8), hasAmounts: hasAmounts)).map(\.values)
        }
        #expect(try values(hasAmounts: true) == [[.text("1.10"), .number("2.50")], [.number("1.5"), .number("3")]])
        #expect(try values(hasAmounts: false) == [[.text("1.10"), .text("2.50")], [.number("1.5"), .number("3")]])
    }

    @Test("have texts that look like formulas without the apostrophe that they were written behind") func formulas()
        throws
    {
        let text = "global_id,name,count\n'@Mark-2,'+1,-4\n'A,',7\n"
        func values(escapes: Bool) throws -> [[PageCell]] {
            try all(RecordRows(Array(text.utf8), escapesFormulas: escapes)).map(\.values)
        }
        #expect(
            try values(escapes: true) == [
                [.text("@Mark-2"), .text("+1"), .number("-4")], [.text("'A"), .text("'"), .number("7")],
            ])
        #expect(try values(escapes: false)[0] == [.text("'@Mark-2"), .text("'+1"), .number("-4")])
    }

    @Test("have ids as they are written: 3.1 and 3.10 are two") func ids() throws {
        let rows = try all(RecordRows(Array("global_id,id,length\n3.1,4711,4.50\n3.10,12,4.5\n".utf8)))
        #expect(
            rows.map(\.values) == [
                [.text("3.1"), .text("4711"), .number("4.50")], [.text("3.10"), .text("12"), .number("4.5")],
            ])
    }
}
