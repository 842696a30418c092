/// A text that may hold references; `$${` stands for `${` itself.
struct ReferenceText {
    /// A part of the text.
    enum Piece: Equatable {
        case text(String)
        case reference(Reference)
    }

    /// Something that begins like a reference and is none.
    struct Fault: Error {
        let message: String
    }

    let pieces: [Piece]

    /// The names of a kind of references in it.
    func names(of kind: Reference.Kind) -> [String] {
        pieces.compactMap {
            if case .reference(let reference) = $0, reference.kind == kind { reference.name } else { nil }
        }
    }

    /// Whether a text may hold references.
    static func isSuspected(in text: String) -> Bool { text.utf8.contains(UInt8(ascii: "$")) && text.contains("${") }

    init(_ text: String) throws(Fault) {
        var pieces: [Piece] = []
        var (literal, rest) = ("", text[...])
        while let start = rest.firstRange(of: "${") {
            let before = rest[..<start.lowerBound]
            if before.hasSuffix("$") {
                literal += before.dropLast() + "${"
                rest = rest[start.upperBound...]
                continue
            }
            literal += before
            let inside = rest[start.upperBound...]
            guard let end = inside.firstIndex(of: "}") else {
                throw Fault(message: "'${' is not closed with '}'")
            }
            if !literal.isEmpty { pieces.append(.text(literal)) }
            pieces.append(.reference(try Self.reference(inside[..<end])))
            (literal, rest) = ("", inside[inside.index(after: end)...])
        }
        literal += rest
        self.pieces = literal.isEmpty ? pieces : pieces + [.text(literal)]
    }

    private static func reference(_ inside: Substring) throws(Fault) -> Reference {
        let parts = inside.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2, let kind = Reference.Kind(rawValue: parts[0]), !parts[1].isEmpty else {
            throw Fault(message: "\(SafeText.quoted("${" + inside + "}")) stands for nothing")
        }
        return Reference(kind: kind, name: parts[1])
    }
}
