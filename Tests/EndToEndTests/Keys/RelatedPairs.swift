/// A pair for every key of a job that finds related records.
enum RelatedPairs {
    static let all =
        general + rows + fields + related + relatedFields + outputs + SpatialPairs(items: .rows).all
        + RelationshipPairs(items: .rows).all

    private static let checks = "source: town.db, table: checks, relationship: shops_checks, "
    /// From shops to those checks of theirs, of which a shop may have several.
    private static let shops = "source: town.db, table: shops, relationship: shops_checks, "
    private static let kinds = "relationship: {table: shops, origin_key: name, destination_key: name}, "
    private static let coordinates =
        "source: coordinates.csv, relationship: {table: coordinates, origin_key: name, destination_key: name}, "

    private static let general = [
        pair("source", "shops.geojson", "stalls.geojson", "records.csv/name", sourceOrStall),
        pair("name", "north", "south", "folder", checks + "{item}"),
        pair("name", "north", "south", "job.json/job", checks + "{item}"),
        KeyPair(
            "matrix.NAME", "[1]", "[1, 2]", "folder",
            in: LayerItems.rows.project(checks + "matrix: {{item}}, description: \"No. ${matrix:n}\""), names: ["n"]),
        pair("description", nil, "Checked shops", "job.json/description", checks + "{item}"),
    ]

    private static let sourceOrStall =
        "relationship: {source: shops.geojson, table: shops, origin_key: number, destination_key: number}, {item}"

    private static let rows = [
        pair("table", "checks", "orders", "features.geojson/name", "source: town.db, {item}"),
        pair(
            "crs", "EPSG:25832", "EPSG:23032", "features.geojson",
            "source: metres.csv, relationship: {table: metres, origin_key: name, destination_key: name}, "
                + "related_fields: {x: x, y: y}, {item}"),
        pair("where", nil, "state = 'open'", "records.csv/row_id", checks + "{item}"),
        pair(
            "dialect", "ogr", "sqlite", "records.csv/name",
            "source: shops.geojson, \(kinds)where: \"kind = 'food'\", {item}"),
        pair("ids", "[1]", "[2]", "records.csv/row_id", checks + "{item}"),
    ]

    private static let fields = [
        pair("fields", "[state]", "[other]", "records.csv", checks + "{item}"),
        pair("fields.id", nil, "shop", "records.csv/row_id", checks + "fields: {{item}}"),
        pair("fields.keep", "[state]", "[other]", "records.csv", checks + "fields: {{item}}"),
        pair("fields.x", "x1", "x2", "records.csv/name", coordinates + near + "fields: {y: y1, {item}}"),
        pair("fields.y", "y1", "y2", "records.csv/name", coordinates + near + "fields: {x: x1, {item}}"),
        pair("fields.wkt", "wkt1", "wkt2", "records.csv/name", coordinates + near + "fields: {{item}}"),
    ]

    /// Where one row is in one reading of the coordinates.
    private static let near = "spatial: {geometry: {at: \(LayerFiles.position(0.5, 0.5))}, buffer: 50 m}, "

    private static let related = [
        pair("related_where", nil, "rank > 2", "features.geojson/name", checks + "{item}"),
        pair("return_geometry", "true", "false", "features.geojson", checks + "related_fields: {x: x, y: y}, {item}"),
        pair("order_by", "rank", "rank desc", "features.geojson/name", checks + "{item}"),
        pair("limit", "1", "2", "records.csv/row_id", checks + "{item}"),
        pair("offset", "1", "2", "records.csv/row_id", checks + "{item}"),
        pair("keep_unmatched", "true", "false", "records.csv/row_id", shops + "{item}"),
        pair("count_only", "true", "false", "records.csv", shops + "{item}"),
    ]

    private static let relatedFields = [
        pair("related_fields", "[rank]", "[district]", "features.geojson", checks + "{item}"),
        pair("related_fields.id", nil, "name", "records.csv/related_id", checks + "related_fields: {{item}}"),
        pair("related_fields.keep", "[rank]", "[district]", "records.csv", checks + "related_fields: {{item}}"),
        pair("related_fields.x", "x1", "x2", "features.geojson", coordinates + "related_fields: {y: y1, {item}}"),
        pair("related_fields.y", "y1", "y2", "features.geojson", coordinates + "related_fields: {x: x1, {item}}"),
        pair("related_fields.wkt", "wkt1", "wkt2", "features.geojson", coordinates + "related_fields: {{item}}"),
    ]

    private static let outputs = [
        pair("outputs.formats", "[geojson]", "[csv]", "features.geojson", checks + "outputs: {{item}}"),
        pair("outputs.formats", "[geojson]", "[csv]", "records.csv", checks + "outputs: {{item}}"),
        pair("outputs.formats", "[csv]", "[gpkg]", "results.gpkg", checks + "outputs: {{item}}"),
        pair("outputs.formats", "[csv]", "[fgb]", "features.fgb", checks + "outputs: {{item}}"),
        KeyPair(
            "outputs.csv.formulas", "keep", "escape", "records.csv",
            in: LayerItems.rows.project(checks + "outputs: {csv: {{item}}}").mapValues {
                $0.replacing("'open'", with: "'=open'")
            }),
        pair("outputs.crs", nil, "EPSG:25832", "records.csv", checks + "outputs: {{item}}"),
        pair("outputs.groups", "true", "false", "groups.json", checks + "outputs: {{item}}"),
    ]

    private static func pair(
        _ key: String, _ one: String?, _ other: String, _ place: String, _ item: String
    ) -> KeyPair {
        KeyPair(key, one, other, place, in: LayerItems.rows.project(item))
    }
}
