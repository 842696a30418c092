import FeatureSources
import Geometry
import JobSpec
import Vocabulary

/// Says what is wrong with a layer at the line of the job file that names it.
struct LayerFaults {
    private static let places =
        "name the fields that hold them: 'fields: {x: FIELD, y: FIELD}' or 'fields: {wkt: FIELD}'"
    private static let lines = "name the field that holds them: 'fields: {wkt: FIELD}'"

    let request: LayerRequest
    let diagnostics: Diagnostics

    private var layerMark: Mark { request.followedMark ?? request.layer?.mark ?? request.source.mark }

    /// - Parameter field: where the field is named that the error is about.
    func report(_ error: any Error, field: Mark? = nil) {
        switch error {
        case let error as SourceError: report(error, field: field)
        case let error as CoordinateSystemError:
            let mark = request.crs?.mark ?? layerMark
            diagnostics.error("unknown_crs", at: mark, "\(error)", help: "name a system such as EPSG:25832")
        case let error as UnreadableGeometry:
            diagnostics.error("bad_geometry", at: request.spatial?.mark ?? layerMark, "\(error)")
        default: diagnostics.error("unreadable_source", at: request.source.mark, "\(error)")
        }
    }

    /// - Parameter name: one of a field that was named before.
    func reportRepeated(_ name: Marked<String>, of field: LayerField) {
        diagnostics.error(
            "bad_list", at: name.mark, "the field '\(field.name)' is named twice", help: "leave '\(name.value)' out")
    }

    private func report(_ error: SourceError, field: Mark?) {
        let (code, mark) = place(of: error, field)
        diagnostics.error(code, at: mark, "\(error)", help: help(for: error))
    }

    private func place(of error: SourceError, _ field: Mark?) -> (code: String, mark: Mark) {
        switch error {
        case .missing: ("no_such_file", request.source.mark)
        case .unreadable, .empty: ("unreadable_source", request.source.mark)
        case .noLayer: ("unknown_layer", layerMark)
        case .severalLayers: ("layer_needed", request.source.mark)
        case .noField: ("unknown_field", field ?? layerMark)
        case .badCondition: ("bad_where", request.condition?.mark ?? request.source.mark)
        case .unfinished, .badRow: ("unreadable_rows", layerMark)
        case .noCoordinateSystem: ("no_coordinate_system", layerMark)
        case .noPlaces: ("no_geometry", layerMark)
        }
    }

    private func help(for error: SourceError) -> String? {
        switch error {
        case .missing(let source, let nearest): nearest.map { Suggestion.question(whether: $0, insteadOf: source) }
        case .unreadable, .empty, .unfinished, .badRow: nil
        case .noLayer(let name, _, let known), .noField(let name, _, let known):
            UnknownName.help(for: name, among: known)
        case .severalLayers(_, let known): "name one of them: " + known.joined(separator: ", ")
        case .badCondition(_, _, let fields): "its fields: " + fields.joined(separator: ", ")
        case .noCoordinateSystem:
            "say which one its coordinates are in, such as 'crs: EPSG:25832'"
                + (request.followed == nil ? "" : ", or leave geometries out with 'return_geometry: false'")
        case .noPlaces(_, let known):
            "\(request.holdsLines ? Self.lines : Self.places); its fields: " + known.joined(separator: ", ")
        }
    }
}
