import Vocabulary

/// What a job's `job.json` tells of it.
struct RecordedJob: Sendable {
    struct OutputFile: Sendable {
        let name: String
        let bytes: Int
    }

    struct Network: Sendable, Hashable {
        let name: String
        let digest: String
    }

    /// A value as one line of JSON, and where it is from.
    struct Parameter: Sendable {
        let path: String
        let value: String
        let origin: String
    }

    private(set) var kind = ""
    private(set) var description: String?
    private(set) var attribution: String?
    private(set) var network: Network?
    private(set) var travelMode: String?
    private(set) var messages: [Message] = []
    private(set) var counts: [(name: String, count: Int)] = []
    /// By path; built-in ones are left out.
    private(set) var parameters: [Parameter] = []
    private(set) var files: [OutputFile] = []
    /// A digest of all of it, and so of the files.
    private(set) var seal = ""

    /// Whether texts of CSV that a spreadsheet would take for formulas stand behind an apostrophe.
    var escapesFormulas: Bool { parameters.contains { $0.path == "outputs.csv.formulas" && $0.value == "escape" } }

    /// - Returns: nil where there is none, or one that cannot be read.
    init?(in folder: String) {
        guard let bytes = FileBytes.read(folder + "/job.json") else { return nil }
        self.init(bytes)
    }

    /// - Returns: nil for what cannot be read.
    init?(_ bytes: [UInt8]) {
        var text = JSONCursor(bytes)
        do throws(UnreadableTable) {
            while let member = try text.nextMember() { try take(member, from: &text) }
        } catch {
            return nil
        }
        guard !kind.isEmpty else { return nil }
        counts.sort { $0.name < $1.name }
        parameters.sort { $0.path < $1.path }
    }

    private mutating func take(_ member: String, from text: inout JSONCursor) throws(UnreadableTable) {
        switch member {
        case "kind": kind = try text.stringIfAny() ?? ""
        case "description": description = try text.stringIfAny()
        case "attribution": attribution = try text.stringIfAny()
        case "network":
            let members = try text.strings()
            if let name = members["name"], let digest = members["digest"] {
                network = Network(name: name, digest: digest)
            }
        case "travel_mode": travelMode = try text.strings()["name"]
        case "messages": while try text.nextItem() { messages += [Self.message(try text.strings())].compactMap(\.self) }
        case "counts":
            while let name = try text.nextMember() {
                counts += [try text.integerIfAny()].compactMap(\.self).map { (name, $0) }
            }
        case "parameters":
            while let path = try text.nextMember() {
                parameters += [try Self.parameter(path, &text)].compactMap(\.self)
            }
        case "seal": seal = try text.stringIfAny() ?? ""
        case "outputs": while try text.nextItem() { files += [try Self.file(&text)].compactMap(\.self) }
        default: try text.skipValue()
        }
    }

    private static func message(_ members: [String: String]) -> Message? {
        guard let severity = members["severity"].flatMap(Message.Severity.init), let code = members["code"],
            let text = members["text"]
        else { return nil }
        return Message(severity, code, text)
    }

    private static func parameter(_ path: String, _ text: inout JSONCursor) throws(UnreadableTable) -> Parameter? {
        var (value, origin): (ArraySlice<UInt8>, String?) = ([], nil)
        while let member = try text.nextMember() {
            switch member {
            case "value": value = try text.value()
            case "from": origin = try text.stringIfAny()
            default: try text.skipValue()
            }
        }
        guard let origin, origin != "built in", !value.isEmpty, !value.elementsEqual("null".utf8) else { return nil }
        return Parameter(path: path, value: try line(value), origin: origin)
    }

    /// - Parameter value: JSON, on one line or on several.
    private static func line(_ value: ArraySlice<UInt8>) throws(UnreadableTable) -> String {
        if value.first == UInt8(ascii: "\"") {
            var cursor = JSONCursor(Array(value))
            return try cursor.string()
        }
        let text = String(decoding: withoutSpaces(value), as: UTF8.self)
        return text.utf8.count > 200 ? text.prefix(200) + "…" : text
    }

    /// The same document without what stands between its words.
    private static func withoutSpaces(_ document: ArraySlice<UInt8>) -> [UInt8] {
        var (words, isInText, isEscaped): ([UInt8], _, _) = ([], false, false)
        words.reserveCapacity(document.count)
        for byte in document where isInText || byte > 0x20 {
            words.append(byte)
            if byte == UInt8(ascii: "\""), !isEscaped { isInText.toggle() }
            isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
        }
        return words
    }

    /// Names that would lead out of the folder are nobody's.
    private static func file(_ text: inout JSONCursor) throws(UnreadableTable) -> OutputFile? {
        var (name, bytes): (String?, Int?) = (nil, nil)
        while let member = try text.nextMember() {
            switch member {
            case "file": name = try text.stringIfAny()
            case "bytes": bytes = try text.integerIfAny()
            default: try text.skipValue()
            }
        }
        guard let name, !name.utf8.contains(UInt8(ascii: "/")), let bytes else { return nil }
        return OutputFile(name: name, bytes: bytes)
    }
}
