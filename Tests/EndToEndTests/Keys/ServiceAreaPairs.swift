/// A pair for every key of a service area job.
enum ServiceAreaPairs {
    static let all =
        general + areas + lines + outputs + sums + FacilityPairs.all + TravelPairs(job: .serviceArea).all
        + LayerPairs.ofBarriers(.serviceArea) + LayerPairs.ofItems([.facilities, .counted])

    private static let polygons = "polygons.geojson"

    private static let general = [
        KeyPair("breaks", "1", "2", "lines.geojson", in: town("lines: {shape: true_shape}\n{key}")),
        KeyPair(
            "travel_direction", "from_facility", "to_facility", "lines.geojson/from_position",
            in: town("breaks: 1\nlines: {shape: true_shape}\n{key}")),
        // What several facilities reach counts for the nearest one, too.
        KeyPair("start_time", nil, "2026-05-01T08:00", "facilities.csv", in: town("breaks: 1\n{key}")),
    ]

    private static let areas = [
        KeyPair("geometry_at_overlap", "overlap", "dissolve", polygons, in: drawn),
        KeyPair("geometry_at_overlap", "dissolve", "split", polygons, in: drawn),
        KeyPair("geometry_at_overlap", "split", "overlap", "polygons.csv/area_m2", in: drawn),
        KeyPair("geometry_at_cutoff", "rings", "disks", "polygons.csv/from_break", polygons, in: drawn),
        KeyPair("polygons", nil, "none", polygons, "polygons.csv", in: drawn),
        KeyPair("polygons.detail", "generalized", "detailed", polygons, in: drawn),
        KeyPair("polygons.detail", "detailed", "none", "polygons.csv", in: drawn),
        KeyPair("polygons.trim", "20 m", "40 m", "polygons.csv/area_m2", in: drawn),
        KeyPair("polygons.fill_holes", "0 m2", "25 ha", "polygons.csv/area_m2", in: trimmed("fill_holes")),
        KeyPair(
            "polygons.exclude_classes", "[]", "[living_street]", "polygons.csv/area_m2",
            in: KeyTowns.project(
                job: TravellingJob.serviceArea.job(on: "bypass", ["at: \(KeyTowns.place(0, 2))"])
                    .replacing("polygons: none\n", with: ""))),
    ]

    private static let lines = [
        KeyPair("lines", nil, "{shape: true_shape}", "lines.geojson", in: drawn),
        KeyPair("lines", "none", "{shape: straight}", "lines.geojson", in: drawn),
        KeyPair("lines.shape", "none", "true_shape", "lines.geojson", in: drawn),
        KeyPair("lines.shape", "true_shape", "straight", "lines.geojson", in: bent),
        line("split_at_breaks", "lines.geojson/to_break"), line("overlap", "lines.geojson/facility"),
        line("measures", "lines.geojson"),
    ]

    private static let outputs = [
        KeyPair("outputs.formats", "[geojson]", "[csv]", polygons, "polygons.csv", "facilities.csv", in: drawn),
        KeyPair("outputs.formats", "[csv]", "[gpkg]", "results.gpkg", in: drawn),
        KeyPair("outputs.formats", "[csv]", "[fgb]", "polygons.fgb", in: drawn),
        KeyPair("outputs.simplify", "0 m", "30 m", polygons, in: drawn),
        KeyPair("outputs.csv.formulas", "keep", "escape", "facilities.csv/name", in: formula),
        KeyPair("outputs.crs", nil, "EPSG:25832", "polygons.csv", "facilities.csv", in: drawn),
        KeyPair("outputs.crs", "EPSG:25832", "EPSG:4326", "polygons.csv/geometry", in: drawn),
    ]

    private static let formula = KeyTowns.project(
        job:
            "job: service_area\nnetwork: town\nfacilities: [{name: \"=1+1\", at: \(GridTown.place(0, 0))}]\nbreaks: 1\n{key}\n"
    )

    private static let sums = [
        KeyPair("summarize", nil, "{source: shops.geojson, sum: [number]}", "summary.csv", in: counting("{key}")),
        KeyPair("summarize.sum", "[number]", "[rank]", "summary.csv", in: counting("summarize: {\(shops), {item}}")),
        KeyPair(
            "summarize.by", "break", "facility_and_break", "summary.csv/facility",
            in: counting("summarize: {\(shops), sum: [number], {item}}")),
    ]

    private static let shops = "source: shops.geojson"

    private static func counting(_ more: String) -> [String: String] {
        LayerItems.project(
            job: "job: service_area\nnetwork: town\nbreaks: [2]\npolygons: none\n"
                + "facilities: [{at: [9, 50]}, {at: [9.001, 50]}]\n\(more)\n")
    }

    private static func line(_ key: String, _ place: String) -> KeyPair {
        KeyPair("lines.\(key)", "true", "false", place, in: trimmed("", "lines: {shape: true_shape, {item}}"))
    }

    private static let drawn = trimmed("", "{key}")

    /// Two facilities in a town, whose areas meet.
    private static func trimmed(_ key: String, _ more: String = "polygons: {trim: 20 m, {item}}") -> [String: String] {
        town("breaks: [0.2, 0.4]\n\(more)")
    }

    /// A street that is not straight.
    private static let bent = KeyTowns.project(
        job: TravellingJob.serviceArea.job(on: "bypass", ["at: \(KeyTowns.place(0, 2))"])
            .replacing("lines: {shape: true_shape}\n", with: ""))

    private static func town(_ more: String) -> [String: String] {
        KeyTowns.project(
            job: """
                job: service_area
                network: town
                facilities: [{name: Corner, at: \(GridTown.place(0.2, 0))}, {name: Mill, at: \(GridTown.place(2, 1))}]
                \(more)
                """ + "\n")
    }
}
