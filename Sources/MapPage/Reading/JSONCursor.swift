import Geometry
import Vocabulary

/// Walks through JSON without making a tree of it: files of outputs are large.
struct JSONCursor {
    private let bytes: [UInt8]
    private(set) var place = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    private var next: UInt8? {
        mutating get {
            while place < bytes.count, bytes[place] <= 0x20 { place += 1 }
            return place < bytes.count ? bytes[place] : nil
        }
    }

    /// Goes on behind a text, if it comes at all.
    mutating func skip(past text: String) -> Bool {
        let wanted = Array(text.utf8)
        while place + wanted.count <= bytes.count {
            if bytes[place..<place + wanted.count].elementsEqual(wanted) {
                place += wanted.count
                return true
            }
            place += 1
        }
        return false
    }

    /// Whether a character was next, which is then passed.
    mutating func take(_ byte: UInt8) -> Bool {
        guard next == byte else { return false }
        place += 1
        return true
    }

    mutating func expect(_ byte: UInt8) throws(UnreadableTable) {
        guard take(byte) else { throw cutOff }
    }

    /// Whether nothing comes any more.
    var isAtEnd: Bool {
        mutating get { next == nil }
    }

    /// Whether a number is next.
    var isNumber: Bool {
        mutating get { next.map { $0 == UInt8(ascii: "-") || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 } ?? false }
    }

    var isString: Bool {
        mutating get { next == UInt8(ascii: "\"") }
    }

    /// Whether a bracket with a number in it is next.
    var startsPlace: Bool {
        var ahead = self
        return ahead.take(UInt8(ascii: "[")) && ahead.isNumber
    }

    mutating func key() throws(UnreadableTable) -> String {
        let key = try string()
        try expect(UInt8(ascii: ":"))
        return key
    }

    mutating func skipKey() throws(UnreadableTable) {
        try skipString()
        try expect(UInt8(ascii: ":"))
    }

    mutating func takeNull() throws(UnreadableTable) -> Bool {
        guard next == UInt8(ascii: "n") else { return false }
        try skip(word: "null")
        return true
    }

    mutating func cell(into cells: inout CellList) throws(UnreadableTable) {
        let (first, start) = (next, place)
        switch first {
        case UInt8(ascii: "\""):
            try skipString()
            guard bytes[start + 1..<place - 1].allSatisfy(JSONValue.isPlain) else {
                place = start
                return cells.append(text: try string())
            }
        case UInt8(ascii: "n"): try skip(word: "null")
        case UInt8(ascii: "t"): try skip(word: "true")
        case UInt8(ascii: "f"): try skip(word: "false")
        default: try skipNumber()
        }
        bytes.withUnsafeBytes { cells.append(json: UnsafeRawBufferPointer(rebasing: $0[start..<place])) }
    }

    /// A value of any form.
    mutating func skipValue() throws(UnreadableTable) {
        var depth = 0
        repeat {
            switch next {
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                depth += 1
                place += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                depth -= 1
                place += 1
            case UInt8(ascii: "\""): try skipString()
            case UInt8(ascii: ","), UInt8(ascii: ":"): place += 1
            case nil: throw cutOff
            default: while place < bytes.count, !Self.ends(bytes[place]) { place += 1 }
            }
        } while depth > 0
    }

    /// A value of any form, as it is written.
    mutating func value() throws(UnreadableTable) -> ArraySlice<UInt8> {
        _ = next
        let start = place
        try skipValue()
        return bytes[start..<min(place, bytes.count)]
    }

    mutating func string() throws(UnreadableTable) -> String {
        _ = next
        let start = place
        try skipString()
        let inner = bytes[start + 1..<place - 1]
        guard inner.contains(UInt8(ascii: "\\")) else { return String(decoding: inner, as: UTF8.self) }
        return try unescaped(inner)
    }

    private mutating func skipString() throws(UnreadableTable) {
        try expect(UInt8(ascii: "\""))
        while place < bytes.count {
            switch bytes[place] {
            case UInt8(ascii: "\""):
                place += 1
                return
            case UInt8(ascii: "\\"): place += 2
            default: place += 1
            }
        }
        throw cutOff
    }

    private func unescaped(_ inner: ArraySlice<UInt8>) throws(UnreadableTable) -> String {
        var units: [UInt16] = []
        var rest = inner
        while let byte = rest.first {
            guard byte == UInt8(ascii: "\\") else {
                let plain = rest.prefix { $0 != UInt8(ascii: "\\") }
                units += String(decoding: plain, as: UTF8.self).utf16
                rest = rest.dropFirst(plain.count)
                continue
            }
            rest = rest.dropFirst()
            let letter = rest.popFirst() ?? 0
            if letter == UInt8(ascii: "u") {
                guard let unit = UInt16(String(decoding: rest.prefix(4), as: UTF8.self), radix: 16) else {
                    throw cutOff
                }
                units.append(unit)
                rest = rest.dropFirst(4)
            } else {
                units.append(UInt16(Self.controls[letter] ?? letter))
            }
        }
        return String(decoding: units, as: UTF16.self)
    }

    private static let controls: [UInt8: UInt8] = [
        UInt8(ascii: "n"): 10, UInt8(ascii: "r"): 13, UInt8(ascii: "t"): 9, UInt8(ascii: "b"): 8, UInt8(ascii: "f"): 12,
    ]

    private mutating func skipNumber() throws(UnreadableTable) {
        let start = place
        while place < bytes.count, Self.isOfNumber(bytes[place]) { place += 1 }
        guard place > start, place == bytes.count || Self.ends(bytes[place]) else { throw cutOff }
    }

    private static func isOfNumber(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."),
            UInt8(ascii: "e"), UInt8(ascii: "E"):
            true
        default: false
        }
    }

    /// A number of degrees in units of 1e-7.
    private mutating func degrees() throws(UnreadableTable) -> Int32 {
        guard isNumber else { throw cutOff }
        let isNegative = take(UInt8(ascii: "-"))
        var (value, decimals) = (Int64(0), -1)
        while place < bytes.count, decimals < 7 {
            let byte = bytes[place]
            if byte == UInt8(ascii: "."), decimals < 0 {
                decimals = 0
            } else if UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte, value < 10_000_000_000 {
                value = value * 10 + Int64(byte - UInt8(ascii: "0"))
                if decimals >= 0 { decimals += 1 }
            } else {
                break
            }
            place += 1
        }
        while place < bytes.count, !Self.ends(bytes[place]) { place += 1 }
        for _ in max(decimals, 0)..<7 { value *= 10 }
        guard let degrees = Int32(exactly: isNegative ? -value : value) else { throw cutOff }
        return degrees
    }

    /// A position behind its opening bracket; a height is passed over.
    mutating func position() throws(UnreadableTable) -> Coordinate {
        let longitude = try degrees()
        try expect(UInt8(ascii: ","))
        let latitude = try degrees()
        while take(UInt8(ascii: ",")) { _ = try degrees() }
        try expect(UInt8(ascii: "]"))
        return Coordinate(longitude: longitude, latitude: latitude)
    }

    /// The positions of a line behind its opening bracket.
    mutating func line(into places: inout [Coordinate]) throws(UnreadableTable) {
        repeat {
            if takePlainPositions(into: &places) { continue }
            try expect(UInt8(ascii: "["))
            places.append(try position())
        } while take(UInt8(ascii: ","))
        try expect(UInt8(ascii: "]"))
    }

    /// Takes positions with commas between them, as long as they are written as they are here.
    ///
    /// - Returns: whether there was one.
    private mutating func takePlainPositions(into places: inout [Coordinate]) -> Bool {
        let start = place
        place = bytes.withUnsafeBytes { bytes in
            guard let first = bytes.baseAddress else { return start }
            var (end, next) = (start, start)
            while next + PlainPosition.reach <= bytes.count, let position = PlainPosition(at: first + next) {
                places.append(position.place)
                end = next + position.length
                guard bytes[end] == UInt8(ascii: ",") else { break }
                next = end + 1
            }
            return end
        }
        return place > start
    }

    private mutating func skip(word: String) throws(UnreadableTable) {
        guard bytes[place...].starts(with: word.utf8) else { throw cutOff }
        place += word.utf8.count
    }

    private static func ends(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: ",") || byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") || byte <= 0x20
    }

    private var cutOff: UnreadableTable { UnreadableTable(reason: "it is damaged at byte \(place + 1)") }
}
