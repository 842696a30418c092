import FeatureSources
import UtilityNetwork

/// Reads fields of a source's rows, beside those that its mapping names.
public struct UtilityFieldReader {
    public let fields: [LayerField]
    private let reader: RowReader
    private let columns: UtilityColumns

    /// - Parameters:
    ///   - source: its place in the model.
    ///   - choose: tells the fields among those of the layer.
    /// - Throws: `SourceError`; `GDALNotFound`; what `choose` throws.
    public init(_ source: Int, of model: UtilityModel, choose: (Layer) throws -> [LayerField]) throws {
        let mapping = model.layers[source]
        let layer = try mapping.open(for: model.schema.sources[source].name)
        columns = try UtilityColumns(idOf: mapping, in: layer)
        fields = try choose(layer)
        reader = try RowReader(layer, mapping.table.selection, columns: columns.fields + fields)
    }

    /// The id of the next row's feature, and its values; nil after the last one.
    ///
    /// - Throws: `SourceError`.
    public func next() throws -> (globalID: String, values: [FieldValue])? {
        while try reader.next() {
            guard let id = columns.id(of: reader) else { continue }
            return (id, Array(reader.values.dropFirst(columns.fields.count)))
        }
        return nil
    }
}
