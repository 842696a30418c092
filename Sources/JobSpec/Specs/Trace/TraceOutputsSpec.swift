/// What a trace job writes.
public struct TraceOutputsSpec: Sendable {
    public let formats: Marked<[TraceFormat]>
    /// The coordinate system of the geometries that tables of CSV get; nil for none.
    public let crs: Marked<String>?
    /// How tables of CSV are written.
    public let csv: CSVSpec

    static let shape = Shape<TraceOutputsSpec>.record("a mapping", "What the job writes.", takesDefaults: true) {
        fields in
        let formats = fields.marked(
            "formats", formatList(of: TraceFormat.self), default: [.geojson, .csv],
            "The formats that the tables are written in; gpkg is one results.gpkg with all of them, fgb a file for each, and "
                + "'esri_json' adds 'trace_results.json'.")
        let system = OutputSystemField(fields)
        let csv = CSVField(fields)
        return { record in
            let chosen = record[formats]
            let isGood = system.isUsable(record, formats: chosen.value.map(\.rawValue))
            guard csv.isUsable(record, writesCSV: chosen.value.contains(.csv)), isGood else { return nil }
            return TraceOutputsSpec(formats: chosen, crs: record[system.field], csv: record[csv.field])
        }
    }
}
