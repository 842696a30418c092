/// Secrets in what names a server, beside passwords: what comes before one, and the secret itself.
public enum SecretPattern {
    /// `pwd=...`, `token=...` and the like: in quotes or braces, else up to the next parameter.
    public static var parameter: Regex<(Substring, Substring, Substring)> {
        #/(\b(?:\w*pwd|passphrase|\w*token|\w*api_?key|\w*secret|\w*secret_?(?:access_?)?key|\w*signature)\s*=\s*)(\{[^}]*(?:\}|$)|"[^"]*(?:"|$)|'[^']*(?:'|$)|\\"[^"]*(?:"|$)|[^;'"\n]*?(?=[;'"\n]|$|[&,\s]\s*\w+\s*=))/#
            .ignoresCase()
    }

    /// `ODBC:user/password@...`, as of Oracle.
    public static var user: Regex<(Substring, Substring, Substring)> {
        #/((?:odbc|oci|pgeo):[^\/@\s]*\/)([^@\n'"]*)(?=@)/#.ignoresCase()
    }

    /// One of these is in each text that a pattern of secrets finds something in, passwords among them; letters of ASCII in either case.
    private static let marks = [
        "://", "passw", "passphrase", "pwd", "token", "apikey", "api_key", "secret", "signature", "odbc:", "oci:",
        "pgeo:",
    ].map { Array($0.utf8) }

    /// Whether a text is to be looked through: patterns take their time, and a job of thousands of mistakes quotes as many lines.
    public static func mayBe(in text: ArraySlice<UInt8>) -> Bool {
        let folded = text.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
        return folded.withUnsafeBufferPointer { text in
            text.indices.contains { start in
                marks.contains { mark in
                    text[start] == mark[0] && start + mark.count <= text.count
                        && mark.indices.allSatisfy { text[start + $0] == mark[$0] }
                }
            }
        }
    }

    public static var all: [Regex<(Substring, Substring, Substring)>] { [parameter, user] }
}
