/// A sentence with room for what is different each time: `Turn left onto {street}`.
public struct Sentence: Sendable, Equatable {
    private enum Piece: Sendable, Equatable {
        case text(String)
        case room(Placeholder)
    }

    /// What is wrong with the text of a sentence.
    public enum Fault: Error, Equatable {
        /// There is no such placeholder.
        case unknownPlaceholder(String)
        /// A brace has no partner.
        case loneBrace
    }

    private let pieces: [Piece]

    public init(_ text: String) throws(Fault) {
        var pieces: [Piece] = []
        var rest = text[...]
        while let brace = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) {
            if brace > rest.startIndex { pieces.append(.text(String(rest[..<brace]))) }
            let inside = rest[rest.index(after: brace)...]
            guard rest[brace] == "{", let end = inside.firstIndex(of: "}") else { throw .loneBrace }
            guard let placeholder = Placeholder(rawValue: String(inside[..<end])) else {
                throw .unknownPlaceholder(String(inside[..<end]))
            }
            pieces.append(.room(placeholder))
            rest = inside[inside.index(after: end)...]
        }
        if !rest.isEmpty { pieces.append(.text(String(rest))) }
        self.pieces = pieces
    }

    public var placeholders: Set<Placeholder> {
        Set(
            pieces.compactMap { piece in
                if case .room(let placeholder) = piece { placeholder } else { nil }
            })
    }

    /// The sentence with values in their places; nil where one is missing.
    public func filled(with values: [Placeholder: String]) -> String? {
        var text = ""
        for piece in pieces {
            switch piece {
            case .text(let words): text += words
            case .room(let placeholder):
                guard let value = values[placeholder] else { return nil }
                text += value
            }
        }
        return text
    }
}
