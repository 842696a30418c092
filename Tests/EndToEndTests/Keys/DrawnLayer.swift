/// A drawn town as a layer of lines, one along each word of letters, with what each street has beside.
///
///     DrawnLayer("A--B", ["AB": "\"toll\": 2.5"])
///
/// The letters stand where `KeyTowns.place` puts them: a character is 100 m wide and high.
struct DrawnLayer {
    private let corners: [Character: String]
    private let streets: [(way: String, fields: String)]

    /// - Parameter streets: the letters along each street, and its fields as members of a JSON object.
    init(_ picture: String, _ streets: KeyValuePairs<String, String>) {
        var corners: [Character: String] = [:]
        for (row, line) in picture.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            for (column, letter) in line.enumerated() where letter.isUppercase {
                corners[letter] = KeyTowns.place(column, row)
            }
        }
        self.corners = corners
        self.streets = streets.map { (way: $0.key, fields: $0.value) }
    }

    /// The ids of the streets are 101, 102 and so on, as those of an `OSMTown` are; their names are their letters.
    var geoJSON: String {
        let features = streets.enumerated().map { number, street in
            let places = street.way.map { corners[$0] ?? "" }.joined(separator: ", ")
            let fields = street.fields.isEmpty ? "" : ", \(street.fields)"
            return """
                {"type": "Feature", "properties": {"number": \(101 + number), "name": "\(street.way)"\(fields)}, \
                "geometry": {"type": "LineString", "coordinates": [\(places)]}}
                """
        }
        return "{\"type\": \"FeatureCollection\", \"features\": [\n\(features.joined(separator: ",\n"))\n]}\n"
    }
}
