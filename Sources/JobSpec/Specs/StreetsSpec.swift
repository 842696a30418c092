/// The streets of a network.
public struct StreetsSpec: Sendable {
    /// Paths as written, relative to the file that they stand in; at least one.
    public let source: [Marked<String>]
    /// The modes that the network is built for; nil for the built-in ones and those of the project.
    public let travelModes: [Marked<String>]?

    static let shape = Shape<StreetsSpec>.record("a mapping", "The streets of a network.") { fields in
        let source = fields.required(
            "source", sources, "OpenStreetMap files: .osm.pbf, .osm, .osm.gz or .osm.bz2; a path or a list of paths.")
        let modes = fields.optional(
            "travel_modes", .list(of: .marked(.label), called: "a list of travel modes"),
            "The names of the travel modes that jobs use on the network.")
        return { record in StreetsSpec(source: record[source], travelModes: record[modes]) }
    }

    private static let sources = Shape<[Marked<String>]>.listOrOne(of: .marked(.text))
        .nonEmpty("the list of sources", help: "name at least one file")
}
