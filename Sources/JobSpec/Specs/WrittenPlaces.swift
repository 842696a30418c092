/// What the outputs of a job show of places, as its keys say it.
extension Node {
    /// Whether geometries of tables are written somewhere. Asked of `outputs`.
    var writesGeometries: Bool {
        guard let formats = self["formats"], !formats.isNone else { return true }
        let names = Set((formats.items ?? [formats]).compactMap(\.text))
        return names.isEmpty || !names.isDisjoint(with: ["geojson", "gpkg", "fgb", "esri_json"])
            || names.contains("csv") && given("crs") != nil
            || self["gpx"]?.isTrue ?? false
    }

    /// Why keys about geometries do not count where `writesGeometries` is false.
    static let writesNoGeometries = "no format is written that has geometries: csv has them with 'crs' beside it"

    /// Whether areas are drawn. Asked of a job of service areas.
    var drawsAreas: Bool { self["polygons"]?.text != "none" && !(self["polygons"]?["detail"]?.isNone ?? false) }

    /// Whether streets within areas are written.
    var drawsReachedStreets: Bool { self["lines"]?["shape"].map { !$0.isNone } ?? false }
}
