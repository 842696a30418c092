/// Whole numbers beyond 64 bits in a text, of which GDAL makes the last that it can hold.
enum OverlongNumbers {
    private static let pieceBytes = 1 << 20
    private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    /// Fewer digits are always within 64 bits.
    private static let leastDigits = 19

    /// Whether there is one in a file.
    ///
    /// - Complexity: O(n) for n bytes.
    static func areIn(_ path: String) -> Bool {
        guard let file = FileParts(path) else { return false }
        /// The digits so far, what stands before them, and the last byte.
        var (number, before, last): ([UInt8], UInt8, UInt8) = ([], 0, 0)
        var place = 0
        while place < file.size {
            let piece = file.bytes(at: place, pieceBytes)
            if piece.isEmpty { break }
            for byte in piece {
                if digits.contains(byte) {
                    if number.isEmpty { before = last }
                    number.append(byte)
                } else if !number.isEmpty {
                    if isOverlong(number, before, after: byte) { return true }
                    number.removeAll(keepingCapacity: true)
                }
                last = byte
            }
            place += piece.count
        }
        return isOverlong(number, before, after: 0)
    }

    /// A part of a broken number is none.
    private static func isOverlong(_ number: [UInt8], _ before: UInt8, after: UInt8) -> Bool {
        guard number.count >= leastDigits, before != UInt8(ascii: "."), ![UInt8](".eE".utf8).contains(after) else {
            return false
        }
        let sign = before == UInt8(ascii: "-") ? "-" : ""
        return Int64(sign + String(decoding: number, as: UTF8.self)) == nil
    }
}
