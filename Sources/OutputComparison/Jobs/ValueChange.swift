import Vocabulary

/// A value of `job.json` that is another one now.
public struct ValueChange: Sendable, Equatable {
    /// Where it stands, such as `parameters.breaks`.
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
        let before = Dictionary(old.map { ($0.path, $0.value) }, uniquingKeysWith: { first, _ in first })
        let after = Dictionary(new.map { ($0.path, $0.value) }, uniquingKeysWith: { first, _ in first })
        let changed = old.filter { after[$0.path] != $0.value }.map {
            ValueChange(path: $0.path, old: $0.value, new: after[$0.path])
        }
        let added = new.filter { before[$0.path] == nil }.map { ValueChange(path: $0.path, old: nil, new: $0.value) }
        return changed + added
    }
}
