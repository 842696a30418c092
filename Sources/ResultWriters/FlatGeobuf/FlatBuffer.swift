/// A FlatBuffer behind its size, written from front to back: a table, then what it refers to.
///
/// Numbers have their least byte first, and stand at multiples of their own size, counted from the size in front. Its memory is
/// kept from one buffer to the next. Source: flatbuffers.dev/internals.
struct FlatBuffer {
    /// A field of a table.
    enum Field {
        case byte(UInt8)
        case short(UInt16)
        case number(Int32)
        case long(UInt64)
        /// To what is put behind the table afterwards.
        case reference

        fileprivate var size: Int {
            switch self {
            case .byte: 1
            case .short: 2
            case .number, .reference: 4
            case .long: 8
            }
        }
    }

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

    /// Puts a table.
    ///
    /// - Parameters:
    ///   - place: the reference to it.
    ///   - fields: with their numbers in the schema; those that are left out have their defaults.
    /// - Returns: the places of its references, in the order of the fields.
    mutating func put(table fields: [(number: Int, value: Field)], at place: Int) -> [Int] {
        // Where each field stands within the table: in front of it, as tables of one shape may share that.
        let slots = fields.reduce(0) { max($0, $1.number + 1) }
        align(to: 4)
        let offsets = bytes.count
        append(zeros: 4 + 2 * slots)
        align(to: 4)
        let table = bytes.count
        refer(from: place)
        append(Int32(table - offsets))
        var references: [Int] = []
        for (number, value) in fields {
            align(to: value.size)
            set(UInt16(bytes.count - table), at: offsets + 4 + 2 * number)
            if case .reference = value { references.append(bytes.count) }
            append(value)
        }
        set(UInt16(4 + 2 * slots), at: offsets)
        set(UInt16(bytes.count - table), at: offsets + 2)
        return references
    }

    /// Puts a text.
    mutating func put(text: String, at place: Int) {
        put(list: Array(text.utf8), at: place)
        // C reads it to there.
        bytes.append(0)
    }

    /// Puts a list of numbers.
    mutating func put(list numbers: [some FixedWidthInteger], at place: Int) {
        beginList(of: numbers.count, size: numbers.first.map { $0.bitWidth / 8 } ?? 1, at: place)
        for number in numbers { append(number) }
    }

    /// Puts a list of numbers, and room for more that do not count.
    mutating func put(list numbers: [Double], room: Int = 0, at place: Int) {
        beginList(of: numbers.count, size: 8, at: place)
        for number in numbers { append(number.bitPattern) }
        append(zeros: 8 * max(0, room - numbers.count))
    }

    /// Puts a list of references.
    ///
    /// - Returns: their places.
    mutating func put(references count: Int, at place: Int) -> [Int] {
        beginList(of: count, size: 4, at: place)
        let first = bytes.count
        append(zeros: 4 * count)
        return (0..<count).map { first + 4 * $0 }
    }

    private mutating func beginList(of count: Int, size: Int, at place: Int) {
        while (bytes.count + 4) % max(size, 4) != 0 { bytes.append(0) }
        refer(from: place)
        append(UInt32(count))
    }

    /// What comes next is what a reference refers to.
    private mutating func refer(from place: Int) { set(UInt32(bytes.count - place), at: place) }

    private mutating func align(to size: Int) {
        while bytes.count % size != 0 { bytes.append(0) }
    }

    private mutating func append(_ value: Field) {
        switch value {
        case .byte(let number): append(number)
        case .short(let number): append(number)
        case .number(let number): append(number)
        case .long(let number): append(number)
        case .reference: append(zeros: 4)
        }
    }

    private mutating func append(_ number: some FixedWidthInteger) {
        withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
    }

    private mutating func append(zeros count: Int) { bytes.append(contentsOf: repeatElement(0, count: count)) }

    private mutating func set(_ number: some FixedWidthInteger, at place: Int) {
        withUnsafeBytes(of: number.littleEndian) { bytes.replaceSubrange(place..<place + $0.count, with: $0) }
    }
}
