import Results

/// The columns of a table that a document is made of, by their names: the raw values of `Name`.
struct NamedColumns<Name: RawRepresentable<String> & CaseIterable & Hashable> {
    private let places: [Name: Int]

    /// - Precondition: the table has all of them.
    init(of table: Table) {
        places = Dictionary(uniqueKeysWithValues: Name.allCases.map { ($0, table.place(of: $0.rawValue)) })
    }

    func value(_ name: Name, of row: ResultRow) -> Value { places[name].map { row.values[$0] } ?? .null }
}

extension Table {
    /// Where a column stands.
    ///
    /// - Precondition: the table has it.
    func place(of column: String) -> Int {
        guard let place = columns.firstIndex(where: { $0.name == column }) else {
            preconditionFailure("the table called \(name) has no column called \(column)")
        }
        return place
    }
}
