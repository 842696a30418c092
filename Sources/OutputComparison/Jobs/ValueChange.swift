import Vocabulary

/// A value of `job.json` that is another one now.
public struct ValueChange: Sendable, Equatable {
    /// Where it stands, such as `parameter breaks`.
    public let path: String
    /// Nil where there was none.
    public let old: JSONValue?
    public let new: JSONValue?
}

extension ValueChange {
    /// The values that differ between two lists of paths and values, in the order of the old one.
    static func list(from old: [(path: String, value: JSONValue)], to new: [(path: String, value: JSONValue)])
        -> [ValueChange]
    {
        func byPath(_ list: [(path: String, value: JSONValue)]) -> [ExactText: JSONValue] {
            Dictionary(list.map { (ExactText($0.path), $0.value) }, uniquingKeysWith: { first, _ in first })
        }
        let (before, after) = (byPath(old), byPath(new))
        let changed = old.compactMap { path, value -> ValueChange? in
            let now = after[ExactText(path)]
            if let now, ExactText(now.written()) == ExactText(value.written()) { return nil }
            return ValueChange(path: path, old: value, new: now)
        }
        let added = new.filter { before[ExactText($0.path)] == nil }
            .map { ValueChange(path: $0.path, old: nil, new: $0.value) }
        return changed + added
    }
}
