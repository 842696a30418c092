/// The first of many, for a sentence: `P1, P2, P3, ...`.
public enum SampleText {
    /// - Parameter most: how many are named.
    public static func first(_ most: Int = 10, of all: [String]) -> String {
        all.prefix(most).joined(separator: ", ") + (all.count > most ? ", ..." : "")
    }
}
