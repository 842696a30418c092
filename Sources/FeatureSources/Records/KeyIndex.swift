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

    /// The key's number, a new one where it has none; nil for a key that matches nothing.
    mutating func insert(_ key: RecordKey) -> Int32? {
        if let known = number(of: key) { return known }
        switch key {
        case .null, .unreadable: return nil
        case .integer(let number): integers[number] = Int32(count)
        case .text(let text): texts[text] = Int32(count)
        case .bytes(let bytes): others[bytes] = Int32(count)
        }
        defer { count += 1 }
        return Int32(count)
    }
}
