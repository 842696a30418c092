import FeatureSources
import Geometry
import Testing

@testable import NetworkImport

@Suite("Lines of a layer are read")
struct LayerFormatTests {
    static func collection(_ geometries: [String], crs: String? = nil, _ properties: [String] = []) -> String {
        let features = geometries.enumerated().map { place, geometry in
            "{\"type\": \"Feature\", \"id\": \(place + 5), \"properties\": "
                + "{\(properties.isEmpty ? "" : properties[place])}, \"geometry\": \(geometry)}"
        }
        let system = crs.map { "\"crs\": {\"type\": \"name\", \"properties\": {\"name\": \"\($0)\"}}, " } ?? ""
        return "{\"type\": \"FeatureCollection\", \(system)\"features\": [\(features.joined(separator: ", "))]}"
    }

    static func line(_ coordinates: String) -> String {
        "{\"type\": \"LineString\", \"coordinates\": [\(coordinates)]}"
    }

    @Test("from GeoJSON, by the features' own ids")
    func geoJSON() throws {
        let text = Self.collection([
            Self.line("[0, 0, 3], [0.001, 0, 4]"), "null",
            "{\"type\": \"MultiLineString\", \"coordinates\": [[[0.001, 0], [0.002, 0]], [[0.002, 0], [0.003, 0]]]}",
        ])
        let (parts, report) = try LinesTable.read(text, "links.geojson")
        #expect(parts.edges == ["5: 0-1", "7: 1-2", "7: 2-3"])
        #expect(report.faults[.noGeometry]?.ids == [6])
        #expect(report.faults[.severalParts]?.ids == [7])
        #expect(!report.assumesDegrees)
    }

    @Test("from a projected system, which the layer names")
    func projected() throws {
        // Zone 32 of UTM: the central meridian, 9 degrees east, and the equator.
        let text = Self.collection(
            [Self.line("[500000, 0], [500000, 1000]"), Self.line("[500000, 1000], [501000, 1000]")],
            crs: "urn:ogc:def:crs:EPSG::32632")
        let (parts, _) = try LinesTable.read(text, "links.geojson")
        #expect(parts.junctionCoordinate[0] == Coordinate(longitude: 90_000_000, latitude: 0))
        #expect(parts.edges == ["5: 0-1", "6: 1-2"])
        // Lengths on the map are 0.9996 of those on the ground.
        #expect(abs(Double(parts.streetLength[0]) * 0.9996 - 1_000_000) < 12)
    }

    @Test("from a projected system, which the mapping names")
    func namedSystem() throws {
        let text = "way;line\n3;LINESTRING (500000 0, 500000 1000)\n".replacing(";", with: ",")
            .replacing("LINESTRING (500000 0, 500000 1000)", with: "\"LINESTRING (500000 0, 500000 1000)\"")
        let (parts, report) = try LinesTable.read(text, "links.csv") {
            ($0.id, $0.wkt) = ("way", "line")
            $0.crs = SystemDefinition("EPSG:32632")
        }
        #expect(parts.streetID == [3])
        #expect(parts.junctionCoordinate[0] == Coordinate(longitude: 90_000_000, latitude: 0))
        #expect(!report.assumesDegrees)
    }

    @Test("with values of truth, and numbers written as texts")
    func types() throws {
        let text = Self.collection(
            [Self.line("[0, 0], [0.001, 0]"), Self.line("[0.001, 0], [0.002, 0]")],
            [
                "\"id\": \"12\", \"one\": true, \"speed\": \" 30 \", \"lit\": true, \"name\": \" \"",
                "\"id\": \"11\", \"one\": false, \"speed\": \"30 mph\", \"lit\": false, \"name\": \" B \"",
            ])
        let (parts, report) = try LinesTable.read(text, "links.geojson") {
            ($0.id, $0.name) = ("id", "name")
            $0.oneWay = OneWayField("one")
            $0.speedForward = MeasureField("speed")
            $0.tags = [TagField("lit", field: "lit")]
        }
        #expect(parts.streetID == [11, 12])
        #expect(parts.tags(of: 0) == ["class=", "lit=no", "oneway=no"])
        #expect(parts.tags(of: 1) == ["class=", "lit=yes", "oneway=yes"])
        #expect(parts.streetName == [1, 0] && parts.strings == ["", "B"])
        #expect(parts.streetSpeed == [0, 0, 30, 0])
        #expect(report.faults[.unusableSpeed]?.ids == [11])
    }

    @Test("not from a table without a place, nor from a file that is not there")
    func errors() throws {
        #expect(throws: SourceError.self) { try LinesTable.read("id,name\n1,a\n", "links.csv") }
        let table = SourceTable(SourceAddress(target: "/nowhere/links.gpkg", name: "links.gpkg"))
        #expect(throws: SourceError.missing(source: "links.gpkg", nearest: nil)) {
            try LayerStreets.read(StreetLayerMapping(table), context: .init())
        }
    }
}
