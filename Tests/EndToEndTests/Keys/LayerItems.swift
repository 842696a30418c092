/// What a layer's features stand for in a job: stops, barriers, or the rows that others are related to.
struct LayerItems {
    /// The path of the keys that say which features; empty where they are the job's own.
    let key: String
    /// Where the names of the features are shown.
    let names: String
    /// Where their places are shown.
    let places: String
    /// What must stand beside a selection of a layer's features that may be empty.
    let beside: @Sendable (_ layer: String) -> String
    /// The path of the relationship's keys.
    let relationship: String
    /// Where the names of the shops are shown that something is related to.
    let relatedNames: String
    /// The shops that rows of a table of the database lead to by a relationship.
    let related: @Sendable (_ table: String, _ relationship: String) -> String
    /// The job that has an item.
    let job: @Sendable (_ item: String) -> String
    /// Files in the place of those of all layers.
    var files: [String: String] = [:]
    /// Whether the coordinates of the features may stand in two columns.
    var hasPosition = true
    /// Pairs of relations that find different features.
    var relations = [
        ("intersects", "envelope_intersects"), ("intersects", "index_intersects"), ("intersects", "touches"),
        ("touches", "overlaps"), ("overlaps", "crosses"), ("crosses", "within"), ("within", "contains"),
        ("contains", "'FF*F*****'"),
    ]

    static let stops = LayerItems(
        key: "stops.", names: "stops.csv/name", places: "stops.csv/snap_x", beside: { _ in "allow_empty: true" },
        relationship: "stops.via.relationship", relatedNames: "stops.csv/name", related: via,
        job: { item in
            "job: route\nnetwork: town\nstart_time: 2026-05-01T08:00\nstops:\n"
                + "  - {name: Corner, at: \(GridTown.place(0, 0))}\n  - {\(item)}\n"
                + "  - {name: Market, at: \(GridTown.place(2, 2))}\n"
        })

    static let barriers = LayerItems(
        key: "barriers.polygons.", names: "barriers.geojson/name", places: "barriers.geojson",
        beside: { _ in "allow_empty: true" }, relationship: "barriers.polygons.via.relationship",
        relatedNames: "barriers.geojson/name", related: via,
        job: { item in areas("buffer: 20 m, \(item)") })

    static let points = barriers("points", LayerFiles.points)
    static let lines = barriers("lines", LayerFiles.lines, hasPosition: false)

    /// Barriers that need no buffer. Nothing that is narrower than an area overlaps one, and no point crosses one.
    private static func barriers(
        _ list: String, _ files: [String: String], hasPosition: Bool = true
    ) -> LayerItems {
        var items = LayerItems(
            key: "barriers.\(list).", names: "barriers.geojson/name", places: "barriers.geojson",
            beside: { _ in "allow_empty: true" }, relationship: "barriers.\(list).via.relationship",
            relatedNames: "barriers.geojson/name", related: via, job: { item in areas(item, list: list) },
            files: files, hasPosition: hasPosition)
        items.relations += [("intersects", "crosses"), ("within", "touches")]
        items.relations.removeAll { $0 == ("overlaps", "crosses") || $0 == ("crosses", "within") }
        return items
    }

    static let rows = LayerItems(
        key: "", names: "records.csv/name", places: "features.geojson",
        beside: { layer in "relationship: {table: \(layer), origin_key: name, destination_key: name}" },
        relationship: "relationship", relatedNames: "features.geojson/name",
        related: { table, relationship in "source: town.db, table: \(table), relationship: \(relationship)" },
        job: { item in "{job: related_records, \(item)}\n" })

    /// A job with barriers that need no buffer.
    static func areas(_ item: String, list: String = "polygons") -> String {
        "job: route\nnetwork: town\nbarriers: {\(list): [{\(item)}]}\n"
            + "stops: [{name: Corner, at: \(GridTown.place(0, 0))}, {name: Market, at: \(GridTown.place(2, 2))}]\n"
    }

    /// The files of a project whose job has an item, in which `{item}` stands for the key.
    func project(_ item: String) -> [String: String] {
        Self.project(job: job(item)).merging(files) { _, own in own }
    }

    static func project(job: String) -> [String: String] {
        KeyTowns.project(job: job).merging(LayerFiles.all) { town, _ in town }
    }

    /// An item for the features of a GeoJSON file of the same name.
    func selection(_ layer: String, _ more: String) -> String {
        "source: \(layer).geojson, \(beside(layer)), \(more)"
    }

    @Sendable private static func via(_ table: String, _ relationship: String) -> String {
        "source: town.db, layer: shops, via: {table: \(table), relationship: \(relationship)}"
    }
}
