import Analyses
import FeatureSources
import JobSpec
import Results

/// One of the two tables of a job of related records, its fields checked.
struct RelatedSide {
    let side: RelatedRecordsParameters.Side
    /// The fields that are carried into the outputs.
    let kept: [LayerField]
    /// The field of the rows' ids.
    let id: LayerField

    /// - Parameter isTyped: whether columns of the outputs have types.
    /// - Returns: nil after a mistake, which is reported.
    init?(_ spec: RelatedFieldsSpec, of layer: OpenLayer, isTyped: Bool) {
        let named = spec.id.map { layer.field($0) }
        let kept = spec.keep.map(layer.eachField) ?? layer.layer.fields.filter(\.isReadable)
        guard let kept, named.map({ $0 != nil }) ?? true else { return nil }
        self.kept = kept
        id = named.flatMap { $0 } ?? layer.layer.rowId
        let idField = spec.id == nil ? nil : layer.layer.keptFields([id], isTyped: isTyped).first
        side = RelatedRecordsParameters.Side(
            table: RelatedTable(address: layer.request.address, table: layer.layer.name), selection: layer.selection,
            places: layer.places, idField: idField,
            keptFields: layer.layer.keptFields(kept, isTyped: isTyped))
    }
}

extension Layer {
    /// Fields as they are carried into the outputs. Where types matter, those of numbers that hold texts are fields of texts.
    func keptFields(_ fields: [LayerField], isTyped: Bool) -> [RelatedRecordsParameters.KeptField] {
        let texts = isTyped ? fieldsOfTexts(among: fields) : []
        return fields.map { field in
            RelatedRecordsParameters.KeptField(field.name, texts.contains(field) ? .text : Column.Kind(field.kind))
        }
    }
}
