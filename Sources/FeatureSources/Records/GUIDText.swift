/// Globally unique ids as texts, with or without braces: `{0F8FAD5B-D9CB-469F-A165-70867728950E}`.
enum GUIDText {
    /// The id in small letters and without braces; nil where the text is none.
    static func canonical(_ text: String) -> String? {
        let bytes = text.utf8
        guard let digits = bytes.count == 38 ? withoutBraces(bytes) : bytes[...], digits.count == 36 else { return nil }
        var isGUID = true
        let small = digits.enumerated().map { place, byte in
            let isDash = byte == UInt8(ascii: "-")
            if isDash != dashes.contains(place) || (!isDash && !isHexDigit(byte)) { isGUID = false }
            // The bit that tells small letters from capital ones is set in digits and in the dash.
            return byte | 0x20
        }
        return isGUID ? String(decoding: small, as: UTF8.self) : nil
    }

    private static let dashes = [8, 13, 18, 23]

    private static func withoutBraces(_ text: String.UTF8View) -> Substring.UTF8View? {
        guard text.first == UInt8(ascii: "{"), text.last == UInt8(ascii: "}") else { return nil }
        return text.dropFirst().dropLast()
    }

    private static func isHexDigit(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
            UInt8(ascii: "A")...UInt8(ascii: "F"):
            true
        default: false
        }
    }
}
