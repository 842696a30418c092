import FeatureSources
import Geometry
import JobSpec

/// Makes areas of the geometries of a layer's rows.
struct BarrierArea {
    let rows: SelectedRows
    let buffer: Marked<Length>?

    /// The polygons of a row, and what is to be said about them.
    ///
    /// - Throws: `UnreadableGeometry` for a row that has no area.
    func polygons(of row: SelectedRow) throws -> (polygons: [Polygon], note: String?) {
        switch row.place {
        case .missing: throw UnreadableGeometry("it has no geometry")
        case .unusable(let reason): throw UnreadableGeometry(reason)
        case .point(let coordinate):
            guard let buffer else {
                throw UnreadableGeometry("a point is no area; give the item a buffer, such as 'buffer: 500 m'")
            }
            return (try BufferedPoint.circle(around: coordinate, buffer.value), nil)
        case .shape(let geometry):
            if let buffer { return (try buffered(geometry, buffer.value), nil) }
            guard case .polygons(let polygons) = geometry else {
                throw UnreadableGeometry("\(PlaceResolver.kind(geometry)) is no area; give the item a buffer")
            }
            return (try areas(polygons), Self.note(on: polygons, inDegrees: rows.isGeographic))
        }
    }

    private func areas(_ polygons: [[[Position]]]) throws -> [Polygon] {
        try polygons.flatMap { rings in Polygon.cutAtAntimeridian(try rings.map(rows.coordinates)) }
    }

    /// What is to be said of an outline that crosses itself, whose inside is still known.
    static func note(on polygons: [[[Position]]], inDegrees isGeographic: Bool) -> String? {
        let fault = isGeographic ? Validity.reason(ofDegrees: polygons) : Validity.reason(of: polygons)
        return fault.map { fault in
            "is not valid (\(fault.reason) at [\(fault.at.x), \(fault.at.y)]): its inside is taken by the even-odd rule"
        }
    }

    private func buffered(_ geometry: SourceGeometry, _ buffer: Length) throws -> [Polygon] {
        let degrees = geometry.placed(at: try rows.coordinates(geometry.positions))
        return try BufferedArea.polygons(around: degrees, metres: Double(buffer.millimetres) / 1000)
    }
}
