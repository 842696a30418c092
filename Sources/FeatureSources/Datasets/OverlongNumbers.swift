/// Finds a whole number beyond 64 bits in a text, of which GDAL makes the last one that it can hold.
struct OverlongNumbers {
    /// Fewer digits are always within 64 bits.
    private static let leastDigits = 19

    /// The digits so far, what stands before them, and the last byte.
    private var number: [UInt8] = []
    private var before: UInt8 = 0
    private var last: UInt8 = 0

    /// Whether there is one in a file.
    ///
    /// - Complexity: O(n) for n bytes.
    static func areIn(_ path: String) -> Bool {
        guard let file = FileParts(path) else { return false }
        var numbers = OverlongNumbers()
        let isFound = file.first { piece in piece.contains { numbers.endsOne($0) } ? true : nil }
        return isFound ?? numbers.isOverlong(before: 0)
    }

    private mutating func endsOne(_ byte: UInt8) -> Bool {
        defer { last = byte }
        if PlainCell.isDigit(byte) {
            if number.isEmpty { before = last }
            number.append(byte)
            return false
        }
        defer { number.removeAll(keepingCapacity: true) }
        return isOverlong(before: byte)
    }

    /// A part of a broken number is none.
    private func isOverlong(before next: UInt8) -> Bool {
        guard number.count >= Self.leastDigits, before != UInt8(ascii: "."), ![UInt8](".eE".utf8).contains(next) else {
            return false
        }
        let sign = before == UInt8(ascii: "-") ? "-" : ""
        return Int64(sign + String(decoding: number, as: UTF8.self)) == nil
    }
}
