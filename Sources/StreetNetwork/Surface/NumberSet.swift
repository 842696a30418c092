/// Some of the numbers below a limit: a bit for each, and a bit for each 64 of these. Reused; to empty it takes time in proportion to what it held.
struct NumberSet: ~Copyable {
    private let words: UnsafeMutablePointer<UInt64>
    /// A bit for each word: whether it has one.
    private let summary: UnsafeMutablePointer<UInt64>
    private let summaryCount: Int

    init(below limit: Int) {
        let wordCount = limit / 64 + 1
        summaryCount = wordCount / 64 + 1
        words = .allocate(capacity: wordCount)
        words.initialize(repeating: 0, count: wordCount)
        summary = .allocate(capacity: summaryCount)
        summary.initialize(repeating: 0, count: summaryCount)
    }

    deinit {
        words.deallocate()
        summary.deallocate()
    }

    @inline(__always)
    func contains(_ number: Int) -> Bool { words[number >> 6] & 1 << UInt64(number & 63) != 0 }

    @inline(__always)
    func insert(_ number: Int) {
        words[number >> 6] |= 1 << UInt64(number & 63)
        summary[number >> 12] |= 1 << UInt64(number >> 6 & 63)
    }

    func removeAll() {
        for part in 0..<summaryCount where summary[part] != 0 {
            Self.visitBits(of: summary[part]) { words[part << 6 | $0] = 0 }
            summary[part] = 0
        }
    }

    /// Puts all of the numbers into a list, ascending.
    func list(into numbers: inout [UInt32]) {
        numbers.removeAll(keepingCapacity: true)
        for part in 0..<summaryCount where summary[part] != 0 {
            Self.visitBits(of: summary[part]) { word in
                Self.visitBits(of: words[part << 6 | word]) { numbers.append(UInt32(part << 12 | word << 6 | $0)) }
            }
        }
    }

    @inline(__always)
    private static func visitBits(of word: UInt64, _ visit: (Int) -> Void) {
        var rest = word
        while rest != 0 {
            visit(rest.trailingZeroBitCount)
            rest &= rest - 1
        }
    }
}
