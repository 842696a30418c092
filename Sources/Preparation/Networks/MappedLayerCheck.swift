import FeatureSources
import JobSpec

/// Looks whether a layer has what a network's mapping names of it: fields, and conditions that can be evaluated. All
/// mistakes go to the diagnostics, at their places.
struct MappedLayerCheck {
    /// The layer, and the condition on its rows.
    let request: LayerRequest
    let fields: [Marked<String>]
    /// Beside that on its rows.
    let conditions: [Marked<String>]
    let diagnostics: Diagnostics

    /// - Parameter further: what else must be true of the layer.
    func check(opening: () throws -> Layer, further: (Layer) throws -> Void = { _ in }) {
        let faults = LayerFaults(request: request, diagnostics: diagnostics)
        do {
            let layer = try opening()
            for name in fields where layer.field(named: name.value) == nil {
                faults.report(
                    SourceError.noField(name.value, layer: layer.name, known: layer.fieldNames), field: name.mark)
            }
            for condition in [request.condition].compactMap({ $0 }) + conditions { check(condition, on: layer) }
            try further(layer)
        } catch {
            faults.report(error)
        }
    }

    private func check(_ condition: Marked<String>, on layer: Layer) {
        let selection = RowSelection(condition: condition.value, dialect: request.dialect)
        do {
            _ = try RowReader(layer, selection, columns: [])
        } catch {
            var request = request
            request.condition = condition
            LayerFaults(request: request, diagnostics: diagnostics).report(error)
        }
    }
}
