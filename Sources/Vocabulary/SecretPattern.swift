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

    public static var all: [Regex<(Substring, Substring, Substring)>] { [parameter, user] }
}
