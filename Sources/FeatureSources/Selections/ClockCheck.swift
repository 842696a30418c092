/// Finds what makes a condition mean something else at another time or on another machine.
struct ClockCheck {
    /// Words for what is not the same at another time, for somebody else or with another program.
    private static let changing: Set = [
        "RANDOM", "RANDOMBLOB", "RANDOM_NORMAL", "NOW", "CURRENT_DATE", "CURRENT_TIME", "CURRENT_TIMESTAMP",
        "LOCALTIME", "LOCALTIMESTAMP", "CLOCK_TIMESTAMP", "STATEMENT_TIMESTAMP", "TRANSACTION_TIMESTAMP",
        "TIMEOFDAY", "GEN_RANDOM_UUID", "UUID_GENERATE_V1", "UUID_GENERATE_V4", "NEXTVAL", "TXID_CURRENT",
        "PG_BACKEND_PID", "CURRENT_USER", "SESSION_USER", "VERSION", "SQLITE_VERSION", "SQLITE_SOURCE_ID",
        "LAST_INSERT_ROWID", "CHANGES", "TOTAL_CHANGES",
    ]
    /// Functions that take the present where they are given no time, or the text 'now'; and how many arguments the time
    /// stands behind. The last one is PostgreSQL's, the others are SQLite's.
    private static let clocks = [
        "DATE": 0, "TIME": 0, "DATETIME": 0, "JULIANDAY": 0, "UNIXEPOCH": 0, "STRFTIME": 1, "TIMEDIFF": 0,
        "AGE": 1,
    ]
    /// Texts that stand for the present, or ask for the time zone of the machine.
    private static let changingTexts: Set = ["now", "localtime", "utc"]
    /// Texts that PostgreSQL takes for days.
    private static let days: Set = ["now", "today", "tomorrow", "yesterday"]

    private let tokens: [ConditionToken]
    private let fields: Set<String>
    private let temporal: Set<String>

    init(_ condition: String, fields: [LayerField]) {
        tokens = ConditionToken.tokens(of: condition).filter { $0.kind != .blank }
        self.fields = Set(fields.map { $0.name.uppercased() })
        temporal = Set(fields.filter(\.kind.isTemporal).map { $0.name.uppercased() })
    }

    /// The first such part, as it may be shown; nil where there is none.
    func changingPart() -> String? {
        for place in tokens.indices {
            let token = tokens[place]
            guard isWord(token) else { continue }
            // Functions may be called with their schema before them, `pg_catalog.now()`, as fields have their table there.
            let parts = token.word.split(separator: ".")
            guard parts.count < 2 || word(place + 1) == "(", let name = parts.last.map(String.init) else { continue }
            if Self.changing.contains(name) { return token.written.lowercased() }
            guard let before = Self.clocks[name], word(place + 1) == "(" else { continue }
            if let part = changingPart(of: arguments(from: place + 2), behind: before) {
                return "\(token.written.lowercased())(\(part))"
            }
        }
        let namesTime = tokens.contains { $0.kind == .name && temporal.contains($0.content.uppercased()) }
        let isCast = tokens.contains {
            $0.word == "::" || ["DATE", "TIME", "TIMESTAMP", "TIMESTAMPTZ"].contains($0.word)
        }
        guard namesTime || isCast else { return nil }
        return tokens.first { $0.kind == .text && isDay($0) }?.written
    }

    /// Whether it is a word that no field has for its name.
    private func isWord(_ token: ConditionToken) -> Bool {
        token.kind == .name && !token.written.hasPrefix("\"") && !fields.contains(token.word)
    }

    private func changingPart(of arguments: [[ConditionToken]], behind before: Int) -> String? {
        if arguments.count <= before || arguments[before].isEmpty { return "" }
        for argument in arguments {
            if let text = argument.first(where: { $0.kind == .text && Self.changingTexts.contains(plain($0)) }) {
                return text.written
            }
            // A text that is put together may be any.
            let isMade = argument.contains { $0.kind == .sign && ["||", "("].contains($0.written) }
            if isMade, !argument.contains(where: { $0.kind == .name && fields.contains($0.content.uppercased()) }) {
                return argument.map(\.written).joined()
            }
        }
        return nil
    }

    /// Whether a text is one of those days, also with a time of the day: `today 08:00`.
    private func isDay(_ text: ConditionToken) -> Bool {
        let words = plain(text).split(separator: " ")
        guard let first = words.first, words.count < 3, Self.days.contains(String(first)) else { return false }
        return words.dropFirst().allSatisfy { $0.allSatisfy { $0.isNumber || $0 == ":" || $0 == "." } }
    }

    private func plain(_ token: ConditionToken) -> String {
        token.content.lowercased().split(separator: " ").joined(separator: " ")
    }

    /// What stands between the commas up to the closing parenthesis.
    private func arguments(from start: Int) -> [[ConditionToken]] {
        var (arguments, depth): ([[ConditionToken]], Int) = ([[]], 0)
        for token in tokens[min(start, tokens.count)...] {
            if token.written == ")", depth == 0 { break }
            if token.written == "(" { depth += 1 }
            if token.written == ")" { depth -= 1 }
            if token.written == ",", depth == 0 {
                arguments.append([])
            } else {
                arguments[arguments.count - 1].append(token)
            }
        }
        return arguments
    }

    private func word(_ place: Int) -> String { tokens.indices ~= place ? tokens[place].word : "" }
}
