/// What the bytes of a cell say beyond question.
enum PlainCell {
    /// What a cell holds.
    enum Kind {
        case empty
        /// A whole number of 32 bits.
        case short
        /// A whole number of 64 bits.
        case long
        case real
        /// A text that nobody could take for anything else.
        case text
        /// A word of truth to somebody.
        case truth
        /// What may be a number, a code or a date.
        case unclear
    }

    static let quote = UInt8(ascii: "\"")
    private static let carriageReturn = UInt8(ascii: "\r")
    /// The digits of a number that 64 bits hold for certain.
    private static let mostDigits = 18
    /// The digits in which doubles are written at most.
    private static let mostDecimals = 17
    private static let wordsOfTruth: Set = ["true", "false", "t", "f", "yes", "no", "y", "n", "on", "off"]
    private static let beginningsOfNumbers = ["nan", "inf"]

    /// - Parameter cell: without quotation marks.
    static func kind(of cell: Slice<UnsafeBufferPointer<UInt8>>) -> Kind {
        guard let first = cell.first else { return .empty }
        if first >= 0x80 || isLetter(first) { return kind(ofText: cell) }
        let digits = first == UInt8(ascii: "-") ? cell.dropFirst() : cell
        let whole = digits.prefix(while: isDigit)
        guard isPlainWhole(whole) else { return .unclear }
        let rest = digits.dropFirst(whole.count)
        if rest.isEmpty { return kind(ofWhole: cell) }
        let decimals = rest.dropFirst()
        let isReal = rest.first == UInt8(ascii: ".") && (1...mostDecimals).contains(decimals.count)
        return isReal && decimals.allSatisfy(isDigit) ? .real : .unclear
    }

    /// Digits without a zero before them, which a code may have.
    private static func isPlainWhole(_ digits: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        guard let first = digits.first, digits.count <= mostDigits else { return false }
        return first != UInt8(ascii: "0") || digits.count == 1
    }

    private static func kind(ofWhole cell: Slice<UnsafeBufferPointer<UInt8>>) -> Kind {
        guard let number = integer(UnsafeBufferPointer(rebasing: cell)) else { return .unclear }
        if number == 0, cell.count > 1 { return .unclear }
        return Int32(exactly: number) == nil ? .long : .short
    }

    private static func kind(ofText cell: Slice<UnsafeBufferPointer<UInt8>>) -> Kind {
        let start = String(decoding: cell.prefix(6), as: UTF8.self).lowercased()
        if wordsOfTruth.contains(start) { return .truth }
        return beginningsOfNumbers.contains { start.hasPrefix($0) } ? .unclear : .text
    }

    /// - Parameter cell: of kind `short` or `long`.
    static func integer(_ cell: UnsafeBufferPointer<UInt8>) -> Int64? { Int64(String(decoding: cell, as: UTF8.self)) }

    /// The double nearest to a number.
    ///
    /// - Parameter cell: of kind `short`, `long` or `real`.
    static func real(_ cell: UnsafeBufferPointer<UInt8>) -> Double? { Double(String(decoding: cell, as: UTF8.self)) }

    /// The cell without the part of the end of a line that belongs to DOS.
    static func trimmed(_ bytes: UnsafeBufferPointer<UInt8>, _ cell: Range<Int>) -> Range<Int> {
        let ends = !cell.isEmpty && bytes[cell.upperBound - 1] == carriageReturn
        return ends ? cell.lowerBound..<cell.upperBound - 1 : cell
    }

    /// A text in which each quotation mark stands twice, with each standing once.
    static func withoutDoubledQuotes(_ cell: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity(cell.count)
        var isFirst = false
        for byte in cell {
            isFirst = byte == quote && !isFirst
            if isFirst || byte != quote { text.append(byte) }
        }
        return text
    }

    static func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) }

    static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
