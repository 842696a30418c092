import Vocabulary

extension Node {
    /// The connections in this tree that values of the environment were put into -> how they were written.
    func writtenConnections() -> [String: String] {
        guard hasVariables else { return [:] }
        switch content {
        case .scalar(let scalar):
            guard let written = scalar.written, RemoteSource.isNamed(by: scalar.text) else { return [:] }
            return [scalar.text: written.text]
        case .sequence(let items): return Self.merged(items)
        case .mapping(let pairs): return Self.merged(pairs.map(\.value))
        case .invalid: return [:]
        }
    }

    private static func merged(_ nodes: [Node]) -> [String: String] {
        nodes.reduce(into: [:]) { $0.merge($1.writtenConnections()) { first, _ in first } }
    }
}

extension JSONValue {
    /// The same value with some of its texts replaced.
    func replacingTexts(_ replacements: [String: String]) -> JSONValue {
        switch self {
        case .text(let text): .text(replacements[text] ?? text)
        case .array(let items): .array(items.map { $0.replacingTexts(replacements) })
        case .object(let members): .object(members.map { ($0.0, $0.1.replacingTexts(replacements)) })
        case .null, .boolean, .integer, .number: self
        }
    }
}
