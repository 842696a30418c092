import Foundation

/// What a service area job wrote, as long as no other one is run in the same project.
struct FoundAreas {
    let outputs: Outputs

    /// Each line: the facility, the street, from and to position on it, from and to cost.
    var lines: [String] {
        get throws {
            try outputs.features("a/lines.geojson").features.map { line in
                let numbers = ["from_position", "to_position", "from_cumul_toll", "to_cumul_toll"].map {
                    Self.short(line.number($0) ?? .nan)
                }
                return "\(line.text("facility") ?? "-") \(line.text("street") ?? "-") \(numbers[0])-\(numbers[1]) "
                    + "for \(numbers[2])-\(numbers[3])"
            }
        }
    }

    /// The lines of one street, without their facility and name.
    func lines(on street: String) throws -> [String] {
        try lines.filter { $0.contains(" \(street) ") }.map {
            $0.split(separator: " ").dropFirst(2).joined(separator: " ")
        }
    }

    /// A column of `facilities.csv`.
    func facilities(_ column: String) throws -> [String] {
        try outputs.table("a/facilities.csv").rows.map { $0[column] ?? "" }
    }

    /// The rows of `summary.csv`: the facility, the break, and the sums.
    func sums(_ field: String) throws -> [String] {
        try outputs.table("a/summary.csv").rows.map { row in
            let numbers = ["from_break", "to_break", "count", "sum_\(field)"].map { row[$0] ?? "" }.map {
                Double($0).map(Self.short) ?? "-"
            }
            return "\(row["facility"] ?? "") \(numbers[0])-\(numbers[1]): \(numbers[2]), \(numbers[3])"
        }
    }

    var codes: [String] {
        get throws {
            (try outputs.json("a/job.json")["messages"] as? [[String: Any]] ?? []).compactMap { $0["code"] as? String }
        }
    }

    var areas: [FoundArea] {
        get throws {
            (try outputs.json("a/polygons.geojson")["features"] as? [[String: Any]] ?? []).map(FoundArea.init)
        }
    }

    /// The names of the areas that a place lies in.
    func areas(at column: Double, _ row: Double) throws -> [String] {
        try areas.filter { $0.holds(Point(x: column * 0.0009, y: 0.01 - row * 0.0009)) }.map(\.name)
    }

    /// Three decimals, as few as tell them.
    static func short(_ number: Double) -> String {
        let thousandths = Int((number * 1000).rounded())
        let text = thousandths % 1000 == 0 ? "\(thousandths / 1000)" : "\(Double(thousandths) / 1000)"
        return text
    }
}

/// A feature of `polygons.geojson`.
struct FoundArea {
    let name: String
    let facility: String?
    let squareMetres: Double
    /// Of all its parts.
    let rings: [[Point]]
    let partCount: Int

    init(_ feature: [String: Any]) {
        let properties = feature["properties"] as? [String: Any] ?? [:]
        name = properties["name"] as? String ?? ""
        facility = properties["facility"] as? String
        squareMetres = (properties["area_m2"] as? NSNumber)?.doubleValue ?? 0
        let geometry = feature["geometry"] as? [String: Any] ?? [:]
        let isOne = geometry["type"] as? String == "Polygon"
        let parts =
            isOne
            ? [geometry["coordinates"] as? [[[Double]]] ?? []] : geometry["coordinates"] as? [[[[Double]]]] ?? []
        partCount = parts.count
        rings = parts.flatMap { $0 }.map { ring in ring.map { Point(x: $0[0], y: $0[1]) } }
    }

    var holeCount: Int { rings.count - partCount }

    /// Whether a ray from the place crosses the outline an odd number of times.
    func holds(_ place: Point) -> Bool {
        rings.reduce(false) { isInside, ring in
            zip(ring, ring.dropFirst()).reduce(isInside) { isInside, side in
                let (one, other) = side
                guard (one.y > place.y) != (other.y > place.y) else { return isInside }
                let crossing = one.x + (place.y - one.y) / (other.y - one.y) * (other.x - one.x)
                return crossing > place.x ? !isInside : isInside
            }
        }
    }
}
