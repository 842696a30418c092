import Vocabulary

/// Passwords in the connections to databases that a line of a job file names, so that no message shows them.
enum ConnectionSecrets {
    /// A message with asterisks in place of the passwords of connections that it quotes.
    static func hidden(in message: String) -> String {
        guard RemoteSource.isQuoted(in: message) else { return message }
        return String(decoding: hidden(in: Array(message.utf8)[...]), as: UTF8.self)
    }

    /// A message with references in place of values of the environment, where it quotes a connection.
    static func hidden(_ secrets: Set<WrittenText.Value>, in message: String) -> String {
        guard !secrets.isEmpty, RemoteSource.isQuoted(in: message) else { return message }
        // A value may be a part of another one.
        let ordered = secrets.filter { !$0.value.isEmpty }
            .sorted { ($1.value.utf8.count, $0.reference) < ($0.value.utf8.count, $1.reference) }
        return ordered.reduce(message) { $0.replacing($1.value, with: $1.reference) }
    }

    /// The line with an asterisk for each byte of a password, and so of the same length.
    static func hidden(in line: ArraySlice<UInt8>) -> [UInt8] {
        guard SecretPattern.mayBe(in: line) else { return Array(line) }
        let text = String(decoding: line, as: UTF8.self)
        var bytes = Array(line)
        // Bytes that are no UTF-8 have no place of their own in the text.
        guard text.utf8.count == bytes.count else { return bytes }
        let passwords = [parameter, userInformation].flatMap { text.matches(of: $0).map(\.output.1) }
        let others = SecretPattern.all.flatMap { text.matches(of: $0).map(\.output.2) }
        for secret in passwords + others {
            let start = text.utf8.distance(from: text.startIndex, to: secret.startIndex)
            for place in start..<(start + secret.utf8.count) { bytes[place] = UInt8(ascii: "*") }
        }
        return bytes
    }

    /// `password=...`, or `passwd=`, which some write for it, whose value may stand in quotes, which a text in quotes of its own doubles.
    private static var parameter: Regex<(Substring, Substring)> {
        #/passw(?:or)?d\s*=\s*(\*\*\*(?=')|''[^']*(?:''|$)|'(?:[^'\\]|\\.)*(?:'|$)|(?:\\+.|[^\s"\\])+)/#.ignoresCase()
    }

    /// `//user:password@`, or without the `@` that was forgotten; a port is none.
    private static var userInformation: Regex<(Substring, Substring)> {
        #/:\/\/[^:\/@\s\[]*:(?!\d+(?:[\/?,'"\s]|$))([^\n'"]*(?=@)|[^\s'"?]+)/#
    }
}
