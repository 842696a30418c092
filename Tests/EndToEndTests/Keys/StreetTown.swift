/// A town whose streets come from a layer: one under test from `A` to `B`, and one round it.
///
///     W--A-----B--E
///        |     |
///        P-----Q
enum StreetTown {
    static let defaultMode = "default_speed: 30"

    private static let picture = """
        W------A-------------B------E
               |             |
               P-------------Q
        """

    /// A project that goes through the town from the west to the east.
    ///
    /// - Parameters:
    ///   - street: the fields of the street under test, as members of a JSON object.
    ///   - others: those of all others.
    ///   - isTurned: whether the street under test is digitised from east to west.
    ///   - streets: what the network says of its streets beside their source.
    ///   - job: further lines of the job.
    ///   - mode: what the travel mode says beside heeding turns.
    ///   - files: further files by their paths.
    static func project(
        street: String = "", others: String = "", isTurned: Bool = false, streets: String = "{item}", job: String = "",
        mode: String = defaultMode, to: (Int, Int) = (28, 0), files: [String: String] = [:]
    ) -> [String: String] {
        let layer = DrawnLayer(
            picture, ["WA": others, isTurned ? "BA" : "AB": street, "BE": others, "APQB": others])
        let streets = "source: streets.geojson" + (streets.isEmpty ? "" : ", " + streets)
        return project(streets: streets, from: (0, 0), to: to, job: job, mode: mode)
            .merging(["streets.geojson": layer.geoJSON].merging(files) { $1 }) { $1 }
    }

    /// A project on other streets of a layer.
    ///
    /// - Parameters:
    ///   - streets: all that stands in the network's `streets`, but the travel modes.
    ///   - from, to: columns and rows of a picture.
    static func project(
        streets: String, from: (Int, Int), to: (Int, Int), job: String = "", mode: String = defaultMode
    ) -> [String: String] {
        [
            "arterial.yaml": """
            networks:
              town: {streets: {travel_modes: [own], \(streets)}}
            travel_modes:
              own: {turn_restrictions: true, \(mode)}
            """ + "\n",
            "job.yaml": """
            job: route
            network: town
            outputs: {traversed_edges: true}
            stops: [{name: From, at: \(KeyTowns.place(from.0, from.1))}, {name: To, at: \(KeyTowns.place(to.0, to.1))}]
            \(job)
            """ + "\n",
        ]
    }
}
