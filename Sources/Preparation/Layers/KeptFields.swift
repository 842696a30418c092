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
    /// The columns with whole numbers that are too long for one with decimals.
    private var longColumns: Set<Int> = []

    /// - Parameter tables: those that the columns stand in.
    init(in tables: [Table]) { taken = Set(tables.flatMap(\.columns).map { $0.name.lowercased() }) }

    /// - Parameter table: the table that the columns stand in.
    init(in table: Table) { self.init(in: [table]) }

    /// - Returns: the places of the fields' columns among `columns`.
    mutating func add(_ fields: [LayerField], of layer: String) -> [Int] {
        fields.map { field in
            let place = place(of: field, layer)
            widen(place, for: Column.Kind(field.kind))
            return place
        }
    }

    /// Makes a column one of values of a kind, too.
    private mutating func widen(_ place: Int, for kind: Column.Kind) {
        let column = columns[place]
        let common = commonKind(of: column.kind, kind, at: place)
        if common != column.kind { columns[place] = Column(column.name, common, column.meaning) }
    }

    /// Numbers with decimals hold whole ones that are not too long; all else is common to texts alone.
    private func commonKind(of one: Column.Kind, _ other: Column.Kind, at place: Int) -> Column.Kind {
        let isShort = !longColumns.contains(place)
        switch (one, other) {
        case (.number, .number), (.number, .integer), (.integer, .number): return isShort ? .number : .text
        default: return one == other ? one : .text
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

    /// A value for each column. A text in a column of numbers, which SQLite may have, makes it one of texts.
    mutating func row(_ values: [FieldValue], at places: [Int]) -> [Value] {
        var row = [Value](repeating: .null, count: columns.count)
        for (place, value) in zip(places, values) {
            row[place] = Value(value)
            note(row[place], at: place)
        }
        return row
    }

    private mutating func note(_ value: Value, at place: Int) {
        switch value {
        case .null: return
        case .integer(let number):
            if number.magnitude > 1 << 53 { longColumns.insert(place) }
            widen(place, for: .integer)
        case .boolean: widen(place, for: .boolean)
        case .text: widen(place, for: .text)
        default: widen(place, for: .number)
        }
    }
}

extension Column.Kind {
    /// That of a field's values.
    public init(_ kind: LayerField.Kind) {
        switch kind {
        case .integer: self = .integer
        case .real, .singleReal: self = .number
        case .boolean: self = .boolean
        default: self = .text
        }
    }
}
