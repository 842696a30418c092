import Vocabulary

/// Writes the cells of a column as JSON: texts that repeat stand once.
struct ColumnCode: Sendable {
    let name: String
    private var cells: [PageCell] = []

    init(_ name: String) { self.name = name }

    mutating func append(_ cell: PageCell) { cells.append(cell) }

    var json: JSONValue {
        let values = Set(cells)
        if values == [.null] || values.isEmpty { return .object([("name", .text(name))]) }
        guard values.count * 2 <= cells.count else {
            return .object([("name", .text(name)), ("cells", .array(cells.map(Self.json)))])
        }
        var numbers: [PageCell: Int] = [:]
        var distinct: [JSONValue] = []
        let places = cells.map { cell in
            if let number = numbers[cell] { return JSONValue.integer(Int64(number)) }
            numbers[cell] = distinct.count
            distinct.append(Self.json(cell))
            return .integer(Int64(distinct.count - 1))
        }
        return .object([("name", .text(name)), ("values", .array(distinct)), ("places", .array(places))])
    }

    private static func json(_ cell: PageCell) -> JSONValue {
        switch cell {
        case .null: .null
        case .number(let text): .number(trimmed(text))
        case .text(let text): .text(text)
        case .boolean(let value): .boolean(value)
        }
    }

    /// A number without zeros behind its last decimal.
    private static func trimmed(_ number: String) -> String {
        guard number.contains("."), !number.contains("e"), !number.contains("E") else { return number }
        let short = number.utf8.reversed().drop { $0 == UInt8(ascii: "0") }.drop { $0 == UInt8(ascii: ".") }
        return String(decoding: Array(short.reversed()), as: UTF8.self)
    }
}
