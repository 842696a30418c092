/// A town of four lines.
enum BypassTown {
    /// Three streets from west to east, and a way round the middle one.
    ///
    /// - Parameters:
    ///   - middle: properties of the straight street, whose id is 2.
    ///   - round: those of the longer way, whose id is 4.
    static func layer(_ middle: String, round: String = "", all: String = "") -> String {
        func street(_ id: Int, _ places: [(Double, Double)], _ more: String) -> String {
            LayerText.line(
                places,
                "\"id\": \(id), \"kind\": \"residential\"" + [all, more].map { $0.isEmpty ? "" : ", " + $0 }.joined())
        }
        return LayerText.collection([
            street(1, [(0, 0), (1, 0)], ""), street(2, [(1, 0), (2, 0)], middle), street(3, [(2, 0), (3, 0)], ""),
            street(4, [(1, 0), (1, 0.3), (2, 0.3), (2, 0)], round),
        ])
    }

    static let east = "\(StreetProject.at(0.1, 0)), \(StreetProject.at(2.9, 0))"
    static let west = "\(StreetProject.at(2.9, 0)), \(StreetProject.at(0.1, 0))"

    static func project(_ fields: String, _ layer: String, more: String = "") throws -> StreetProject {
        try StreetProject(
            "source: a.geojson, fields: {id: id, class: kind, \(fields)}\(more)", ["a.geojson": layer])
    }
}
