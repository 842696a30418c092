import Foundation
import Geometry
import Results
import Testing

@testable import ResultWriters

@Suite("GeoJSON")
struct GeoJSONWriterTests {
    private func text(_ rows: [ResultRow], _ table: Table) throws -> String {
        try written(rows, by: { try GeoJSONWriter(file: $0, table: table) })
    }

    private func geometries(_ geometries: FeatureGeometry...) throws -> String {
        try text(geometries.map { ResultRow([], geometry: $0) }, .sample())
    }

    @Test func hasAFeatureALineAndTheBoundsAtItsEnd() throws {
        let table = Table.sample("stops", "name", "time", "length", "x", "share", "ok", "count")
        let values: [Value] = [
            .text("A \"b\""), .duration(milliseconds: 90_500), .length(millimetres: 1234), .angle(-5),
            .decimal(0.125, decimals: 2), .boolean(true), .integer(-7),
        ]
        let nulls = [Value](repeating: .null, count: 6) + [.decimal(.nan, decimals: 1)]
        #expect(
            try text([ResultRow(values, geometry: .point(at(7.4019, 43.7305))), ResultRow(nulls)], table) == #"""
                {"type":"FeatureCollection","features": [
                {"type":"Feature","properties":{"name":"A \"b\"","time":1.508333,"length":1.234,"x":-0.0000005,"share":0.12,"ok":true,"count":-7},"geometry":{"type":"Point","coordinates":[7.4019000,43.7305000]}},
                {"type":"Feature","properties":{"name":null,"time":null,"length":null,"x":null,"share":null,"ok":null,"count":null},"geometry":null}
                ],"bbox":[7.4019000,43.7305000,7.4019000,43.7305000]}

                """#)
    }

    @Test func withoutRowsHasNoFeaturesAndNoBounds() throws {
        #expect(try text([], .sample("stops", "name")) == "{\"type\":\"FeatureCollection\",\"features\": []}\n")
    }

    @Test func isASimpleTypeForOnePartAndAMultiTypeForSeveral() throws {
        let line = [at(0, 0), at(1, 1)]
        let square = [at(0, 0), at(1, 0), at(1, 1), at(0, 1), at(0, 0)]
        #expect(try geometries(.lines([line])).contains(#""LineString","coordinates":[[0"#))
        #expect(try geometries(.lines([line, line])).contains(#""MultiLineString","coordinates":[[[0"#))
        #expect(try geometries(.polygons([[square]])).contains(#""Polygon","coordinates":[[[0"#))
        #expect(try geometries(.polygons([[square], [square]])).contains(#""MultiPolygon","coordinates":[[[[0"#))
        #expect(try geometries(.lines([]), .polygons([])).components(separatedBy: #""geometry":null"#).count == 3)
    }

    @Test func turnsRingsByTheRightHandRule() throws {
        let clockwise = [at(0, 0), at(0, 9), at(9, 9), at(9, 0), at(0, 0)]
        let hole = [at(1, 1), at(2, 1), at(2, 2), at(1, 2), at(1, 1)]
        let expected = """
            [[[0.0000000,0.0000000],[9.0000000,0.0000000],[9.0000000,9.0000000],[0.0000000,9.0000000],[0.0000000,0.0000000]],\
            [[1.0000000,1.0000000],[1.0000000,2.0000000],[2.0000000,2.0000000],[2.0000000,1.0000000],[1.0000000,1.0000000]]]
            """
        #expect(try geometries(.polygons([[clockwise, hole]])).contains(expected))
        #expect(try geometries(.polygons([[clockwise.reversed(), hole.reversed()]])).contains(expected))
    }

    @Test(arguments: [
        ([FeatureGeometry.point(at(1, 2)), .point(at(-3, 5))], "[-3.0000000,2.0000000,1.0000000,5.0000000]"),
        // Fiji: the box from 177 east to 178 west.
        ([.point(at(177, -20)), .point(at(-178, -16))], "[177.0000000,-20.0000000,-178.0000000,-16.0000000]"),
        ([.lines([[at(170, 0), at(-170, 2)]])], "[170.0000000,0.0000000,-170.0000000,2.0000000]"),
        // A line through Greenwich leaves no gap there.
        (
            [.point(at(179, 0)), .point(at(-179, 0)), .lines([[at(-1, 0), at(1, 0)]])],
            "[-179.0000000,0.0000000,179.0000000,0.0000000]"
        ),
    ])
    func bounds(features: [FeatureGeometry], box: String) throws {
        let text = try text(features.map { ResultRow([], geometry: $0) }, .sample())
        #expect(text.hasSuffix("\n],\"bbox\":\(box)}\n"))
    }

    @Test func hostileTextsComeBackFromAnotherReader() throws {
        let table = Table.sample("places", "na\"me\n")
        let text = try text(hostileTexts.map { ResultRow([.text($0)]) }, table)
        let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        let features = try #require(object?["features"] as? [[String: Any]])
        let read = features.map { ($0["properties"] as? [String: String])?["na\"me\n"] }
        #expect(read == hostileTexts)
        #expect(text.split(separator: "\n").count == hostileTexts.count + 2)
    }
}
