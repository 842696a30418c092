/// Passwords in the connections to databases that a line of a job file names, so that no message shows them.
enum ConnectionSecrets {
    /// The line with an asterisk for each byte of a password, and so of the same length.
    static func hidden(in line: ArraySlice<UInt8>) -> [UInt8] {
        let text = String(decoding: line, as: UTF8.self)
        var bytes = Array(line)
        // Bytes that are no UTF-8 have no place of their own in the text.
        guard text.utf8.count == bytes.count else { return bytes }
        for secret in text.matches(of: parameter).map(\.output.1) + text.matches(of: userInformation).map(\.output.1) {
            let start = text.utf8.distance(from: text.startIndex, to: secret.startIndex)
            for place in start..<(start + secret.utf8.count) { bytes[place] = UInt8(ascii: "*") }
        }
        return bytes
    }

    /// `password=...`, whose value may stand in quotes, which a text in quotes of its own doubles.
    private static var parameter: Regex<(Substring, Substring)> {
        #/password\s*=\s*(''[^']*(?:''|$)|'(?:[^'\\]|\\.)*(?:'|$)|[^\s"]+)/#.ignoresCase()
    }

    /// `//user:password@`.
    private static var userInformation: Regex<(Substring, Substring)> { #/:\/\/[^:\/@\s]*:([^\s"]*)@/# }
}
