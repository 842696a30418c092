/// By which columns rows of two tables are known to be the same.
struct RowIdentity: Sendable {
    /// From the closest to the widest: rows that agree in the columns of one are the same, as far as they have not been
    /// found before.
    let levels: [[String]]

    /// - Parameter table: its name, such as `polygons`.
    init(of table: String) { levels = Self.known[table] ?? [[]] }

    private static let facility = ["facility_id", "facility", "id"]
    /// A break that is another one now keeps one of its ends, mostly.
    private static let breaks = [["from_break", "to_break"], ["to_break"], ["from_break"]]
    private static let element = ["group", "source", "global_id"]

    private static let known: [String: [[String]]] = [
        "routes": [["name"]],
        "stops": [["route", "id", "name", "type"], ["id", "name", "type"]],
        "directions": [["route", "text"]],
        "directions_points": [["route", "text"]],
        "directions_lines": [["route", "text"]],
        "traversed_edges": [["from_position", "to_position"], ["from_position"], ["to_position"]].map {
            ["route", "source_id"] + $0
        },
        "polygons": breaks.map { facility + $0 },
        // One end of a piece stays where it was, mostly.
        "lines": [["from_break", "to_break"], []].flatMap { breaks in
            ["from_position", "to_position"].map { facility + ["source_id", "street"] + breaks + [$0] }
        },
        "facilities": [["id", "name"], ["id"]],
        // One table of service areas, one of traces: columns that are not there do not count.
        "summary": breaks.map { facility + $0 + element },
        "elements": [
            element + ["terminal", "position_from", "position_to", "role"],
            element + ["terminal", "position_from", "position_to"], element + ["terminal"],
        ],
        "isolation": [element + ["terminal", "fraction_along", "role"], element + ["role"]],
        "segments": [["isolating", "segment"], ["isolating"], ["segment"]],
        "barriers": [["id", "name"], ["id"]],
        "features": [["related_id"]],
        "records": [["row_id", "related_id"]],
    ]
}
