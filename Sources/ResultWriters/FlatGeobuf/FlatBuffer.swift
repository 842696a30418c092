/// A FlatBuffer behind its size, written from front to back: a table, then what it refers to.
///
/// Numbers have their least byte first, and stand at multiples of their own size, counted from the size in front. Its memory is
/// kept from one buffer to the next. Source: flatbuffers.dev/internals.
struct FlatBuffer {
    private(set) var bytes: [UInt8] = []

    /// Where the reference to the first table stands.
    static let root = 4

    /// Empties it.
    mutating func begin() {
        bytes.removeAll(keepingCapacity: true)
        append(zeros: Self.root + 4)
    }

    /// Says how large it is. Nothing may be put into it afterwards.
    mutating func finish() { set(UInt32(bytes.count - 4), at: 0) }

    /// Puts a table whose fields are zero.
    ///
    /// - Parameter place: the reference to it.
    /// - Returns: its start, from which the fields of its form are counted.
    mutating func put(_ form: FlatTable, at place: Int) -> Int {
        align(to: 8)
        let start = bytes.count
        set(UInt32(start + form.table - place), at: place)
        bytes.append(contentsOf: form.bytes)
        return start
    }

    /// Sets a number where room was made for it.
    mutating func set<Number: FixedWidthInteger>(_ number: Number, at place: Int) {
        bytes.withUnsafeMutableBytes {
            $0.storeBytes(of: number.littleEndian, toByteOffset: place, as: Number.self)
        }
    }

    /// Puts a text.
    mutating func put(text: String, at place: Int) {
        put(list: Array(text.utf8), at: place)
        // C reads it to there.
        bytes.append(0)
    }

    /// Puts a list of numbers.
    mutating func put<Number: FixedWidthInteger>(list numbers: [Number], at place: Int) {
        let size = Number.bitWidth / 8
        let first = beginList(of: numbers.count, size: size, room: numbers.count, at: place)
        for (index, number) in numbers.enumerated() { set(number, at: first + index * size) }
    }

    /// Puts a list of numbers, and room for more that do not count.
    mutating func put(list numbers: [Double], room: Int = 0, at place: Int) {
        let first = beginList(of: numbers.count, size: 8, room: max(room, numbers.count), at: place)
        for (index, number) in numbers.enumerated() { set(number.bitPattern, at: first + index * 8) }
    }

    /// Puts a list of references.
    ///
    /// - Returns: the place of the first; each is 4 bytes long.
    mutating func put(references count: Int, at place: Int) -> Int {
        beginList(of: count, size: 4, room: count, at: place)
    }

    /// - Returns: the place of the first element.
    private mutating func beginList(of count: Int, size: Int, room: Int, at place: Int) -> Int {
        while (bytes.count + 4) % max(size, 4) != 0 { bytes.append(0) }
        let start = bytes.count
        append(zeros: 4 + room * size)
        set(UInt32(start - place), at: place)
        set(UInt32(count), at: start)
        return start + 4
    }

    private mutating func align(to size: Int) { append(zeros: -bytes.count & (size - 1)) }

    private mutating func append(zeros count: Int) { bytes.append(contentsOf: repeatElement(0, count: count)) }
}

/// The form of a table: which of its fields stand where.
struct FlatTable {
    /// Where each field stands, and then the fields, all zero.
    let bytes: [UInt8]
    /// Where the fields begin.
    let table: Int
    /// By the fields' numbers.
    private let places: [Int]

    /// - Parameter fields: those that are there, by their numbers in the schema, with their sizes in bytes, the largest first; a
    ///   reference has 4. All others have their defaults.
    init(_ fields: [(number: Int, size: Int)]) {
        let slots = fields.reduce(0) { max($0, $1.number + 1) }
        // The fields begin with 4 bytes that lead back to where they are listed, and then come the largest.
        let listed = 4 + 2 * slots
        let table = (listed + 7) / 8 * 8 + 4
        var end = table + 4
        var places = [Int](repeating: table, count: slots)
        for field in fields {
            end = (end + field.size - 1) / field.size * field.size
            places[field.number] = end
            end += field.size
        }
        var bytes = [UInt8](repeating: 0, count: end)
        func set(_ number: Int, at place: Int) {
            (bytes[place], bytes[place + 1]) = (UInt8(number & 0xFF), UInt8(number >> 8))
        }
        set(listed, at: 0)
        set(end - table, at: 2)
        for field in fields { set(places[field.number] - table, at: 4 + 2 * field.number) }
        set(table, at: table)
        (self.bytes, self.table, self.places) = (bytes, table, places)
    }

    /// Where a field that is there stands, counted from the start of the table.
    subscript(field: Int) -> Int { places[field] }
}
