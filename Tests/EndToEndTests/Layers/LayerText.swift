/// The text of a GeoJSON layer, its places counted in streets of the grid town.
enum LayerText {
    static func collection(_ features: String...) -> String { collection(features) }

    static func collection(_ features: [String]) -> String {
        "{\"type\": \"FeatureCollection\", \"features\": [\n\(features.joined(separator: ",\n"))\n]}\n"
    }

    /// - Parameters:
    ///   - geometry: as GeoJSON.
    ///   - properties: members of an object, such as `"name": "A"`.
    static func feature(_ geometry: String, _ properties: String) -> String {
        "{\"type\": \"Feature\", \"properties\": {\(properties)}, \"geometry\": \(geometry)}"
    }

    static func point(_ column: Double, _ row: Double, _ properties: String = "") -> String {
        feature("{\"type\": \"Point\", \"coordinates\": \(GridTown.place(column, row))}", properties)
    }

    static func line(_ places: [(Double, Double)], _ properties: String = "") -> String {
        feature("{\"type\": \"LineString\", \"coordinates\": [\(list(places))]}", properties)
    }

    static func polygon(_ places: [(Double, Double)], _ properties: String = "") -> String {
        feature("{\"type\": \"Polygon\", \"coordinates\": [[\(list(places + places.prefix(1)))]]}", properties)
    }

    static func rectangle(
        _ west: Double, _ south: Double, _ east: Double, _ north: Double, _ properties: String = ""
    ) -> String {
        polygon([(west, south), (east, south), (east, north), (west, north)], properties)
    }

    private static func list(_ places: [(Double, Double)]) -> String {
        places.map { GridTown.place($0.0, $0.1) }.joined(separator: ", ")
    }
}
