import Analyses
import FeatureSources
import Preparation
import ResultWriters
import Results

extension PreparedRelatedRecords {
    /// How the records are written once more in groups; nil where that was not asked for.
    func groupsLayout(of found: FoundRecords) -> RelatedGroupsLayout? {
        guard writesGroups else { return nil }
        let exceeds = found.exceedsLimit
        let column = tables.relatedColumn
        if parameters.countsOnly {
            return RelatedGroupsLayout(
                idColumn: 0, fields: [], countColumn: column, hasGeometry: false, exceedsLimit: exceeds)
        }
        let id = RelatedGroupsLayout.Field(
            name: relatedId.name, type: parameters.related.idField == nil ? .rowId : .init(Column.Kind(relatedId.kind)),
            column: column)
        return RelatedGroupsLayout(
            idColumn: 0, fields: [id] + fields(behind: id),
            hasGeometry: parameters.related.places != nil, exceedsLimit: exceeds)
    }

    /// The kept fields but the id, then those of the mapping table: a name that comes twice gets its table's before it,
    /// since an object of JSON has each name once.
    private func fields(behind id: RelatedGroupsLayout.Field) -> [RelatedGroupsLayout.Field] {
        let mapping = parameters.steps.last?.through?.table.table ?? ""
        var taken: Set = [id.name.lowercased()]
        let kinds = (parameters.related.keptFields + parameters.mappingFields).map(\.kind)
        return relatedFields.enumerated().compactMap { index, field in
            let isOfRelated = index < parameters.related.keptFields.count
            if isOfRelated, field == relatedId { return nil }
            let table = isOfRelated ? parameters.related.table.table : mapping
            var name = field.name
            while !taken.insert(name.lowercased()).inserted { name = "\(table).\(name)" }
            return RelatedGroupsLayout.Field(name: name, type: .init(kinds[index]), column: id.column + 1 + index)
        }
    }
}

extension RelatedGroupsLayout.FieldType {
    fileprivate init(_ kind: Column.Kind) {
        switch kind {
        case .integer: self = .integer
        case .number: self = .real
        case .boolean: self = .boolean
        case .text: self = .text
        }
    }
}
