/// The streets of a network.
public struct StreetsSpec: Sendable {
    /// Paths as written, relative to the file that they stand in; at least one. Of a layer one, which may be a connection.
    public let source: [Marked<String>]
    /// The modes that the network is built for; nil for the built-in ones and those of the project.
    public let travelModes: [Marked<String>]?
    /// The area that the data covers; nil where nothing is said.
    public let extent: ExtentSpec?
    /// What the streets of a layer have; nil for OpenStreetMap.
    public let layer: StreetLayerSpec?

    static let shape = Shape<StreetsSpec>.either(
        layerShape, { $0 }, when: StreetSource.isLayer, or: openStreetMapShape, { $0 })

    private static let openStreetMapShape = Shape<StreetsSpec>.record(
        "a mapping", "The streets of a network, from OpenStreetMap."
    ) { fields in
        let source = fields.required(
            "source", StreetSource.openStreetMapShape,
            "OpenStreetMap files: .osm.pbf, .osm, .osm.gz or .osm.bz2; a path or a list of paths.")
        let modes = travelModes(fields)
        let extent = extent(fields)
        fields.refuse(StreetLayerSpec.keys, help: "OpenStreetMap says these things itself; name a layer as the source")
        {
            "only layers have '\($0)'"
        }
        return { record in
            StreetsSpec(source: record[source], travelModes: record[modes], extent: record[extent], layer: nil)
        }
    }

    private static let layerShape = Shape<StreetsSpec>.record("a mapping", "The streets of a network, from a layer.") {
        fields in
        let layer = StreetLayerSpec.declare(in: fields)
        let modes = travelModes(fields)
        let extent = extent(fields)
        return { record in
            let layer = layer(record)
            return StreetsSpec(
                source: [layer.layer.source], travelModes: record[modes], extent: record[extent], layer: layer)
        }
    }

    private static func travelModes(_ fields: Fields) -> Field<[Marked<String>]?> {
        fields.optional(
            "travel_modes",
            Shape<[Marked<String>]>.list(of: .marked(.label), called: "a list of travel modes")
                .nonEmpty("the list of travel modes", help: "name at least one, or leave the key out for all"),
            "The names of the travel modes that jobs use on the network.")
    }

    private static func extent(_ fields: Fields) -> Field<ExtentSpec?> {
        fields.optional(
            "extent", ExtentSpec.shape,
            "The area that the data covers, in degrees of WGS84: routes that leave it say so.")
    }
}
