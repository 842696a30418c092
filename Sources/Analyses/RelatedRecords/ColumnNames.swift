import Results

/// Gives columns names that no other column of a table has, case ignored: a name that is taken gets its table's before it.
struct ColumnNames {
    private var taken: Set<String>

    init(_ columns: [Column]) { taken = Set(columns.map { $0.name.lowercased() }) }

    mutating func columns(of fields: [RelatedRecordsParameters.KeptField], in table: String) -> [Column] {
        fields.map { field in
            var name = field.name
            while !taken.insert(name.lowercased()).inserted { name = "\(table).\(name)" }
            return Column(name, field.kind, "The field \(field.name) of \(table)")
        }
    }
}
