/// A pair for every key of streets that come from a layer.
enum StreetPairs {
    static let all = sources + StreetFieldPairs.all + connectivity + costs + restrictions + StreetTurnPairs.all

    private static let time = "routes.geojson/total_time"
    private static let length = "routes.geojson/total_length"

    private static let sources = [
        pair(
            "source", "streets.geojson", "others.geojson", length,
            in: StreetTown.project(streets: "{item}", from: (0, 0), to: (28, 0))
                .merging(["streets.geojson": straight, "others.geojson": bent]) { $1 }),
        pair("layer", "near", "far", length, in: database("source: streets.db, {item}")),
        pair(
            "crs", "EPSG:32631", "EPSG:23031", "stops.csv/snap_y",
            in: StreetTown.project(streets: "source: metres.csv, {item}", from: (0, 0), to: (5, 0))
                .merging(["metres.csv": metres]) { $1 }),
        pair("extent", "[-1, -1, 1, 1]", "[-1, -1, 0.0225, 1]", "job.json/messages", in: StreetTown.project()),
        pair("where", nil, "kind = 'a'", time, in: StreetTown.project(street: kind("b"), others: kind("a"))),
        pair(
            "dialect", "ogr", "sqlite", time,
            in: StreetTown.project(street: kind("A"), others: kind("a"), streets: "where: \"kind = 'a'\", {item}")),
    ]

    private static func kind(_ kind: String) -> String { "\"kind\": \"\(kind)\"" }

    private static let straight = DrawnLayer("W" + dashes + "E", ["WE": ""]).geoJSON
    private static let bent = DrawnLayer("W" + dashes + "E\n          N", ["WNE": ""]).geoJSON
    private static let dashes = String(repeating: "-", count: 27)

    /// A street of 1 km by the drawn places, in metres of a coordinate system that the file cannot name.
    private static let metres = "name,WKT\nStreet,\"LINESTRING (166000 1107, 167000 1107)\"\n"

    /// Two layers of a SQLite database, whose geometries are texts.
    private static func database(_ streets: String) -> [String: String] {
        StreetTown.project(streets: streets, from: (0, 0), to: (10, 0)).merging([
            "streets.sql": """
            CREATE TABLE geometry_columns (f_table_name TEXT, f_geometry_column TEXT, geometry_type INTEGER,
                coord_dimension INTEGER, srid INTEGER, geometry_format TEXT);
            CREATE TABLE spatial_ref_sys (srid INTEGER PRIMARY KEY, auth_name TEXT, auth_srid INTEGER, srtext TEXT);
            INSERT INTO spatial_ref_sys VALUES (1, 'EPSG', 4326, '\(degrees)');
            CREATE TABLE near (number INTEGER PRIMARY KEY, line TEXT);
            INSERT INTO near VALUES (1, 'LINESTRING (0 0.01, 0.009 0.01)');
            CREATE TABLE far (number INTEGER PRIMARY KEY, line TEXT);
            INSERT INTO far VALUES (1, 'LINESTRING (0 0.01, 0.0045 0.008, 0.009 0.01)');
            INSERT INTO geometry_columns VALUES ('near', 'line', 2, 2, 1, 'WKT'), ('far', 'line', 2, 2, 1, 'WKT');
            """ + "\n"
        ]) { $1 }
    }

    private static let degrees =
        "GEOGCS[\"WGS 84\",DATUM[\"WGS_1984\",SPHEROID[\"WGS 84\",6378137,298.257223563]],PRIMEM[\"Greenwich\",0],"
        + "UNIT[\"degree\",0.0174532925199433]]"

    /// A street that crosses another one between their ends, and ends 11 m from a third.
    private static let crossing = DrawnLayer(
        """
        W----N----E
             |
             |
             M Q--R
        """,
        ["WNE": "", "NM": "", "QR": ""]
    ).geoJSON.replacing(KeyTowns.place(7, 3), with: "[0.0046, 0.0073]")

    private static func crossed(_ to: (Int, Int), _ connectivity: String) -> [String: String] {
        StreetTown.project(streets: "source: streets.geojson, connectivity: {\(connectivity)}", from: (0, 0), to: to)
            .merging(["streets.geojson": crossing]) { $1 }
    }

    private static let connectivity = [
        pair("connectivity.policy", "end_points", "any_vertex", "state", in: crossed((5, 2), "{item}")),
        pair(
            "connectivity.tolerance", "5 m", "15 m", "state",
            in: crossed((9, 3), "policy: any_vertex, {item}")),
    ]

    private static let tolls = "\"low\": 0.5, \"high\": 2.25"
    private static let total = "routes.geojson/total_toll"

    private static func tolled(_ cost: String) -> [String: String] {
        StreetTown.project(street: tolls, others: tolls, streets: cost, job: "accumulate: [toll]")
    }

    private static let costs = [
        pair("costs", "{toll: low}", "{toll: high}", total, in: tolled("{item}")),
        cost("field", "low", "high", in: tolled("costs: {toll: {{item}}}")),
        cost("forward", "low", "high", in: tolled("costs: {toll: {backward: low, {item}}}")),
        cost(
            "backward", "low", "high",
            in: StreetTown.project(
                street: tolls, others: tolls, isTurned: true, streets: "costs: {toll: {forward: low, {item}}}",
                job: "accumulate: [toll]")),
    ]

    private static let restrictions = [
        pair(
            "restrictions", "{works: \"kind = 'b'\"}", "{works: \"kind = 'c'\"}", length,
            in: StreetTown.project(street: kind("b"), others: kind("a"), job: "restrictions: [works]")),
        KeyPair(
            "networks.NAME.streets.restrictions.NAME", "\"kind = 'b'\"", "\"kind = 'c'\"", length,
            in: StreetTown.project(
                street: kind("b"), others: kind("a"), streets: "restrictions: {{item}}", job: "restrictions: [works]"),
            names: ["town", "works"]),
    ]

    private static func cost(_ key: String, _ one: String, _ other: String, in files: [String: String]) -> KeyPair {
        KeyPair("networks.NAME.streets.costs.NAME." + key, one, other, total, in: files, names: ["town", "toll"])
    }

    static func pair(
        _ key: String, _ one: String?, _ other: String?, _ place: String, in files: [String: String]
    ) -> KeyPair {
        KeyPair("networks.NAME.streets." + key, one, other, place, in: files, names: ["town"])
    }
}
