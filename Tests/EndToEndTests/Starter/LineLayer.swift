import Vocabulary

/// A layer of GeoJSON: streets or pipes on a grid of 100 m or so, with fields of a test's own.
struct LineLayer {
    typealias Field = (name: String, value: JSONValue)

    private var features: [JSONValue] = []

    /// A grid of so many lines each way, of which each is cut at every crossing.
    ///
    /// - Parameter fields: of the line with a number.
    static func grid(_ size: Int, at corner: (x: Double, y: Double) = (9, 50), fields: (Int) -> [Field]) -> LineLayer {
        var layer = LineLayer()
        for row in 0..<size {
            for column in 0..<size - 1 {
                let along = [[column, row], [column + 1, row]]
                for line in [along, along.map { [$0[1], $0[0]] }] {
                    let places = line.map { (corner.x + Double($0[0]) / 1000, corner.y + Double($0[1]) / 1000) }
                    layer.addLine(places, fields(layer.features.count))
                }
            }
        }
        return layer
    }

    mutating func addLine(_ places: [(Double, Double)], _ fields: [Field]) {
        add("LineString", .array(places.map(Self.position)), fields)
    }

    mutating func addPoint(_ place: (Double, Double), _ fields: [Field]) {
        add("Point", Self.position(place), fields)
    }

    var text: String {
        JSONValue.object([("type", .text("FeatureCollection")), ("features", .array(features))]).written()
    }

    private mutating func add(_ type: String, _ coordinates: JSONValue, _ fields: [Field]) {
        features.append(
            .object([
                ("type", .text("Feature")), ("properties", .object(fields.map { ($0.name, $0.value) })),
                ("geometry", .object([("type", .text(type)), ("coordinates", coordinates)])),
            ]))
    }

    private static func position(_ place: (Double, Double)) -> JSONValue {
        .array([place.0, place.1].map { .number("\(($0 * 1e6).rounded() / 1e6)") })
    }
}
