/// Numbers distinct keys from 0, in the order in which they come. O(1) a key.
struct KeyIndex: Sendable {
    private var integers: [Int64: Int32] = [:]
    private var texts: [TextKey: Int32] = [:]
    private var others: [KeyBytes: Int32] = [:]

    /// The number of distinct keys.
    private(set) var count = 0

    /// The key's number; nil for one that was never numbered, or that matches nothing.
    func number(of key: RecordKey) -> Int32? {
        switch key {
        case .null, .unreadable: nil
        case .integer(let number): integers[number]
        case .text(let text): texts[text]
        case .bytes(let bytes): others[bytes]
        }
    }

    /// Calls `body` with each key and its number, in no order.
    func visit(_ body: (RecordKey, Int32) -> Void) {
        for (key, number) in integers { body(.integer(key), number) }
        for (key, number) in texts { body(.text(key), number) }
        for (key, number) in others { body(.bytes(key), number) }
    }

    /// The key's number, a new one where it has none; nil for a key that matches nothing.
    mutating func insert(_ key: RecordKey) -> Int32? {
        let new = Int32(count)
        // Read through a reference, so that a key is looked for once whether it is there or not.
        func number(_ entry: inout Int32) -> Int32 { entry }
        let known: Int32
        switch key {
        case .null, .unreadable: return nil
        case .integer(let integer): known = number(&integers[integer, default: new])
        case .text(let text): known = number(&texts[text, default: new])
        case .bytes(let bytes): known = number(&others[bytes, default: new])
        }
        if known == new { count += 1 }
        return known
    }

    /// Makes room for keys of the kind of the first one.
    mutating func reserve(_ count: Int, like key: RecordKey) {
        switch key {
        case .null, .unreadable: break
        case .integer: integers.reserveCapacity(count)
        case .text: texts.reserveCapacity(count)
        case .bytes: others.reserveCapacity(count)
        }
    }
}
