import StreetNetwork

/// The names of streets as a column, or their numbers where they have none. Each is read once.
struct StreetNames {
    private(set) var column = ColumnCode()
    private let streets: StreetNetwork
    /// Of a street's text in the network, 0 where it has none, to the cell of the column.
    private var cells: [UInt32: Int32] = [:]

    init(_ streets: StreetNetwork) { self.streets = streets }

    mutating func append(ofStreet street: Int) {
        let name = streets.parts.streetName[street]
        let text = name != 0 ? name : streets.parts.streetReference[street]
        if let cell = cells[text] { return column.append(numbered: cell) }
        let written = streets.name(ofStreet: street) ?? streets.reference(ofStreet: street)
        let cell = column.number(of: written)
        cells[text] = cell
        column.append(numbered: cell)
    }
}
