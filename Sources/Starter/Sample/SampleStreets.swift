import Vocabulary

/// The streets of a made town: four to the east, five to the north, with a vertex at each crossing.
struct SampleStreets {
    private struct Street {
        let name: String
        let kind: String
        var oneway = "both"
    }

    private let eastward = [
        Street(name: "South Street", kind: "secondary"), Street(name: "Market Street", kind: "residential"),
        Street(name: "School Street", kind: "residential"), Street(name: "North Street", kind: "secondary"),
    ]
    private let northward = [
        Street(name: "West Lane", kind: "residential"),
        Street(name: "Mill Lane", kind: "residential", oneway: "forward"),
        Street(name: "Church Lane", kind: "residential"), Street(name: "Station Road", kind: "secondary"),
        Street(name: "East Lane", kind: "residential"),
    ]

    /// GeoJSON, a street a line.
    var text: String {
        let rows = eastward.indices.map { row in
            Self.feature(eastward[row], northward.indices.map { Self.crossing($0, row) })
        }
        let columns = northward.indices.map { column in
            Self.feature(northward[column], eastward.indices.map { Self.crossing(column, $0) })
        }
        let features = (rows + columns).map { $0.written() }.joined(separator: ",\n")
        return "{\"type\": \"FeatureCollection\", \"features\": [\n\(features)\n]}\n"
    }

    /// Where two streets cross: about 215 m to the east and 222 m to the north of the last crossing.
    private static func crossing(_ column: Int, _ row: Int) -> JSONValue {
        let (east, north) = (column * 3, row * 2)
        let places = [("10", east), ("50", north)].map { degrees, thousandths in
            JSONValue.number("\(degrees).0\(thousandths < 10 ? "0" : "")\(thousandths)")
        }
        return .array(places)
    }

    private static func feature(_ street: Street, _ coordinates: [JSONValue]) -> JSONValue {
        .object([
            ("type", .text("Feature")),
            (
                "properties",
                .object([
                    ("name", .text(street.name)), ("class", .text(street.kind)), ("oneway", .text(street.oneway)),
                ])
            ),
            ("geometry", .object([("type", .text("LineString")), ("coordinates", .array(coordinates))])),
        ])
    }
}
