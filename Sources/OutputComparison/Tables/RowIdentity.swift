/// By which columns rows of two tables are known to be the same.
struct RowIdentity: Sendable {
    /// From the closest to the widest: rows that agree in the columns of one are the same, as far as they have not been
    /// found before. Among several that agree the first is the first.
    let levels: [[String]]

    /// - Parameter table: its name, such as `polygons`.
    init(of table: String) { levels = Self.known[table] ?? [[]] }

    private static let facility = ["facility_id", "facility", "id"]
    private static let element = ["group", "source", "global_id"]

    private static let known: [String: [[String]]] = [
        "routes": [["name"]],
        "stops": [["route", "id", "name", "type"], ["id", "name", "type"]],
        "directions": [["route", "text"]],
        "directions_points": [["route", "text"]],
        "directions_lines": [["route", "text"]],
        "traversed_edges": [["route", "source_id", "from_position", "to_position"], ["route", "source_id"]],
        "polygons": [facility + ["from_break", "to_break"]],
        "lines": [
            facility + ["source_id", "street", "from_break", "to_break", "from_position"],
            facility + ["source_id", "street", "from_break", "to_break"],
        ],
        "facilities": [["id", "name"], ["id"]],
        // One table of service areas, one of traces: columns that are not there do not count.
        "summary": [facility + ["from_break", "to_break"] + element],
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
