import Glibc
import Vocabulary

/// Writes the cells of a column as JSON: what repeats stands once.
struct ColumnCode: Sendable {
    /// Each different cell, in the order in which it came first.
    private var distinct = CellList()
    /// Where these are found by their bytes, once they are more than a few: their numbers by hash, -1 where there is none; a
    /// power of two of them.
    private var slots: [Int32] = []
    /// So many different cells are looked through one by one: most tables have a few rows.
    private static let few = 8
    /// Row to its cell among the different ones.
    private var places: [Int32] = []
    /// Of what all rows take.
    private(set) var length = ColumnLength()

    var count: Int { places.count }

    mutating func append(_ cell: UnsafeRawBufferPointer) { append(numbered: number(of: Self.withoutZeros(cell))) }

    /// The number of a text, for those who append the same one time and again. One that is new is to be appended next.
    ///
    /// - Parameter text: nil for null.
    mutating func number(of text: String?) -> Int32 {
        var cell = CellList()
        if let text { cell.append(text: text) } else { cell.appendNull() }
        return cell.withJSON(of: 0) { number(of: $0) }
    }

    mutating func append(numbered number: Int32) {
        length.add(number, of: distinct)
        places.append(number)
    }

    /// Adds what a row takes to the length of the rows before it.
    func add(row: Int, to length: inout ColumnLength) { length.add(places[row], of: distinct) }

    /// Says that nothing will be appended any more, so that cells need not be found again.
    mutating func close() { slots = [] }

    private mutating func number(of cell: UnsafeRawBufferPointer) -> Int32 {
        // Neighbours are often the same.
        if let last = places.last, isSame(cell, last) { return last }
        if slots.isEmpty, distinct.count < Self.few {
            if let known = (0..<distinct.count).first(where: { isSame(cell, Int32($0)) }) { return Int32(known) }
            distinct.append(json: cell)
            return Int32(distinct.count - 1)
        }
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
        distinct.withJSON(of: Int(number)) { other in
            guard other.count == cell.count else { return false }
            guard let one = cell.baseAddress, let other = other.baseAddress else { return true }
            return memcmp(one, other, cell.count) == 0
        }
    }

    private mutating func makeRoom() {
        slots = [Int32](repeating: -1, count: max(slots.count * 2, Self.few * 4))
        for number in 0..<distinct.count {
            var slot = distinct.withJSON(of: number, Self.hash) & (slots.count - 1)
            while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = Int32(truncatingIfNeeded: number)
        }
    }

    /// Eight bytes at a time.
    private static func hash(_ bytes: UnsafeRawBufferPointer) -> Int {
        var hash = UInt64(truncatingIfNeeded: bytes.count)
        var place = 0
        while place + 8 <= bytes.count {
            hash = mixed(hash, bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
            place += 8
        }
        while place < bytes.count {
            hash = mixed(hash, UInt64(bytes[place]))
            place += 1
        }
        return Int(truncatingIfNeeded: hash & 0x7FFF_FFFF)
    }

    private static func mixed(_ hash: UInt64, _ value: UInt64) -> UInt64 {
        let product = (hash ^ value) &* 0x9E37_79B9_7F4A_7C15
        return product ^ product >> 32
    }

    /// A cell; of a number, without zeros behind its last decimal.
    private static func withoutZeros(_ cell: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
        let (zero, point) = (UInt8(ascii: "0"), UInt8(ascii: "."))
        guard cell.last == zero, cell.contains(point), !cell.contains(where: { $0 | 0x20 == UInt8(ascii: "e") }) else {
            return cell
        }
        var end = cell.count
        while cell[end - 1] == zero { end -= 1 }
        return UnsafeRawBufferPointer(rebasing: cell[..<(cell[end - 1] == point ? end - 1 : end)])
    }

    /// All rows as JSON.
    func write(into json: inout [UInt8]) { write(rows: count, length, into: &json) }

    /// The first rows as JSON: their cells in a list; or an object with their different `values` and, where there are several,
    /// the `places` of these by row; `null` for a column of nulls.
    ///
    /// - Parameter length: of so many rows.
    func write(rows: Int, _ length: ColumnLength, into json: inout [UInt8]) {
        switch length.form {
        case .null: json += "null".utf8
        case .cells: json.append(list: places[..<rows]) { write(distinct: Int($0), into: &$1) }
        case .values:
            json += "{\"values\":".utf8
            json.append(list: 0..<length.distinct) { write(distinct: $0, into: &$1) }
            if length.distinct > 1 {
                json += ",\"places\":".utf8
                json.append(list: places[..<rows]) { $1.append(decimal: Int($0)) }
            }
            json.append(UInt8(ascii: "}"))
        }
    }

    private func write(distinct cell: Int, into json: inout [UInt8]) {
        distinct.withJSON(of: cell) { json.append(contentsOf: $0) }
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
