/// Numbers that count: `1st`, `2nd`, `3rd`.
public struct Ordinals: Sendable, Equatable {
    private let words: [Int: String]
    private let other: Sentence

    /// - Parameters:
    ///   - words: of numbers that have one of their own.
    ///   - other: of all other numbers, with room for `{number}`.
    public init(words: [Int: String], other: Sentence) {
        self.words = words
        self.other = other
    }

    public func word(for number: Int) -> String {
        words[number] ?? other.filled(with: [.number: String(number)]) ?? String(number)
    }
}
