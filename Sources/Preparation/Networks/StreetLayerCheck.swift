import FeatureSources
import Geometry
import JobSpec
import NetworkImport
import Vocabulary

/// Looks whether a layer of streets, and the table of their turns, have what the project names of them. All mistakes go to
/// the diagnostics, at their places.
struct StreetLayerCheck {
    let spec: StreetLayerSpec
    let mapping: StreetLayerMapping
    let diagnostics: Diagnostics

    func check() {
        check(spec.layer, fields: fields, conditions: spec.restrictions.entries.map(\.value)) {
            try mapping.table.open(spatial: true)
        } further: { layer in
            checkRowIDs(of: layer)
            if let wkt = mapping.wkt, layer.field(named: wkt) == nil { return }
            let places = try RowPlaces(
                of: layer, named: PlaceFields(wkt: mapping.wkt), crs: mapping.crs, fallback: .degrees)
            _ = try PlaceConversion(from: places.system)
        }
        guard let turns = spec.turns, let table = mapping.turns?.table else { return }
        let named =
            [turns.fields.from, turns.fields.to] + turns.fields.via + [turns.fields.time?.field].compactMap { $0 }
        check(turns.layer, fields: named) { try table.open(spatial: false) }
    }

    private func checkRowIDs(of layer: Layer) {
        guard LayerStreets.lacksRowIDs(layer, mapping) else { return }
        diagnostics.error(
            "unreadable_rows", at: (spec.layer.layer ?? spec.layer.source).mark,
            "the table '\(layer.name)' has no primary key to know streets by",
            help: mapping.restrictions.isEmpty
                ? "name the field that holds their ids: 'fields: {id: FIELD}'"
                : "restrictions need one; a table with a key can be made of it")
    }

    private var fields: [Marked<String>] {
        let fields = spec.fields
        let own = [
            fields.id, fields.wkt, fields.name, fields.reference, fields.streetClass, fields.oneway?.field,
            fields.levelFrom, fields.levelTo,
        ]
        let measures = fields.speed.all.map(\.field) + fields.time.all.map(\.field)
        let costs = spec.costs.entries.flatMap { [$0.value.forward, $0.value.backward] }
        return own.compactMap { $0 } + measures + fields.tags.entries.map(\.value) + costs
    }

    private func check(
        _ layer: LayerSpec, fields: [Marked<String>], conditions: [Marked<String>] = [], opening: () throws -> Layer,
        further: (Layer) throws -> Void = { _ in }
    ) {
        var request = LayerRequest(layer)
        request.holdsLines = true
        MappedLayerCheck(request: request, fields: fields, conditions: conditions, diagnostics: diagnostics)
            .check(opening: opening, further: further)
    }
}
