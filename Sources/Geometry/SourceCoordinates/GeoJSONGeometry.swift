import Vocabulary

/// Geometry objects of GeoJSON (RFC 7946, section 3.1). Further numbers of a position than the first two are
/// read, and left out.
public enum GeoJSONGeometry {
    /// The geometry of a JSON object such as `{"type": "Point", "coordinates": [8.5, 47.4]}`.
    ///
    /// - Throws: `UnreadableGeometry`, which names the coordinate that is wrong: `coordinates[0][3] has 1 number`.
    public static func parse(_ value: JSONValue) throws -> SourceGeometry {
        guard case .object(let members) = value else { throw UnreadableGeometry("the geometry is not a JSON object") }
        guard case .text(let type)? = value["type"] else { throw UnreadableGeometry("the geometry has no 'type'") }
        guard let read = readers[type] else { throw UnreadableGeometry(refusal(of: type)) }
        guard let coordinates = value["coordinates"] else {
            throw UnreadableGeometry("the \(type) has no 'coordinates'")
        }
        if value["crs"] != nil {
            throw UnreadableGeometry(
                "the \(type) has a 'crs', which GeoJSON has not: the job's 'crs' says what its numbers mean")
        }
        if let other = members.first(where: { !known.contains($0.0) }) {
            throw UnreadableGeometry("'\(other.0)' is no member of a geometry: these are 'type' and 'coordinates'")
        }
        return try read(CoordinateArray(value: coordinates, indices: []))
    }

    private static let known: Set = ["type", "coordinates", "bbox"]

    private static let readers: [String: @Sendable (CoordinateArray) throws -> SourceGeometry] = [
        "Point": { .point(try $0.position()) },
        "MultiPoint": { .multiPoint(try $0.items(atLeast: 1, "position").map { try $0.position() }) },
        "LineString": { .lines([try $0.line()]) },
        "MultiLineString": { .lines(try $0.items(atLeast: 1, "line").map { try $0.line() }) },
        "Polygon": { .polygons([try $0.polygon()]) },
        "MultiPolygon": { .polygons(try $0.items(atLeast: 1, "polygon").map { try $0.polygon() }) },
    ]

    private static func refusal(of type: String) -> String {
        switch type {
        case "GeometryCollection": return "a GeometryCollection cannot be used; give its members one by one"
        case "Feature", "FeatureCollection": return "a \(type) stands where a geometry must stand"
        default:
            let known = ["Point", "MultiPoint", "LineString", "MultiLineString", "Polygon", "MultiPolygon"]
            let hint = Suggestion.nearest(to: type, among: known).map { "; did you mean \($0)?" } ?? ""
            return "'\(type)' is not a type of geometry\(hint)"
        }
    }
}

/// A member of `coordinates`, and where it stands there.
private struct CoordinateArray {
    let value: JSONValue
    let indices: [Int]

    private var name: String { "coordinates" + indices.map { "[\($0)]" }.joined() }

    func polygon() throws -> [[Position]] {
        try items(atLeast: 1, "ring").map { ring in
            let positions = try ring.items(atLeast: 4, "position").map { try $0.position() }
            guard positions.first == positions.last else {
                throw UnreadableGeometry("\(ring.name) is not closed: its last position is not its first")
            }
            return positions
        }
    }

    func line() throws -> [Position] {
        try items(atLeast: 2, "position").map { try $0.position() }
    }

    func position() throws -> Position {
        guard case .array(let numbers) = value else { throw UnreadableGeometry("\(name) is not an array") }
        guard numbers.count >= 2 else {
            throw UnreadableGeometry("\(name) has \(numbers.count) number\(numbers.count == 1 ? "" : "s")")
        }
        for (index, further) in numbers.enumerated().dropFirst(2) { _ = try number(further, index) }
        return Position(x: try number(numbers[0], 0), y: try number(numbers[1], 1))
    }

    func items(atLeast least: Int, _ kind: String) throws -> [CoordinateArray] {
        guard case .array(let members) = value else { throw UnreadableGeometry("\(name) is not an array") }
        guard !members.isEmpty else { throw UnreadableGeometry("\(name) is empty") }
        guard members.count >= least else {
            let plural = members.count == 1 ? "" : "s"
            throw UnreadableGeometry("\(name) has \(members.count) \(kind)\(plural); at least \(least) are needed")
        }
        return members.enumerated().map { CoordinateArray(value: $1, indices: indices + [$0]) }
    }

    private func number(_ value: JSONValue, _ index: Int) throws -> Double {
        let read: Double? =
            switch value {
            case .integer(let whole): Double(whole)
            case .number(let text): Double(text)
            default: nil
            }
        guard let read else { throw UnreadableGeometry("\(name)[\(index)] is not a number") }
        guard read.isFinite else { throw UnreadableGeometry("\(name)[\(index)] is not a finite number") }
        return read
    }
}
