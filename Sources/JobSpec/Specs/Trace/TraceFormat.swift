/// A form in which a trace job writes its results.
public enum TraceFormat: String, Sendable, CaseIterable {
    case geojson, csv
    /// GeoPackage: one file with all tables.
    case gpkg
    /// FlatGeobuf: a file for each table.
    case fgb
    /// The shape of the answer of Esri's REST services.
    case esriJSON = "esri_json"
}
