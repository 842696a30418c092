/// Finds the word that somebody probably meant.
public enum Suggestion {
    /// The known word nearest to `word`, if it is near enough to be what was meant.
    ///
    /// Near is an optimal string alignment distance (insert, delete, replace, swap neighbours) of at most a
    /// third of the longer word's length, and at least 1; ties go to the first of `known`.
    /// Complexity: O(|word| · |candidate|) a candidate.
    public static func nearest(to word: String, among known: [String]) -> String? {
        // Texts are equal whose characters are, in whatever form of Unicode they are written.
        if let same = known.first(where: { $0 == word }) { return same }
        let wanted = Array(word.lowercased().unicodeScalars)
        guard wanted.count <= 200 else { return nil }
        var best: (word: String, distance: Int)?
        for candidate in known {
            let letters = Array(candidate.lowercased().unicodeScalars)
            let distance = alignmentDistance(wanted, letters)
            let limit = max(1, max(wanted.count, letters.count) / 3)
            if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
        }
        return best?.word
    }

    /// Asks whether a known word was meant, and says what tells it from another one that looks the same.
    public static func question(whether known: String, insteadOf word: String) -> String {
        let (ours, theirs) = (Array(known.unicodeScalars), Array(word.unicodeScalars))
        guard known == word, ours != theirs else { return "did you mean '\(known)'?" }
        let start = zip(ours, theirs).prefix { $0 == $1 }.count
        let end = zip(ours[start...].reversed(), theirs[start...].reversed()).prefix { $0 == $1 }.count
        let (has, written) = (codes(ours[start...].dropLast(end)), codes(theirs[start...].dropLast(end)))
        return "did you mean '\(known)'? It looks the same and has \(has) where \(written) is written"
    }

    private static func codes(_ letters: ArraySlice<Unicode.Scalar>) -> String {
        letters.map { letter in
            let digits = String(letter.value, radix: 16, uppercase: true)
            return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        }.joined(separator: " ")
    }

    static func alignmentDistance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
        if a.isEmpty || b.isEmpty { return max(a.count, b.count) }
        var beforeLast = [Int](repeating: 0, count: b.count + 1)
        var last = Array(0...b.count)
        for i in 1...a.count {
            var current = [i] + [Int](repeating: 0, count: b.count)
            for j in 1...b.count {
                let replaced = last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)
                current[j] = min(replaced, last[j] + 1, current[j - 1] + 1)
                if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
                    current[j] = min(current[j], beforeLast[j - 2] + 1)
                }
            }
            (beforeLast, last) = (last, current)
        }
        return last[b.count]
    }
}
