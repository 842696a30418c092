/// A pair for every key of stops and barriers that are features of a layer.
enum LayerPairs {
    static let all = ofItems([.stops]) + ofBarriers(.route) + stops

    /// The pairs of barriers that features of layers are.
    static func ofBarriers(_ job: TravellingJob) -> [KeyPair] {
        let lists: [LayerItems] = [.barriers(job), .points(job), .lines(job)]
        return ofItems(lists) + areas(job)
    }

    static func ofItems(_ kinds: [LayerItems]) -> [KeyPair] {
        kinds.flatMap { items in
            SelectionPairs(items: items).all + SpatialPairs(items: items).all + RelationshipPairs(items: items).all
        }
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

    private static func areas(_ job: TravellingJob) -> [KeyPair] {
        func files(_ item: String) -> [String: String] { LayerItems.project(job: LayerItems.areas(item, job)) }
        return [
            KeyPair(
                "barriers.polygons.fields.type", "allowed", "other", "refusal",
                in: files(shops + "buffer: 20 m, fields: {{item}}")),
            KeyPair(
                "barriers.polygons.buffer", "10 m", "20 m", "barriers.geojson", in: files(shops + "{item}")),
            KeyPair(
                "barriers.polygons.fields.wkt", "wkt1", "wkt2", "barriers.geojson",
                in: files("source: areas.csv, fields: {{item}}")),
        ]
    }

    private static func pair(
        _ key: String, _ one: String?, _ other: String, _ place: String, _ item: String
    ) -> KeyPair {
        KeyPair(key, one, other, place, in: LayerItems.stops.project(item))
    }

    /// A job whose stops are all numbered.
    private static let numbered = "job: route\nnetwork: town\nstops: [{\(shops)fields: {name: name, {item}}}]\n"
}
