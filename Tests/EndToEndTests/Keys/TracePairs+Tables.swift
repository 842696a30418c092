/// Pairs for tables of elements: where a trace starts, and what stops it.
extension TracePairs {
    static let tables =
        ["starting_locations", "barriers", "filter_barriers"].flatMap(table) + [
            KeyPair(
                "starting_locations.fields.group", "team", "crew", "summary.csv/group",
                in: project("starting_locations: {source: picks.csv, where: \"team <> ''\", \(ids("id, {item}"))}"))
        ]

    /// Rows of `picks.csv` by their names.
    private static func table(_ list: String) -> [KeyPair] {
        let isStart = list == "starting_locations"
        func pair(_ key: String, _ one: String, _ other: String, _ item: String) -> KeyPair {
            // A start beside the table's, which may have no row.
            let table = "\(list): [\(isStart ? "{global_id: c}, " : ""){\(item)}]"
            let others =
                isStart ? "filter_barriers: {global_id: b, fraction_along: 0.5}" : "starting_locations: {global_id: c}"
            return KeyPair("\(list).\(key)", one, other, "elements.csv", in: project("\(others)\n\(table)"))
        }
        func row(_ name: String) -> String { "source: picks.csv, where: \"name = '\(name)'\", " }
        return [
            pair("layer", "one", "other", "source: picks.db, {item}"),
            pair("where", "name = 'one'", "name = 'two'", "source: picks.csv, \(ids("id")), {item}"),
            pair("dialect", "ogr", "sqlite", "source: picks.csv, where: \"name = 'ONE'\", \(ids("id")), {item}"),
            pair("fields", "{global_id: id}", "{global_id: other}", row("one") + "{item}"),
            pair("fields.global_id", "id", "other", row("one") + "fields: {{item}}"),
            pair("fields.source", "kind", "other_kind", row("both") + ids("id, {item}")),
            pair("fields.terminal", "side", "far_side", row("parted") + ids("id, {item}")),
            pair("fields.fraction_along", "part", "far_part", row("along") + ids("id, {item}")),
        ]
    }

    private static func ids(_ fields: String) -> String { "fields: {global_id: \(fields)}" }

    private static func project(_ text: String) -> [String: String] {
        PipeTown.project(job: PipeTown.job("trace_type: connected\n" + text), more: files)
    }

    private static let files = [
        "picks.csv": """
        name,id,other,kind,other_kind,side,far_side,part,far_part,team,crew
        one,A2,d,,,,,,,west,all
        two,d,A2,,,,,,,east,all
        both,A1,,Gas Device,Gas Line,,,,,,
        parted,D1,,,,A,B,,,,
        along,b,,,,,,0.25,0.75,,
        """ + "\n",
        "picks.sql": """
        CREATE TABLE one (global_id TEXT);
        INSERT INTO one VALUES ('A2');
        CREATE TABLE other (global_id TEXT);
        INSERT INTO other VALUES ('d');
        """ + "\n",
    ]
}
