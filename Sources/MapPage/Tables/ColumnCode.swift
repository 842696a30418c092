import Vocabulary

/// Writes the cells of a column as JSON: what repeats stands once.
struct ColumnCode: Sendable {
    let name: String
    /// Each different cell, in the order in which it came first.
    private var distinct: [PageCell] = []
    private var numbers: [PageCell: Int32] = [:]
    /// Row to its cell among the different ones.
    private var places: [Int32] = []

    init(_ name: String) { self.name = name }

    mutating func append(_ cell: PageCell) { append(numbered: number(of: cell)) }

    /// The number of a cell, for those who append the same one time and again. One that is new is to be appended next.
    mutating func number(of cell: PageCell) -> Int32 {
        if let number = numbers[cell] { return number }
        let number = Int32(truncatingIfNeeded: distinct.count)
        numbers[cell] = number
        distinct.append(cell)
        return number
    }

    mutating func append(numbered number: Int32) { places.append(number) }

    /// As a JSON object: its `name`, and its `cells`, or its different `values` with the `places` of these by row; neither for
    /// a column of nulls.
    func write(into text: inout String) {
        text += "{\"name\":"
        JSONValue.writeQuoted(name, into: &text)
        if distinct.contains(where: { $0 != .null }) {
            if distinct.count * 2 > places.count {
                Self.writeList("cells", places, into: &text) { distinct[Int($0)].write(into: &$1) }
            } else {
                Self.writeList("values", distinct, into: &text) { $0.write(into: &$1) }
                Self.writeList("places", places, into: &text) { $1 += String($0) }
            }
        }
        text += "}"
    }

    private static func writeList<Item>(
        _ name: String, _ items: [Item], into text: inout String, write: (Item, inout String) -> Void
    ) {
        text += ",\"\(name)\":["
        for (index, item) in items.enumerated() {
            if index > 0 { text += "," }
            write(item, &text)
        }
        text += "]"
    }
}
