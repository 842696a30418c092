import Vocabulary

/// Where layers come from: a file, a folder, or a database.
public struct SourceAddress: Hashable, Sendable {
    /// What is opened: a path, or a connection such as `PG:dbname=gis`.
    public let target: String
    /// How messages call it: as its user wrote it.
    public let name: String
    /// Parts of a connection that nobody is to see.
    public let secrets: [Secret]
    /// What it may be.
    public var access: SourceAccess

    /// A part of a connection that came from the environment.
    public struct Secret: Hashable, Sendable {
        public let value: String
        /// What messages have instead of it.
        public let shownAs: String

        public init(value: String, shownAs: String) {
            self.value = value
            self.shownAs = shownAs
        }
    }

    public init(target: String, name: String, secrets: [Secret] = [], access: SourceAccess = .usual) {
        self.target = target
        self.name = name
        self.secrets = secrets
        self.access = access
    }

    /// The address that a text names, whose paths start at a folder.
    ///
    /// - Parameter folder: a path with `/` at its end, or an empty text.
    public init(_ written: String, in folder: String, access: SourceAccess) {
        let name = SourceAddress.withoutSecrets(written)
        if let virtual = VirtualPath(written) {
            self.init(target: virtual.below(folder), name: name, access: access)
        } else if written.hasPrefix("/") || SourceAddress.isConnection(written) {
            self.init(target: SourceAddress.withGDALsScheme(written), name: name, access: access)
        } else {
            self.init(target: folder + written, name: name, access: access)
        }
    }

    /// PostgreSQL takes `postgres://` for `postgresql://`, GDAL knows the second alone.
    private static func withGDALsScheme(_ written: String) -> String {
        let short = "postgres://"
        return written.lowercased().hasPrefix(short) ? "postgresql://" + written.dropFirst(short.count) : written
    }

    /// Whether it names a server or a program, not a file.
    public var isConnection: Bool { SourceAddress.isConnection(target) }

    /// Whether a text names a server or a program: `PG:` and `postgresql://` do.
    public static func isConnection(_ text: String) -> Bool { RemoteSource.format(of: text) != nil }

    /// The file or folder that holds all of it; nil for a server, for what is fetched, and for a file of GDAL's virtual
    /// format, which has others read.
    public var file: String? {
        if isConnection || isVirtualFormat { return nil }
        guard let virtual = VirtualPath(target) else { return target }
        return virtual.isLocal ? virtual.file(where: SourceCheck.isThere) ?? virtual.path : nil
    }

    /// GDAL knows its virtual format by what a file begins with, whatever that is called.
    private var isVirtualFormat: Bool {
        if target.lowercased().hasSuffix(".vrt") { return true }
        return access.formats.contains("OGR_VRT") && FileHead.text(of: target).contains("<OGRVRTDataSource")
    }

    /// What a server says, without what came from the environment and without passwords.
    func withoutSecrets(_ answer: String) -> String {
        let hidden = secrets.filter { !$0.value.isEmpty }.sorted { $0.value.utf8.count > $1.value.utf8.count }
        let told = hidden.reduce(answer) { $0.replacing($1.value, with: $1.shownAs) }
        // A driver says it again without what told it apart.
        let written = target.firstMatch(of: SecretPattern.user).map { "/\($0.output.2)@" }
        return SourceAddress.withoutSecrets(written.map { told.replacing($0, with: "/***@") } ?? told)
    }

    /// A connection without what it says of passwords: for outputs and messages.
    public static func withoutSecrets(_ text: String) -> String {
        // Paths have none of these, and there are many of them.
        guard text.utf8.contains(where: [UInt8]("=@:".utf8).contains) else { return text }
        return text.replacing(#/(passw(?:or)?d\s*=\s*)('(?:[^'\\]|\\.)*(?:'|$)|"[^"]*"|(?:\\.|\S)+)/#.ignoresCase()) {
            "\($0.output.1)\(hidden($0.output.2))"
        }.replacing(#/(\/\/[^:\/@\s\[]*:)(?!\d+(?:[\/?,'"\s]|$))([^\n'"]*@|[^\s'"?]+)/#) { match in
            let isUser = match.output.2.last == "@"
            return "\(match.output.1)\(hidden(isUser ? match.output.2.dropLast() : match.output.2))\(isUser ? "@" : "")"
        }.withoutSecrets(SecretPattern.all)
    }

    /// What stands for a password: nothing that tells it, unless all that is written is where it comes from.
    fileprivate static func hidden(_ password: Substring) -> Substring {
        password.wholeMatch(of: #/'?\$\{env:[^}]*\}'?/#) == nil ? "***" : password
    }
}

extension String {
    fileprivate func withoutSecrets(_ patterns: [Regex<(Substring, Substring, Substring)>]) -> String {
        patterns.reduce(self) { text, pattern in
            text.replacing(pattern) { "\($0.output.1)\(SourceAddress.hidden($0.output.2))" }
        }
    }
}
