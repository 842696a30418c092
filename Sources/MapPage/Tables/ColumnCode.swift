import Vocabulary

/// Writes the cells of a column as JSON: what repeats stands once.
struct ColumnCode: Sendable {
    let name: String
    /// Each different cell, in the order in which it came first.
    private var distinct = CellList()
    /// Where these are found by their bytes: their numbers by hash, -1 where there is none; a power of two of them.
    private var slots: [Int32] = []
    /// Row to its cell among the different ones.
    private var places: [Int32] = []

    init(_ name: String) { self.name = name }

    mutating func append(_ cell: UnsafeRawBufferPointer) { append(numbered: number(of: cell)) }

    /// The number of a text, for those who append the same one time and again. One that is new is to be appended next.
    ///
    /// - Parameter text: nil for null.
    mutating func number(of text: String?) -> Int32 {
        var cell = CellList()
        if let text { cell.append(text: text) } else { cell.appendNull() }
        return cell.withJSON(of: 0) { number(of: $0) }
    }

    mutating func append(numbered number: Int32) { places.append(number) }

    private mutating func number(of cell: UnsafeRawBufferPointer) -> Int32 {
        // Neighbours are often the same.
        if let last = places.last, isSame(cell, last) { return last }
        if (distinct.count + 1) * 2 > slots.count { makeRoom() }
        var slot = Self.hash(cell) & (slots.count - 1)
        while slots[slot] >= 0 {
            if isSame(cell, slots[slot]) { return slots[slot] }
            slot = (slot + 1) & (slots.count - 1)
        }
        slots[slot] = Int32(truncatingIfNeeded: distinct.count)
        distinct.append(json: cell)
        return slots[slot]
    }

    private func isSame(_ cell: UnsafeRawBufferPointer, _ number: Int32) -> Bool {
        distinct.withJSON(of: Int(number)) { $0.elementsEqual(cell) }
    }

    private mutating func makeRoom() {
        slots = [Int32](repeating: -1, count: max(slots.count * 2, 16))
        for number in 0..<distinct.count {
            var slot = distinct.withJSON(of: number, Self.hash) & (slots.count - 1)
            while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = Int32(truncatingIfNeeded: number)
        }
    }

    private static func hash(_ bytes: UnsafeRawBufferPointer) -> Int {
        var hash = UInt64(truncatingIfNeeded: bytes.count)
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x9E37_79B9_7F4A_7C15 }
        return Int(truncatingIfNeeded: (hash ^ hash >> 32) & 0x7FFF_FFFF)
    }

    /// As a JSON object: its `name`, and its `cells`, or its different `values` with the `places` of these by row; neither for
    /// a column of nulls.
    func write(into json: inout [UInt8]) {
        var name = "{\"name\":"
        JSONValue.writeQuoted(self.name, into: &name)
        json += name.utf8
        if !isNull {
            if distinct.count * 2 > places.count {
                json += ",\"cells\":".utf8
                json.append(list: places) { write(distinct: Int($0), into: &$1) }
            } else {
                json += ",\"values\":".utf8
                json.append(list: 0..<distinct.count) { write(distinct: $0, into: &$1) }
                json += ",\"places\":".utf8
                json.append(list: places) { $1.append(decimal: Int($0)) }
            }
        }
        json.append(UInt8(ascii: "}"))
    }

    private var isNull: Bool {
        distinct.count == 0 || distinct.count == 1 && distinct.withJSON(of: 0) { $0.first == UInt8(ascii: "n") }
    }

    private func write(distinct cell: Int, into json: inout [UInt8]) {
        distinct.withJSON(of: cell) { json.append(contentsOf: $0.prefix(Self.lengthWithoutZeros(of: $0))) }
    }

    /// Bytes of a cell; of a number, without zeros behind its last decimal.
    private static func lengthWithoutZeros(of cell: UnsafeRawBufferPointer) -> Int {
        let (zero, point) = (UInt8(ascii: "0"), UInt8(ascii: "."))
        guard cell.last == zero, cell.contains(point), !cell.contains(where: { $0 | 0x20 == UInt8(ascii: "e") }) else {
            return cell.count
        }
        var end = cell.count
        while cell[end - 1] == zero { end -= 1 }
        return cell[end - 1] == point ? end - 1 : end
    }
}

extension [UInt8] {
    /// A list of JSON.
    fileprivate mutating func append<Items: Sequence>(
        list items: Items, write: (Items.Element, inout [UInt8]) -> Void
    ) {
        append(UInt8(ascii: "["))
        var isFirst = true
        for item in items {
            if !isFirst { append(UInt8(ascii: ",")) }
            isFirst = false
            write(item, &self)
        }
        append(UInt8(ascii: "]"))
    }

    /// - Parameter number: not below 0.
    fileprivate mutating func append(decimal number: Int) {
        let start = count
        var rest = number
        repeat {
            append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
            rest /= 10
        } while rest > 0
        self[start...].reverse()
    }
}
