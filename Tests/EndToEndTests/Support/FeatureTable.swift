import Foundation

/// A GeoJSON feature collection, read by a parser that is not the product's.
struct FeatureTable {
    struct Feature {
        let properties: [String: Any]
        let type: String?
        /// Every position of the geometry, in order.
        let positions: [Point]

        func text(_ name: String) -> String? { properties[name] as? String }
        func number(_ name: String) -> Double? { (properties[name] as? NSNumber)?.doubleValue }
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
                positions: Self.positions(geometry?["coordinates"]))
        }
    }

    /// The feature whose property has that text.
    func first(where name: String, is text: String) -> Feature? { features.first { $0.text(name) == text } }

    private static func positions(_ value: Any?) -> [Point] {
        guard let values = value as? [Any] else { return [] }
        if let numbers = values as? [NSNumber], numbers.count == 2 {
            return [Point(x: numbers[0].doubleValue, y: numbers[1].doubleValue)]
        }
        return values.flatMap(positions)
    }
}
