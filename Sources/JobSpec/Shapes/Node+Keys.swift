import Vocabulary

extension Node {
    /// The pair of a key, unless a `none` takes it away.
    func given(_ key: String) -> Pair? {
        guard let pair = pair(key), !pair.value.clearsDefault else { return nil }
        return pair
    }

    /// Whether a mapping has one of these keys.
    func hasAny(of keys: [String]) -> Bool { (pairs ?? []).contains { keys.contains($0.key) } }

    /// Whether a mapping has a key that is none of `known` and was probably meant as one of `keys`.
    func hasSlip(for keys: [String], among known: [String]) -> Bool {
        let longest = 100
        return (pairs ?? []).lazy.filter { !known.contains($0.key) }.prefix(longest).contains { pair in
            Suggestion.nearest(to: pair.key, among: known).map(keys.contains) ?? false
        }
    }
}
