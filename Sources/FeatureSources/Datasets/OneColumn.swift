import Glibc

/// A table of CSV that has one column, such as a list of ids. GDAL takes it for no table, but for one with a comma behind the name of
/// the column, and then has that column alone.
enum OneColumn {
    private static let (quote, comma, lineFeed) = (UInt8(ascii: "\""), UInt8(ascii: ","), UInt8(ascii: "\n"))
    private static let carriageReturn = UInt8(ascii: "\r")
    private static let byteOrderMark = [UInt8]("\u{FEFF}".utf8)
    /// Bytes within which the name of a column ends.
    private static let longestName = 1024

    /// The text with that comma; nil for what has several columns, or is no table.
    static func text(of address: SourceAddress) -> [UInt8]? {
        guard address.file == address.target, address.target.lowercased().hasSuffix(".csv"),
            let file = FileParts(address.target)
        else { return nil }
        let start = file.bytes(at: 0, min(file.size, longestName))
        let end = start.firstIndex { [lineFeed, carriageReturn].contains($0) } ?? start.count
        guard end < longestName, isName(start[..<end]) else { return nil }
        let text = file.bytes(at: 0, file.size)
        return text.count < file.size || hasSeparator(text) ? nil : text[..<end] + [comma] + text[end...]
    }

    /// Why a table of one column is no table: nil where it is none.
    static func reason(for address: SourceAddress) -> String? {
        guard address.target.lowercased().hasSuffix(".csv"), let file = FileParts(address.target), file.size > 0,
            case let start = file.bytes(at: 0, min(file.size, longestName)), !hasSeparator(start),
            !isName(start.prefix { $0 != lineFeed && $0 != carriageReturn })
        else { return nil }
        return "a table of one column begins with the column's name, of letters and digits, on a line of its own"
    }

    /// Whether nothing but a name stands there, as at the beginning of a table and not of another text.
    private static func isName(_ line: ArraySlice<UInt8>) -> Bool {
        let bytes = line.starts(with: byteOrderMark) ? line.dropFirst(byteOrderMark.count) : line
        return bytes.contains { PlainCell.isLetter($0) || $0 >= 0x80 }
            && bytes.allSatisfy {
                PlainCell.isLetter($0) || PlainCell.isDigit($0) || $0 >= 0x80 || [UInt8](" _-.\"".utf8).contains($0)
            }
    }

    /// Whether some value ends before its line does.
    private static func hasSeparator(_ text: [UInt8]) -> Bool {
        var isQuoted = false
        return text.contains { byte in
            switch byte {
            case quote: isQuoted.toggle()
            case comma, UInt8(ascii: ";"), UInt8(ascii: "\t"), UInt8(ascii: "|"), 0: return !isQuoted
            default: break
            }
            return false
        }
    }
}
