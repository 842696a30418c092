/// A pair for every key of a table of turns.
enum StreetTurnPairs {
    static let all = tables + fields

    private static let time = "routes.geojson/total_time"
    private static let names = "fields: {from: a, to: b}"

    private static let tables = [
        pair("source", "on.csv", "round.csv", "\(names), {item}"),
        pair("layer", "ahead", "round", "source: turns.db, \(names), {item}"),
        pair("where", nil, "kind = 'none'", "source: on.csv, \(names), {item}"),
        pair("dialect", "ogr", "sqlite", "source: on.csv, \(names), where: \"kind = 'ON'\", {item}"),
    ]

    private static let fields = [
        pair("fields", "{from: a, to: b}", "{from: b, to: a}", "source: on.csv, {item}"),
        pair("fields.from", "a", "c", "source: on.csv, fields: {to: b, {item}}"),
        pair("fields.to", "b", "c", "source: on.csv, fields: {from: a, {item}}"),
        // From the west over the street itself to the east, and not the turn from the west to the east.
        pair("fields.via", nil, "b", "source: over.csv, fields: {from: a, to: d, {item}}"),
        pair("fields.time", "short", "long", "source: on.csv, fields: {from: a, to: b, {item}}"),
        pair("fields.time.field", "short", "long", timed("{item}")),
        pair("fields.time.unit", "s", "min", timed("field: short, {item}")),
        pair("fields.time.unit", "min", "h", timed("field: short, {item}")),
    ]

    private static func timed(_ time: String) -> String { "source: on.csv, fields: {from: a, to: b, time: {\(time)}}" }

    /// - Parameter keys: what stands in `turns`.
    private static func pair(
        _ key: String, _ one: String?, _ other: String?, _ keys: String
    ) -> KeyPair {
        StreetPairs.pair(
            "turns." + key, one, other, time,
            in: StreetTown.project(
                streets: "fields: {id: number, name: name}, turns: {\(keys)}", files: files))
    }

    /// From the west (101) over the street (102) to the east (103), or round it (104).
    private static let files = [
        "on.csv": "a,b,c,kind,short,long\n101,102,104,on,0.01,0.02\n",
        "round.csv": "a,b\n101,104\n",
        "over.csv": "a,b,d\n101,102,103\n",
        "turns.sql": """
        CREATE TABLE ahead (id INTEGER PRIMARY KEY, a INTEGER, b INTEGER);
        INSERT INTO ahead VALUES (1, 101, 102);
        CREATE TABLE round (id INTEGER PRIMARY KEY, a INTEGER, b INTEGER);
        INSERT INTO round VALUES (1, 101, 104);
        """ + "\n",
    ]
}
