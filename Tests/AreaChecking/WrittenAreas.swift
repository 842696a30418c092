import Foundation
import Geometry
import Vocabulary

/// The polygons that a job wrote.
struct WrittenAreas {
    /// A row of the table.
    struct Part {
        /// As `facility_id` says; nil where facilities are merged.
        let number: Int?
        let name: String
        /// In the base of the impedance.
        let from: Int64
        let to: Int64
        /// As `area_m2` says.
        let squareMetres: Double
        /// Polygons, the outer ring of each first.
        let polygons: [[[Coordinate]]]
        let outline: Polygon

        var positions: [[[Position]]] {
            polygons.map { rings in
                rings.map { ring in ring.map { Position(x: $0.longitudeDegrees, y: $0.latitudeDegrees) } }
            }
        }
    }

    let parts: [Part]

    /// - Throws: `AreaCheckFailure` for a file that is none of polygons.
    init(folder: URL, impedance: Impedance) throws {
        let file = folder.appending(path: "polygons.geojson")
        guard let data = try? Data(contentsOf: file) else { throw AreaCheckFailure("\(file.path) cannot be read") }
        let json = try JSONSerialization.jsonObject(with: data) as? [String: Any]
        guard let features = json?["features"] as? [[String: Any]] else {
            throw AreaCheckFailure("\(file.path) holds no features")
        }
        parts = try features.map { feature in
            guard let part = Part(feature, unit: Self.unit(of: impedance)) else {
                throw AreaCheckFailure("\(file.path) holds something else than areas")
            }
            return part
        }
    }

    /// How a place lies to all that is reached within a break: rings are united.
    func containment(_ place: Coordinate, in area: DefinedArea) -> Polygon.Containment {
        var isOnOutline = false
        for part in parts where part.number == area.number && part.to <= area.breakCost {
            switch part.outline.contains(place) {
            case .inside: return .inside
            case .outline: isOnOutline = true
            case .outside: continue
            }
        }
        return isOnOutline ? .outline : .outside
    }

    /// The bases in a unit of the outputs.
    private static func unit(of impedance: Impedance) -> Double {
        switch impedance {
        case .time: 60_000
        case .length: 1000
        case .attribute: 1_000_000
        }
    }
}

extension WrittenAreas.Part {
    fileprivate init?(_ feature: [String: Any], unit: Double) {
        guard let properties = feature["properties"] as? [String: Any],
            let geometry = feature["geometry"] as? [String: Any],
            let from = properties["from_break"] as? Double, let to = properties["to_break"] as? Double,
            let polygons = Self.polygons(geometry)
        else { return nil }
        number = properties["facility_id"] as? Int
        name = properties["name"] as? String ?? ""
        self.from = Int64((from * unit).rounded())
        self.to = Int64((to * unit).rounded())
        squareMetres = properties["area_m2"] as? Double ?? .nan
        self.polygons = polygons
        outline = Polygon(rings: polygons.flatMap { $0 })
    }

    private static func polygons(_ geometry: [String: Any]) -> [[[Coordinate]]]? {
        switch geometry["coordinates"] {
        case let polygon as [[[Double]]]: [polygon.map(ring)]
        case let polygons as [[[[Double]]]]: polygons.map { $0.map(ring) }
        default: nil
        }
    }

    private static func ring(_ positions: [[Double]]) -> [Coordinate] {
        positions.compactMap { Coordinate(longitudeDegrees: $0[0], latitudeDegrees: $0[1]) }
    }
}
