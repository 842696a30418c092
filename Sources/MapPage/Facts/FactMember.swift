import Vocabulary

/// A member of what is told of a job, which can be cut short.
struct FactMember: Sendable {
    private let name: String
    private let content: Content

    private enum Content: Sendable {
        case text(String)
        case items(open: String, [String], close: String, left: Int)
    }

    static func text(_ name: String, _ text: String) -> FactMember { FactMember(name: name, content: .text(text)) }

    /// - Parameter items: of JSON.
    static func list(_ name: String, _ items: [String], atMost limit: Int = .max) -> FactMember? {
        if items.isEmpty { return nil }
        let left = max(items.count - limit, 0)
        return FactMember(name: name, content: .items(open: "[", Array(items.prefix(limit)), close: "]", left: left))
    }

    /// - Parameter members: of JSON.
    static func object(_ name: String, _ members: [(name: String, value: String)]) -> FactMember? {
        if members.isEmpty { return nil }
        let items = members.map { "\($0.name):\($0.value)" }
        return FactMember(name: name, content: .items(open: "{", items, close: "}", left: 0))
    }

    /// A text as JSON.
    static func quoted(_ text: String) -> String {
        var json = ""
        JSONValue.writeQuoted(text, into: &json)
        return json
    }

    /// Bytes of the page for all of it.
    var length: Int { json(within: .max).utf8.count }

    /// With a comma before it; nothing where there is too little room to tell anything.
    ///
    /// - Parameter room: as many bytes as it may take.
    func json(within room: Int) -> String {
        switch content {
        case .text(let text): self.text(text, within: room)
        case .items(let open, let items, let close, let left): list(open, items, close, left, within: room)
        }
    }

    /// Fewer letters of a text tell nothing.
    private static let fewestLetters = 20

    private func text(_ text: String, within room: Int) -> String {
        let frame = ",\"\(name)\":"
        let whole = frame + Self.quoted(text)
        if whole.utf8.count <= room { return whole }
        var count = (room - frame.utf8.count) / 2
        while count >= Self.fewestLetters {
            let part = frame + Self.quoted(text.prefix(count) + "…")
            if part.utf8.count <= room { return part }
            count /= 2
        }
        return ""
    }

    /// How many items there are beyond those that are told is told, too, as `more` with the name.
    private func list(_ open: String, _ items: [String], _ close: String, _ left: Int, within room: Int) -> String {
        func more(_ count: Int) -> String {
            count > 0 ? ",\"more\(name.prefix(1).uppercased())\(name.dropFirst())\":\(count)" : ""
        }
        let frame = ",\"\(name)\":\(open)"
        var told = items.count
        var length = items.reduce(frame.utf8.count + close.utf8.count) { $0 + $1.utf8.count + 1 }
        while told > 0, length > room - more(left + items.count - told).utf8.count {
            told -= 1
            length -= items[told].utf8.count + 1
        }
        let rest = more(left + items.count - told)
        if told == 0 { return rest.utf8.count <= room ? rest : "" }
        return frame + items[..<told].joined(separator: ",") + close + rest
    }
}
