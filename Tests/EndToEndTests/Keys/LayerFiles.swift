/// The layers and tables that pairs of jobs take features and rows from.
enum LayerFiles {
    /// By their paths in the project. Each file of SQL becomes a SQLite database beside it.
    static let all = shops(point).merging(layers.merging(tables) { layer, _ in layer }) { $1 }

    /// A place as GeoJSON and job files write it, in blocks from the corner of the town.
    static func position(_ column: Double, _ row: Double) -> String { GridTown.place(column, row) }

    /// A square's well-known text.
    static func square(_ column: Double, _ row: Double, size: Double) -> String {
        "POLYGON ((\(corners(column, row, size).map(pair).joined(separator: ", "))))"
    }

    /// A square's GeoJSON.
    static func squareJSON(_ column: Double, _ row: Double, size: Double) -> String {
        let ring = corners(column, row, size).map { position($0.0, $0.1) }.joined(separator: ", ")
        return "{\"type\": \"Polygon\", \"coordinates\": [[\(ring)]]}"
    }

    /// A triangle of well-known text, east of the town, that the shapes lie to in every way.
    static let triangle = "POLYGON ((\([(30, 0), (32, 0), (30, 2), (30, 0)].map(pair).joined(separator: ", "))))"

    /// Layers of shops.
    ///
    /// - Parameter geometry: the GeoJSON of what is at a place.
    static func shops(_ geometry: (_ column: Double, _ row: Double) -> String) -> [String: String] {
        func shop(_ name: String, _ column: Double, kind: String, number: Int, rank: Int) -> String {
            feature(geometry(column, 0.5), properties(name, kind: kind, number: number, rank: rank))
        }
        return [
            "shops.geojson": collection([
                shop("Bakery", 0.5, kind: "food", number: 1, rank: 2),
                shop("Cafe", 1.5, kind: "Food", number: 2, rank: 3),
                shop("Dairy", 2.5, kind: "tools", number: 3, rank: 1),
            ]),
            "stalls.geojson": collection([shop("Stall", 1.5, kind: "food", number: 1, rank: 1)]),
        ]
    }

    private static let layers = [
        "shapes.geojson": collection([
            shape("Inside", point(30.5, 0.5)), shape("Border", point(31, 0)), shape("Beside", point(31.8, 1.8)),
            shape("Crossing", line), shape("Overlapping", squareJSON(29.5, -0.5, size: 0.9)),
            shape("Round", squareJSON(29, -1, size: 4)), shape("Far", point(33, 3)),
        ]),
        "west.geojson": collection([shape("West", squareJSON(0, 0, size: 1))]),
        "east.geojson": collection([shape("East", squareJSON(2, 0, size: 1))]),
        "districts.geojson": collection([
            shape("West", squareJSON(0, 0, size: 1), kind: "wet"),
            shape("East", squareJSON(2, 0, size: 1), kind: "Wet"),
        ]),
    ]

    private static func properties(_ name: String, kind: String, number: Int, rank: Int) -> String {
        """
        "name": "\(name)", "title": "\(name)'s", "kind": "\(kind)", "number": \(number), "rank": \(rank), \
        "round": "R\(number)", "minutes": \(rank * 5), "allowed": "restriction", "other": "gift", \
        "sharp": "right", "east": 90, "north": 0, "slanting": 80, "narrow": 10, "wide": 60
        """
    }

    static func shape(_ name: String, _ geometry: String, kind: String = "") -> String {
        feature(
            geometry,
            "\"name\": \"\(name)\", \"kind\": \"\(kind)\", \"number\": \(name.utf8.reduce(0) { $0 + Int($1) })")
    }

    static func point(_ column: Double, _ row: Double) -> String {
        "{\"type\": \"Point\", \"coordinates\": \(position(column, row))}"
    }

    private static let line =
        "{\"type\": \"LineString\", \"coordinates\": [\(position(30.5, 0.5)), \(position(31.8, 1.8))]}"

    private static func feature(_ geometry: String, _ properties: String) -> String {
        "{\"type\": \"Feature\", \"properties\": {\(properties)}, \"geometry\": \(geometry)}"
    }

    static func collection(_ features: [String]) -> String {
        "{\"type\": \"FeatureCollection\", \"features\": [\n\(features.joined(separator: ",\n"))]}\n"
    }

    private static func corners(_ column: Double, _ row: Double, _ size: Double) -> [(Double, Double)] {
        [(0, 0), (size, 0), (size, size), (0, size), (0, 0)].map { (column + $0.0, row + $0.1) }
    }

    static func pair(_ place: (Double, Double)) -> String {
        position(place.0, place.1).filter { !"[],".contains($0) }
    }
}
