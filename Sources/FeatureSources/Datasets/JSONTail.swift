/// What stands behind the object that a text of JSON is: GDAL reads the first one and takes no notice of others.
struct JSONTail {
    /// The line in which more stands, counted from 1; nil where nothing does.
    ///
    /// - Complexity: O(n) for n bytes, of which a piece is held at a time.
    static func line(ofFileAt path: String) -> Int? {
        guard let file = FileParts(path) else { return nil }
        var (tail, line) = (JSONTail(), 1)
        return file.first { piece in
            let end = tail.take(piece)
            line += piece[..<(end ?? piece.count)].count { $0 == lineFeed }
            return end.map { _ in line }
        }
    }

    private static let lineFeed = UInt8(ascii: "\n")

    /// How many objects and lists are open; nil before the first.
    private var depth: Int?
    private var isText = false
    private var isEscaped = false

    /// - Returns: where more stands than the object.
    private mutating func take(_ piece: [UInt8]) -> Int? {
        piece.withUnsafeBufferPointer { bytes in
            for place in bytes.indices {
                let byte = bytes[place]
                // Within the object all but a few bytes say nothing.
                if depth ?? 0 > 0, !Self.isTelling[Int(byte)], !isEscaped { continue }
                if take(byte) { return place }
            }
            return nil
        }
    }

    private static let isTelling = (0..<256).map { [UInt8]("{}[]\"\\".utf8).contains(UInt8($0)) }

    /// - Returns: whether a byte stands behind the object, and is no blank.
    private mutating func take(_ byte: UInt8) -> Bool {
        if isText {
            takeOfText(byte)
            return false
        }
        switch byte {
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            if depth == 0 { return true }
            depth = (depth ?? 0) + 1
        case UInt8(ascii: "}"), UInt8(ascii: "]"): depth = depth.map { max(0, $0 - 1) }
        case UInt8(ascii: "\""):
            if depth == 0 { return true }
            isText = depth != nil
        // A call of a function may stand round it.
        case UInt8(ascii: ")"), UInt8(ascii: ";"): break
        default: return depth == 0 && byte > 0x20
        }
        return false
    }

    private mutating func takeOfText(_ byte: UInt8) {
        if isEscaped {
            isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
            isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
            isText = false
        }
    }
}
