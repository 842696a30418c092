import Vocabulary

/// What a trace job asks for.
public struct TraceSpec: Sendable {
    public let network: Marked<String>
    public let kind: Marked<TraceKind>
    /// Whether the type is given as one that there is; nothing that depends on it is asked else.
    public let namesKind: Bool
    /// Empty where each feature of a selection is traced by itself.
    public let startingLocations: [TraceElementSpec]
    /// Whether starting locations are given, though they may have mistakes.
    public let namesStarts: Bool
    public let barriers: [TraceElementSpec]
    public let filterBarriers: [TraceElementSpec]
    /// Whether filter barriers are given, as elements or by a condition, though they may have mistakes.
    public let namesFilterBarriers: Bool
    public let domainNetwork: Marked<String>?
    public let tier: Marked<String>?
    /// The subnetwork whose controllers are the starts.
    public let subnetworkName: Marked<String>?
    /// The tier up to whose controllers a trace upstream or downstream goes on.
    public let targetTier: Marked<String>?
    /// Laid over the tier's default; nil: that as it is.
    public let configuration: TraceConfigurationSpec?
    /// Esri's JSON, which takes the place of the tier's default.
    public let esriConfiguration: EsriConfigurationSource?
    public let each: TraceEachSpec?
    /// Whether features to trace one by one are given, though they may have mistakes.
    public let namesEach: Bool
    /// Whether the segments between valves are written.
    public let segments: Bool
    /// The coordinate system of inline coordinates; nil for WGS84.
    public let crs: Marked<String>?
    public let locate: TraceLocateSpec
    public let outputs: TraceOutputsSpec

    /// Declares the keys that only trace jobs have, but `network`.
    static func declare(in fields: Fields, network: Field<Marked<String>>) -> @Sendable (Record) -> TraceSpec {
        let kind = fields.required(
            "trace_type", .marked(Shape<TraceKind>.choice()), draft: { Marked(.connected, at: $0) }, "What is traced.")
        let elements = TraceElementFields(fields)
        let names = TraceNameFields(fields)
        let configuration = fields.optional(
            "configuration", TraceConfigurationSpec.shape, "How the trace walks, laid over the tier's default.")
        let esri = fields.optional(
            "trace_configuration", EsriConfigurationSource.shape,
            "A trace configuration in the JSON of Esri's REST services, instead of the tier's: a file, or that JSON itself."
        )
        let each = fields.optional(
            "each", TraceEachSpec.shape, "Features that are traced one by one, instead of starting locations.")
        let segments = fields.optional(
            "segments", .boolean, default: false,
            "Whether the parts of the network between filter barriers are written, with what each cuts off.")
        let crs = fields.optional(
            "crs", .marked(.coordinateSystem),
            "The coordinate system of inline coordinates, such as EPSG:25832; WGS84 by default.")
        let locate = fields.section("locate", TraceLocateSpec.shape, "How places are brought onto the network.")
        let outputs = fields.section("outputs", TraceOutputsSpec.shape, "What the job writes.")
        declareIdleKeys(in: fields)
        return { record in
            TraceSpec(
                network: record[network], kind: record[kind],
                namesKind: record.given(kind)?.text.flatMap(TraceKind.init) != nil,
                startingLocations: record[elements.starts] ?? [],
                namesStarts: record.given(elements.starts).map { $0.items?.isEmpty != true } ?? false,
                barriers: record[elements.barriers] ?? [], filterBarriers: record[elements.filterBarriers] ?? [],
                namesFilterBarriers: record.given(elements.filterBarriers).map { $0.items?.isEmpty != true } ?? false
                    || record.given(configuration)?["filter"]?["barriers"].map { !$0.isNone } ?? false,
                domainNetwork: record[names.domainNetwork], tier: record[names.tier],
                subnetworkName: record[names.subnetwork], targetTier: record[names.targetTier],
                configuration: record[configuration],
                esriConfiguration: record[esri], each: record[each], namesEach: record.given(each) != nil,
                segments: record[segments], crs: record[crs],
                locate: record[locate],
                outputs: record[outputs])
        }
    }
}

extension TraceSpec {
    private static func declareIdleKeys(in fields: Fields) {
        fields.idle(["crs"], unless: \.namesPlaces, remedy: "no element is named by a place")
        fields.idle(["tolerance"], within: "locate", unless: \.namesPlaces, remedy: "no element is named by a place")
        fields.idle(
            ["geometry"], within: "configuration", "output", unless: { $0["outputs"]?.writesGeometries ?? true },
            remedy: Node.writesNoGeometries)
    }
}

extension Node {
    /// Whether some element is named by where it is. Asked of a trace job.
    fileprivate var namesPlaces: Bool {
        // A single element may stand without a list.
        let elements = TraceElementFields.keys.compactMap { self[$0] }.flatMap { $0.items ?? [$0] }
        // What a definition stands for is not known here.
        return elements.contains { PlaceElementSpec.isPlace($0) || $0.pair(Definitions.key) != nil }
    }
}
