/// Writes values one after the other as numbers and texts, to be read in the same order.
struct RecordWriter {
    private(set) var numbers: [Int64] = []
    private(set) var texts: [String] = []

    mutating func put(_ number: Int) { numbers.append(Int64(number)) }
    mutating func put(_ flag: Bool) { numbers.append(flag ? 1 : 0) }
    mutating func put(_ number: Double) { numbers.append(Int64(bitPattern: number.bitPattern)) }

    mutating func put(_ text: String) {
        numbers.append(Int64(texts.count))
        texts.append(text)
    }

    mutating func put(_ text: String?) {
        put(text != nil)
        if let text { put(text) }
    }

    mutating func put<Item>(_ items: [Item], _ write: (Item, inout RecordWriter) -> Void) {
        put(items.count)
        for item in items { write(item, &self) }
    }
}

/// Thrown where records end too early, or hold what they cannot.
struct UnreadableRecord: Error {}

/// Reads what a `RecordWriter` wrote.
struct RecordReader {
    private let numbers: [Int64]
    private let texts: [String]
    private var place = 0

    init(numbers: [Int64], texts: [String]) {
        self.numbers = numbers
        self.texts = texts
    }

    var isAtEnd: Bool { place == numbers.count }

    mutating func number() throws -> Int {
        guard place < numbers.count else { throw UnreadableRecord() }
        place += 1
        return Int(numbers[place - 1])
    }

    mutating func flag() throws -> Bool { try number() != 0 }
    mutating func double() throws -> Double { Double(bitPattern: UInt64(bitPattern: Int64(try number()))) }

    mutating func text() throws -> String {
        let index = try number()
        guard texts.indices.contains(index) else { throw UnreadableRecord() }
        return texts[index]
    }

    mutating func optionalText() throws -> String? { try flag() ? try text() : nil }

    mutating func choice<Choice: RawRepresentable<Int>>() throws -> Choice {
        guard let choice = Choice(rawValue: try number()) else { throw UnreadableRecord() }
        return choice
    }

    mutating func list<Item>(_ read: (inout RecordReader) throws -> Item) throws -> [Item] {
        let count = try number()
        // Each item takes at least one number.
        guard 0...(numbers.count - place) ~= count else { throw UnreadableRecord() }
        var items: [Item] = []
        for _ in 0..<count { items.append(try read(&self)) }
        return items
    }
}
