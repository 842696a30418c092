/// A place or a barrier in one sentence.
struct PlaceSentence {
    private let place: FoundPlace

    init(_ place: FoundPlace) { self.place = place }

    /// `stop Town Hall: ok, 9.777 m from its place, at [7.4217616, 43.7324552]`.
    var text: String {
        let name = place["name"] ?? place["global_id"].map { "\(place["source"] ?? "") \($0)" } ?? place["id"] ?? ""
        let facts = place.table == "isolation" ? element : place.table == "barriers" ? barrier : location
        return "\(noun) \(name): \(facts.joined(separator: ", "))"
    }

    private var noun: String {
        switch place.table {
        case "stops": "stop"
        case "facilities": "facility"
        case "barriers": "barrier"
        default: "element"
        }
    }

    private var location: [String] {
        var facts = [place["status"] ?? ""]
        if let distance = place["snap_distance"] { facts.append("\(distance) m from its place") }
        if let x = place["snap_x"], let y = place["snap_y"] { facts.append("at [\(x), \(y)]") }
        return facts
    }

    private var barrier: [String] {
        [place["status"] ?? "", place["type"] ?? ""] + ["edges", "junctions"].compactMap(counted)
            + (place["length"].map { ["\($0) m of street"] } ?? [])
    }

    private func counted(_ column: String) -> String? { place[column].map { "\($0) \(column)" } }

    private var element: [String] {
        [place["role"] ?? ""]
            + ["terminal", "fraction_along", "reason"].compactMap { column in
                place[column].map { "\(column.replacing("_", with: " ")) \($0)" }
            }
    }
}
