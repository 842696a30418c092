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
    /// Whether the features have ids and names, and fields to keep.
    var hasNames = true
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

    static func barriers(_ job: TravellingJob) -> LayerItems {
        LayerItems(
            key: "barriers.polygons.", names: "barriers.geojson/name", places: "barriers.geojson",
            beside: { _ in "allow_empty: true" }, relationship: "barriers.polygons.via.relationship",
            relatedNames: "barriers.geojson/name", related: via, job: { areas("buffer: 20 m, \($0)", job) })
    }

    static func points(_ job: TravellingJob) -> LayerItems { barriers("points", LayerFiles.points, job) }

    static func lines(_ job: TravellingJob) -> LayerItems {
        barriers("lines", LayerFiles.lines, job, hasPosition: false)
    }

    /// Barriers that need no buffer.
    private static func barriers(
        _ list: String, _ files: [String: String], _ job: TravellingJob, hasPosition: Bool = true
    ) -> LayerItems {
        var items = LayerItems(
            key: "barriers.\(list).", names: "barriers.geojson/name", places: "barriers.geojson",
            beside: { _ in "allow_empty: true" }, relationship: "barriers.\(list).via.relationship",
            relatedNames: "barriers.geojson/name", related: via, job: { areas($0, job, list: list) },
            files: files, hasPosition: hasPosition)
        items.dropRelationsOfAreas()
        return items
    }

    /// Nothing that is narrower than an area overlaps one, and no point crosses one.
    private mutating func dropRelationsOfAreas() {
        relations += [("intersects", "crosses"), ("within", "touches")]
        relations.removeAll { $0 == ("overlaps", "crosses") || $0 == ("crosses", "within") }
    }

    static let facilities = LayerItems(
        key: "facilities.", names: "facilities.csv/name", places: "facilities.csv/snap_x",
        beside: { _ in "allow_empty: true" }, relationship: "facilities.via.relationship",
        relatedNames: "facilities.csv/name", related: via,
        job: { item in
            "job: service_area\nnetwork: town\nbreaks: [2]\nlines: {shape: true_shape}\npolygons: none\n"
                + "facilities:\n  - {name: Corner, at: \(GridTown.place(0, 0))}\n  - {\(item)}\n"
        })

    /// What is counted tells by sums of numbers what it is, and by small breaks where it is.
    static var counted: LayerItems {
        var items = LayerItems(
            key: "summarize.", names: "summary.csv/sum_number", places: "summary.csv/sum_number",
            beside: { _ in "allow_empty: true" }, relationship: "summarize.via.relationship",
            relatedNames: "summary.csv/sum_number", related: via,
            job: { item in
                "job: service_area\nnetwork: town\nimpedance: length\nlocate: {tolerance: 5 km}\n"
                    + "breaks: [50, 100, 150, 200, 250, 300, 400, 500]\npolygons: none\n"
                    + "facilities: [{name: Corner, at: \(GridTown.place(0, 0))}]\n"
                    + "summarize: {sum: [number], \(item)}\n"
            }, files: LayerFiles.points, hasNames: false)
        items.dropRelationsOfAreas()
        return items
    }

    static let rows = LayerItems(
        key: "", names: "records.csv/name", places: "features.geojson",
        beside: { layer in "relationship: {table: \(layer), origin_key: name, destination_key: name}" },
        relationship: "relationship", relatedNames: "features.geojson/name",
        related: { table, relationship in "source: town.db, table: \(table), relationship: \(relationship)" },
        job: { item in "{job: related_records, \(item)}\n" })

    /// A job with barriers.
    static func areas(_ item: String, _ job: TravellingJob, list: String = "polygons") -> String {
        job.job(
            ["name: Corner, at: \(GridTown.place(0, 0))", "name: Market, at: \(GridTown.place(2, 2))"],
            "barriers: {\(list): [{\(item)}]}")
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
