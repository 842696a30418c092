import Foundation

/// A GeoJSON feature collection, read by a parser that is not the product's.
struct FeatureTable {
    struct Feature {
        let properties: [String: Any]
        let type: String?
        /// The lines of a line, the rings of a polygon.
        let parts: [[Point]]
        /// Every position of the geometry, in order.
        var positions: [Point] { parts.flatMap { $0 } }

        func text(_ name: String) -> String? { properties[name] as? String }
        func number(_ name: String) -> Double? { (properties[name] as? NSNumber)?.doubleValue }

        /// Whether a place lies in the polygon, and in none of its holes.
        func holds(_ place: Point) -> Bool { !parts.count { place.isInside($0) }.isMultiple(of: 2) }
    }

    let features: [Feature]
    /// West, south, east, north.
    let box: [Double]?

    init(_ data: Data) throws {
        let document = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
        box = (document["bbox"] as? [NSNumber])?.map(\.doubleValue)
        features = (document["features"] as? [[String: Any]] ?? []).map { feature in
            let geometry = feature["geometry"] as? [String: Any]
            return Feature(
                properties: feature["properties"] as? [String: Any] ?? [:], type: geometry?["type"] as? String,
                parts: Self.parts(geometry?["coordinates"]))
        }
    }

    /// The feature whose property has that text.
    func first(where name: String, is text: String) -> Feature? { features.first { $0.text(name) == text } }

    private static func parts(_ value: Any?) -> [[Point]] {
        guard let values = value as? [Any] else { return [] }
        if let point = point(values) { return [[point]] }
        let points = values.compactMap(point)
        return points.isEmpty ? values.flatMap(parts) : [points]
    }

    private static func point(_ value: Any) -> Point? {
        guard let numbers = value as? [NSNumber], numbers.count == 2 else { return nil }
        return Point(x: numbers[0].doubleValue, y: numbers[1].doubleValue)
    }
}
