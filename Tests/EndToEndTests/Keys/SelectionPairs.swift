/// A pair for every key that says which features of a layer count: as stops, facilities or barriers, or in sums.
struct SelectionPairs {
    let items: LayerItems

    var all: [KeyPair] { layers + rows + fields + via }

    private var layers: [KeyPair] {
        [
            pair("source", "shops.geojson", "stalls.geojson", "{item}"),
            pair("layer", "shops", "stalls", "source: town.db, {item}"),
            pair("crs", "EPSG:25832", "EPSG:23032", "source: metres.csv, {item}", at: items.places),
        ]
    }

    private var rows: [KeyPair] {
        [
            pair("where", nil, "kind = 'tools'", "source: shops.geojson, {item}"),
            pair("dialect", "ogr", "sqlite", "source: shops.geojson, where: \"kind = 'food'\", {item}"),
            pair("order_by", "rank", "rank desc", "source: shops.geojson, limit: 1, {item}"),
            pair("limit", "1", "2", "source: shops.geojson, {item}"),
            pair(
                "allow_empty", "true", "false", "source: shops.geojson, where: \"kind = 'none'\", {item}",
                at: "refusal"),
        ]
    }

    private var fields: [KeyPair] {
        [
            field("wkt", "wkt1", "wkt2", of: "coordinates.csv", at: items.places)
        ] + (items.hasPosition ? coordinates : []) + (items.hasNames ? names : [])
    }

    private var names: [KeyPair] {
        [
            field("id", "number", "rank", at: items.names.replacing("/name", with: "/id")),
            field("name", "title", "kind"),
            field("keep", "[title]", "[kind]", at: String(items.names.prefix { $0 != "/" })),
        ]
    }

    private var coordinates: [KeyPair] {
        [
            field("x", "x1", "x2", of: "coordinates.csv", "y: y1, ", at: items.places),
            field("y", "y1", "y2", of: "coordinates.csv", "x: x1, ", at: items.places.replacing("_x", with: "_y")),
        ]
    }

    private var via: [KeyPair] {
        let keys = "relationship: {origin_key: shop, destination_key: number}"
        return [
            via("source", "one/tags.csv", "other/tags.csv", "table: tags, \(keys), {item}"),
            via("table", "checks", "orders", of: "town.db, layer: shops", "{item}"),
            via("where", "id = 1", "id = 2", of: "town.db, layer: shops", "table: checks, {item}"),
            via("dialect", "ogr", "sqlite", "source: tags.csv, table: tags, where: \"tag = 'open'\", \(keys), {item}"),
            via("ids", "[1]", "[2]", of: "town.db, layer: shops", "table: checks, {item}"),
        ]
    }

    /// - Parameter more: what stands before the key among the fields.
    private func field(
        _ key: String, _ one: String?, _ other: String, of layer: String = "shops.geojson", _ more: String = "",
        at place: String? = nil
    ) -> KeyPair {
        pair("fields." + key, one, other, "source: \(layer), fields: {\(more){item}}", at: place)
    }

    private func via(
        _ key: String, _ one: String, _ other: String, of layer: String = "shops.geojson", _ via: String
    ) -> KeyPair {
        pair("via." + key, one, other, "source: \(layer), via: {\(via)}")
    }

    private func pair(
        _ key: String, _ one: String?, _ other: String, _ item: String, at place: String? = nil
    ) -> KeyPair {
        KeyPair(items.key + key, one, other, place ?? items.names, in: items.project(item))
    }
}
