/// A pair for every key of stops and barriers that are features of a layer.
enum LayerPairs {
    static let all = chosen + stops + barriers

    private static let chosen: [KeyPair] = [LayerItems.stops, .barriers, .points, .lines].flatMap { items in
        SelectionPairs(items: items).all + SpatialPairs(items: items).all + RelationshipPairs(items: items).all
    }

    private static let shops = "source: shops.geojson, "

    private static let stops = [
        pair("stops.fields.route", "round", "kind", "routes.geojson/name", shops + "fields: {name: name, {item}}"),
        KeyPair(
            "stops.fields.sequence", "number", "rank", "stops.csv/name", in: LayerItems.project(job: numbered)),
        pair("stops.fields.service", nil, "minutes", "stops.csv/depart_time", shops + "fields: {name: name, {item}}"),
        pair("stops.route", "A", "B", "stops.csv/route", shops + "{item}"),
        pair("stops.service", nil, "5 min", "stops.csv/depart_time", shops + "{item}"),
        pair("stops.fields.bearing", "east", "north", "stops.csv/snap_y", shops + "fields: {name: name, {item}}"),
        pair(
            "stops.fields.bearing_tolerance", "narrow", "wide", "stops.csv/snap_y",
            shops + "fields: {name: name, bearing: slanting, {item}}"),
        pair(
            "stops.fields.curb_approach", nil, "sharp", "routes.geojson/total_length",
            shops + "fields: {name: name, {item}}"),
        pair("stops.curb_approach", "either", "right", "routes.geojson/total_length", shops + "{item}"),
        pair("stops.bearing", "90", "0", "stops.csv/snap_y", shops + "{item}"),
    ]

    private static let barriers = [
        KeyPair(
            "barriers.polygons.fields.type", "allowed", "other", "refusal",
            in: LayerItems.barriers.project(shops + "fields: {{item}}")),
        KeyPair(
            "barriers.polygons.buffer", "10 m", "20 m", "barriers.geojson",
            in: LayerItems.project(job: LayerItems.areas(shops + "{item}"))),
        KeyPair(
            "barriers.polygons.fields.wkt", "wkt1", "wkt2", "barriers.geojson",
            in: LayerItems.project(job: LayerItems.areas("source: areas.csv, fields: {{item}}"))),
    ]

    private static func pair(
        _ key: String, _ one: String?, _ other: String, _ place: String, _ item: String
    ) -> KeyPair {
        KeyPair(key, one, other, place, in: LayerItems.stops.project(item))
    }

    /// A job whose stops are all numbered.
    private static let numbered = "job: route\nnetwork: town\nstops: [{\(shops)fields: {name: name, {item}}}]\n"
}
