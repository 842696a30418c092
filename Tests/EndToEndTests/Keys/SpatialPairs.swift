/// A pair for every key that says where features must lie.
struct SpatialPairs {
    let items: LayerItems

    var all: [KeyPair] { relations + geometries + layers }

    private var relations: [KeyPair] {
        items.relations.map { one, other in
            pair("relation", one, other, of: "shapes", "geometry: {wkt: '\(LayerFiles.triangle)'}")
        }
    }

    private var geometries: [KeyPair] {
        let squares = (LayerFiles.square(0, 0, size: 1), LayerFiles.square(2, 0, size: 1))
        let shapes = (LayerFiles.squareJSON(0, 0, size: 1), LayerFiles.squareJSON(2, 0, size: 1))
        return [
            pair("buffer", "50 m", "100 m", "geometry: {at: \(LayerFiles.position(0.5, 0.5))}"),
            geometry("at", LayerFiles.position(0.5, 0.5), LayerFiles.position(2.5, 0.5), beside: "buffer: 10 m"),
            geometry("wkt", "'\(squares.0)'", "'\(squares.1)'"),
            geometry("geometry", shapes.0, shapes.1),
        ]
    }

    private var layers: [KeyPair] {
        [
            geometry("source", "west.geojson", "east.geojson"),
            geometry("layer", "west", "east", "source: town.db"),
            geometry("crs", "EPSG:25832", "EPSG:23032", "source: metres.csv", beside: "buffer: 100 m"),
            geometry("where", "\"name = 'West'\"", "\"name = 'East'\"", "source: districts.geojson"),
            geometry("dialect", "ogr", "sqlite", "source: districts.geojson, where: \"kind = 'wet'\""),
        ]
    }

    private func geometry(
        _ key: String, _ one: String, _ other: String, _ more: String = "", beside: String = ""
    ) -> KeyPair {
        let own = (beside.isEmpty ? "" : beside + ", ") + "geometry: {\(more.isEmpty ? "" : more + ", "){item}}"
        return KeyPair(
            items.key + "spatial.geometry." + key, one, other, items.names,
            in: items.project(items.selection("shops", "spatial: {\(own)}")))
    }

    private func pair(
        _ key: String, _ one: String, _ other: String, of layer: String = "shops", _ more: String
    ) -> KeyPair {
        KeyPair(
            items.key + "spatial." + key, one, other, items.names,
            in: items.project(items.selection(layer, "spatial: {\(more), {item}}")))
    }
}
