import Geometry
import Results

/// Writes geometries as objects of Esri's JSON, in degrees on WGS84, cut at the antimeridian.
enum EsriGeometry {
    /// The word for a kind of geometry.
    static func typeName(of geometry: FeatureGeometry) -> String {
        switch geometry {
        case .point: "esriGeometryPoint"
        case .points: "esriGeometryMultipoint"
        case .lines: "esriGeometryPolyline"
        case .polygons: "esriGeometryPolygon"
        }
    }

    /// - Parameter withSystem: whether the object names its coordinate system.
    static func write(_ geometry: FeatureGeometry, withSystem: Bool = false, into buffer: inout ByteBuffer) {
        switch geometry {
        case .point(let coordinate):
            buffer.append("{\"x\":")
            buffer.append(degreesOf: coordinate.longitude)
            buffer.append(",\"y\":")
            buffer.append(degreesOf: coordinate.latitude)
        case .points(let coordinates):
            buffer.append("{\"points\":")
            buffer.append(places: coordinates)
        case .lines(let lines): write("{\"paths\":[", AntimeridianLines.cut(lines), into: &buffer)
        case .polygons(let polygons):
            write("{\"rings\":[", AntimeridianPolygons.cut(polygons).flatMap(turned), into: &buffer)
        }
        if withSystem { buffer.append(",\"spatialReference\":{\"wkid\":4326}") }
        buffer.append(UInt8(ascii: "}"))
    }

    /// Rings the other way round than GeoJSON has them: outer rings clockwise, holes counter-clockwise.
    private static func turned(_ rings: [[Coordinate]]) -> [[Coordinate]] {
        rings.enumerated().map { index, ring in
            RingArea.isCounterClockwise(ring) == (index == 0) ? ring.reversed() : ring
        }
    }

    private static func write(_ opening: StaticString, _ paths: [[Coordinate]], into buffer: inout ByteBuffer) {
        buffer.append(opening)
        for (index, path) in paths.enumerated() {
            if index > 0 { buffer.append(UInt8(ascii: ",")) }
            buffer.append(places: path)
        }
        buffer.append(UInt8(ascii: "]"))
    }
}
