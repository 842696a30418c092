import Analyses
import FeatureSources
import Results

/// The fields of layers that a job carries into its outputs: columns behind those that a table has of its own.
///
/// Fields of the same name share a column. A name that the table has already gets the layer's name before it.
struct KeptFields {
    private let taken: Set<String>
    private(set) var columns: [Column] = []
    /// The field that each column has its name from.
    private var fieldOfColumn: [String] = []

    /// - Parameter tables: those that the columns stand in.
    init(in tables: [Table]) { taken = Set(tables.flatMap(\.columns).map { $0.name.lowercased() }) }

    /// - Parameter table: the table that the columns stand in.
    init(in table: Table) { self.init(in: [table]) }

    /// - Returns: the places of the fields' columns among `columns`.
    mutating func add(_ fields: [LayerField], of layer: String) -> [Int] {
        fields.map { field in
            let (place, kind) = (place(of: field, layer), Column.Kind(field.kind))
            let column = columns[place]
            if column.kind != kind { columns[place] = Column(column.name, .text, column.meaning) }
            return place
        }
    }

    private mutating func place(of field: LayerField, _ layer: String) -> Int {
        var name = field.name
        while true {
            if !taken.contains(name.lowercased()) {
                guard let known = columns.firstIndex(where: { $0.name == name }) else { break }
                if fieldOfColumn[known] == field.name { return known }
            }
            name = "\(layer).\(name)"
        }
        columns.append(Column(name, Column.Kind(field.kind), "The field \(field.name) of \(layer)"))
        fieldOfColumn.append(field.name)
        return columns.count - 1
    }

    /// A value for each column.
    func row(_ values: [FieldValue], at places: [Int]) -> [Value] {
        var row = [Value](repeating: .null, count: columns.count)
        for (place, value) in zip(places, values) { row[place] = Value(value) }
        return row
    }
}

extension Column.Kind {
    /// That of a field's values.
    init(_ kind: LayerField.Kind) {
        switch kind {
        case .integer: self = .integer
        case .real, .singleReal: self = .number
        case .boolean: self = .boolean
        default: self = .text
        }
    }
}
