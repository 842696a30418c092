import Analyses
import FeatureSources
import JobSpec
import NetworkImport
import Results
import UtilityNetwork

/// Reads the fields of sources that a job writes with their elements. Mistakes go to diagnostics.
struct OutputFields {
    let loaded: LoadedUtilityNetwork
    /// Whether tables of CSV get a column of geometries.
    let hasGeometryText: Bool
    let diagnostics: Diagnostics

    private typealias Reading = (name: Marked<String>, source: Int, reader: UtilityFieldReader, places: [Int])

    /// - Returns: the columns, and a value for each of them by feature.
    func table(_ wanted: OrderedMap<[Marked<String>]>) -> TraceParameters.KeptColumns {
        let table = TraceTables.groupedElements
        var kept = KeptFields(in: hasGeometryText ? table.adding([GeometryText.column]) : table)
        let readings = wanted.entries.compactMap { reading($0.name, $0.value, &kept) }
        var columns = TraceParameters.KeptColumns()
        for reading in readings {
            do {
                while let (id, values) = try reading.reader.next() {
                    guard let feature = loaded.network.feature(source: reading.source, globalID: id) else { continue }
                    columns.values[feature] = kept.row(values, at: reading.places)
                }
            } catch {
                diagnostics.error("unreadable_rows", at: reading.name.mark, "\(error)")
            }
        }
        columns.columns = kept.columns
        return columns
    }

    private func reading(_ name: Marked<String>, _ fields: [Marked<String>], _ kept: inout KeptFields) -> Reading? {
        let schema = loaded.network.schema
        // That a source does not exist was told with the other names.
        guard let source = schema.source(name.value) else { return nil }
        guard let model = loaded.model, source < model.layers.count, model.layers[source].hasRows else {
            diagnostics.error(
                "no_fields", at: name.mark, "the source '\(name.value)' is no layer, and has no fields to write")
            return nil
        }
        do {
            let reader = try UtilityFieldReader(source, of: model) { layer in
                fields.compactMap { field(named: $0, of: layer) }
            }
            return (name, source, reader, kept.add(reader.fields, of: schema.sources[source].name))
        } catch {
            diagnostics.error("unreadable_source", at: name.mark, "\(error)")
            return nil
        }
    }

    private func field(named name: Marked<String>, of layer: Layer) -> LayerField? {
        if let field = layer.field(named: name.value), field.isReadable { return field }
        diagnostics.error(
            "unknown_field", at: name.mark, "'\(layer.name)' has no field '\(name.value)'",
            help: UnknownName.help(for: name.value, among: layer.fieldNames))
        return nil
    }
}
