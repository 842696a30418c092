import Foundation
import Testing

/// A town of blocks of 165 m on both sides of a meridian, with a lake across it, and in the lake a street that nothing leads
/// to. Columns are counted from the meridian eastwards, rows from the south; streets run along half columns and whole rows.
struct MeridianTown {
    /// How the streets across the meridian are given.
    enum Crossing: CaseIterable {
        /// As one line.
        case across
        /// As two lines: one ends on the meridian, the other begins there.
        case inTwo
    }

    private let meridian: Double
    private let project: TemporaryProject

    init(_ meridian: Double, _ crossing: Crossing) throws {
        self.meridian = meridian
        project = try TemporaryProject([
            "arterial.yaml": """
            networks: {town: {streets: {source: streets.geojson, travel_modes: [own], fields: {name: name, class: class}}}}
            travel_modes: {own: {speeds: {residential: 36}}}

            """
        ])
        let streets = Self.lines(crossing).enumerated().map { number, line in
            """
            {"type": "Feature", "properties": {"name": "\(number)", "class": "residential"}, \
            "geometry": {"type": "LineString", "coordinates": [\(line.map(position).joined(separator: ", "))]}}
            """
        }
        try project.write(LayerFiles.collection(streets), to: "streets.geojson")
        try project.write(LayerFiles.collection([residents]), to: "residents.geojson")
    }

    /// Four blocks wide, in two parts that meet on the meridian.
    private var residents: String {
        let parts = [(-2.0, 0.0, true), (0.0, 2.0, false)].map { west, east, isWestern in
            let ring = [(west, 1.0), (east, 1), (east, 3), (west, 3), (west, 1)].map {
                position(Place($0.0, $0.1, isWestern: isWestern))
            }
            return "[[\(ring.joined(separator: ", "))]]"
        }
        return """
            {"type": "Feature", "properties": {"residents": 100}, \
            "geometry": {"type": "MultiPolygon", "coordinates": [\(parts.joined(separator: ", "))]}}
            """
    }

    private struct Place {
        let column: Double
        let row: Double
        /// Of which side of the meridian it is, where it lies on it.
        var isWestern = true

        init(_ column: Double, _ row: Double, isWestern: Bool = true) {
            (self.column, self.row, self.isWestern) = (column, row, isWestern)
        }
    }

    private static func lines(_ crossing: Crossing) -> [[Place]] {
        var lines = [[Place(-0.1, 2), Place(0.1, 2)]]
        for row in stride(from: 0.0, through: 4, by: 1) {
            for column in stride(from: -3.5, to: 3.5, by: 1) where column != -0.5 {
                lines.append([Place(column, row), Place(column + 1, row)])
            }
            guard row != 2 else { continue }
            let (west, east) = (Place(-0.5, row), Place(0.5, row))
            lines +=
                crossing == .across
                ? [[west, east]] : [[west, Place(0, row)], [Place(0, row, isWestern: false), east]]
        }
        for column in stride(from: -3.5, through: 3.5, by: 1) {
            for row in stride(from: 0.0, to: 4, by: 1) { lines.append([Place(column, row), Place(column, row + 1)]) }
        }
        return lines
    }

    /// A position of GeoJSON; on 180 degrees it is that of the place's side.
    private func position(_ place: Place) -> String {
        let units = Int(((meridian + place.column * 0.0015) * 1e5).rounded())
        let isBeyond = units > 18_000_000 || units == 18_000_000 && !place.isWestern
        let longitude = Double(isBeyond ? units - 36_000_000 : units) / 1e5
        return "[\(longitude), \((1e5 + place.row * 15) / 1e4)]"
    }

    /// A polygon of GeoJSON with rings through columns and rows. Nothing of it may stand on the meridian.
    func polygon(_ rings: [[(Double, Double)]]) -> String {
        let closed = rings.map { ring in
            "[\((ring + ring.prefix(1)).map { position(Place($0.0, $0.1)) }.joined(separator: ", "))]"
        }
        return "{\"type\": \"Polygon\", \"coordinates\": [\(closed.joined(separator: ", "))]}"
    }

    /// Writes a layer of one polygon, `closed.geojson`.
    func close(_ polygon: String) throws {
        let feature = "{\"type\": \"Feature\", \"properties\": {}, \"geometry\": \(polygon)}"
        try project.write(LayerFiles.collection([feature]), to: "closed.geojson")
    }

    /// What a job of two facilities, one on either side of the meridian, writes.
    func found(_ more: String) throws -> FoundAreas {
        let ended = try ended(more)
        try #require(ended.code == 0, "\(ended.error)\(ended.output)")
        return FoundAreas(outputs: project.outputs())
    }

    /// How such a job ends.
    func ended(_ more: String) throws -> Arterial.Ended {
        try project.write(
            """
            job: service_area
            network: town
            facilities: [{name: West, at: \(position(Place(-2.5, 1)))}, {name: East, at: \(position(Place(1.5, 3)))}]
            breaks: [0.6, 1.2]
            \(more)

            """, to: "a.yaml")
        return try project.run("run", "a.yaml")
    }

    /// The names of the areas that a place lies in.
    func areas(of found: [FoundArea], at column: Double, _ row: Double) -> [String] {
        let longitude = meridian + column * 0.0015
        let place = Point(x: longitude > 180 ? longitude - 360 : longitude, y: 10 + row * 0.0015)
        return found.filter { $0.holds(place) }.map(\.name)
    }
}
