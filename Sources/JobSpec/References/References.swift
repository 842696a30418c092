import Vocabulary

/// Puts values in the place of references. Mistakes go to the reader.
struct References {
    /// Variables by their names.
    let environment: [String: String]
    /// Those of one combination.
    let matrix: MatrixValues
    let reader: Reader

    /// The same tree with every reference in its scalars replaced. What is put in is not looked through again.
    ///
    /// Complexity: O(size of the tree); O(1) where there is no reference.
    func filled(_ node: Node) -> Node {
        guard node.hasReferences else { return node }
        let content: Node.Content =
            switch node.content {
            case .scalar(let scalar): filled(scalar, at: node.mark)
            case .sequence(let items): filled(items)
            case .mapping(let pairs):
                .mapping(pairs.map { Node.Pair(key: $0.key, keyMark: $0.keyMark, value: filled($0.value)) })
            case .invalid: .invalid
            }
        return Node(content, mark: node.mark, origin: node.origin, clearsDefault: node.clearsDefault)
    }

    /// Of a list with values that nobody knows nothing can be said: it may be empty, or whole.
    private func filled(_ items: [Node]) -> Node.Content {
        let filled = items.map(filled)
        if case .unknown = matrix, filled.contains(where: \.isInvalid) { return .invalid }
        return .sequence(filled)
    }

    private func filled(_ scalar: Scalar, at mark: Mark) -> Node.Content {
        do throws(ReferenceText.Fault) {
            let pieces = try ReferenceText(scalar.text).pieces
            let values = pieces.map { value(of: $0, at: mark) }
            let known = values.compactMap { $0 }
            guard known.count == values.count else { return .invalid }
            // A value of a matrix keeps its type where it is all there is.
            if known.count == 1, case .reference(let reference) = pieces[0], reference.kind == .matrix {
                return .scalar(known[0])
            }
            let joined = Self.joined(known, isPlain: scalar.isPlain)
            if let written = joined.written, RemoteSource.isNamed(by: joined.text) {
                reader.diagnostics.hide(written.values)
            }
            return .scalar(joined)
        } catch {
            reader.error("bad_reference", at: mark, error.message, help: help)
            return .invalid
        }
    }

    /// The value of a piece; nil, with an error, where there is none.
    private func value(of piece: ReferenceText.Piece, at mark: Mark) -> Scalar? {
        switch piece {
        case .text(let text): Scalar(text: text, value: .text, isPlain: false)
        case .reference(let reference):
            reference.kind == .environment ? variable(reference, at: mark) : matrixValue(reference, at: mark)
        }
    }

    private func variable(_ reference: Reference, at mark: Mark) -> Scalar? {
        // Other variables are not named: they are nobody's business but their owner's.
        guard let value = environment[reference.name] else {
            reader.error(
                "missing_variable", at: mark,
                "the environment has no variable \(SafeText.quoted(reference.name))")
            return nil
        }
        // What is not UTF-8 was replaced by this character when the environment was read.
        if value.unicodeScalars.contains("\u{FFFD}") {
            reader.error(
                "not_utf8", at: mark,
                "the value of the environment's variable \(SafeText.quoted(reference.name)) has bytes that are not UTF-8, or \u{FFFD}, which stands for such",
                help: "write it in UTF-8")
            return nil
        }
        let written = WrittenText(
            text: reference.text, values: [WrittenText.Value(reference: reference.text, value: value)])
        return Scalar(text: value, value: .text, isPlain: false, written: written)
    }

    private func matrixValue(_ reference: Reference, at mark: Mark) -> Scalar? {
        switch matrix {
        case .unknown: break
        case .none:
            reader.error(
                "bad_reference", at: mark, "'\(SafeText.line(reference.text))' stands for nothing here",
                help: "it is a value of the matrix of a job")
        case .known(let values):
            if let value = values[reference.name] { return value }
            let keys = values.keys.sorted()
            reader.error(
                "unknown_matrix_key", at: mark, "the job's matrix has no key \(SafeText.quoted(reference.name))",
                help: keys.isEmpty ? "the job has no 'matrix'" : "its keys: \(keys.joined(separator: ", "))")
        }
        return nil
    }

    private var help: String {
        let kinds = if case .none = matrix { "'${env:NAME}'" } else { "'${env:NAME}' or '${matrix:KEY}'" }
        return "write \(kinds), or '$${' for the text '${' itself"
    }

    /// The text of several values. Without quotes it means what it would mean if it had been written so.
    private static func joined(_ values: [Scalar], isPlain: Bool) -> Scalar {
        let text = values.map(\.text).joined()
        let secrets = values.compactMap(\.written).flatMap(\.values)
        let written = values.map { $0.written?.text ?? $0.text }.joined()
        return Scalar(
            text: text, value: isPlain ? CoreSchema.value(ofPlain: text) : .text, isPlain: isPlain,
            written: secrets.isEmpty ? nil : WrittenText(text: written, values: secrets))
    }
}

extension Node {
    fileprivate var isInvalid: Bool { if case .invalid = content { true } else { false } }

    /// The keys of a matrix that references in this tree name, where they are written.
    func matrixNames() -> Set<String> {
        guard hasReferences else { return [] }
        switch content {
        case .scalar(let scalar): return Set((try? ReferenceText(scalar.text))?.names(of: .matrix) ?? [])
        case .sequence(let items): return items.reduce(into: []) { $0.formUnion($1.matrixNames()) }
        case .mapping(let pairs): return pairs.reduce(into: []) { $0.formUnion($1.value.matrixNames()) }
        case .invalid: return []
        }
    }
}
