import FeatureSources
import FoundationEssentials

/// The lines of an EPANET input file as texts: UTF-8, or else Latin-1; with or without a byte order mark; ended as on Unix,
/// Windows or an old Macintosh.
struct EPANETText {
    let lines: [Substring]

    /// - Throws: `SourceError`.
    init(_ address: SourceAddress) throws(SourceError) {
        guard let data = FileManager.default.contents(atPath: address.target) else {
            guard FileManager.default.fileExists(atPath: address.target) else {
                throw .missing(source: address.name, nearest: nil)
            }
            throw .unreadable(source: address.name, reason: "it may not be read")
        }
        try self.init(Array(data), named: address.name)
    }

    init(_ bytes: [UInt8], named name: String) throws(SourceError) {
        // UTF-16 has zeros in every line of plain English.
        if bytes.contains(0) {
            throw .unreadable(source: name, reason: "it holds zero bytes, so that it is no text in UTF-8 or Latin-1")
        }
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let body = bytes.starts(with: mark) ? Array(bytes.dropFirst(mark.count)) : bytes
        let text = String(validating: body, as: UTF8.self) ?? Self.latin1(body)
        lines = Self.lines(of: text)
    }

    /// Every byte is the character of that number.
    private static func latin1(_ bytes: [UInt8]) -> String {
        var text = String.UnicodeScalarView()
        for byte in bytes { text.append(Unicode.Scalar(byte)) }
        return String(text)
    }

    private static func lines(of text: String) -> [Substring] {
        var lines: [Substring] = []
        var start = text.startIndex
        var place = start
        let (feed, carriageReturn) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
        while place < text.endIndex {
            let byte = text.utf8[place]
            guard byte == feed || byte == carriageReturn else {
                place = text.utf8.index(after: place)
                continue
            }
            lines.append(text[start..<place])
            place = text.utf8.index(after: place)
            if byte == carriageReturn, place < text.endIndex, text.utf8[place] == feed {
                place = text.utf8.index(after: place)
            }
            start = place
        }
        if start < text.endIndex { lines.append(text[start...]) }
        return lines
    }
}
