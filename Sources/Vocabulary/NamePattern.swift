/// A pattern for names: `*` stands for any letters, `?` for one.
public struct NamePattern: Sendable {
    private let letters: [Character]

    public init(_ pattern: String) { letters = Array(pattern) }

    /// Complexity: O(|pattern| · |name|).
    public func matches(_ name: String) -> Bool {
        let name = Array(name)
        var (place, next) = (0, 0)
        var lastStar: (letter: Int, place: Int)?
        while place < name.count {
            if next < letters.count, letters[next] == "*" {
                lastStar = (next, place)
                next += 1
            } else if next < letters.count, letters[next] == "?" || letters[next] == name[place] {
                (place, next) = (place + 1, next + 1)
            } else if let star = lastStar {
                lastStar = (star.letter, star.place + 1)
                (place, next) = (star.place + 1, star.letter + 1)
            } else {
                return false
            }
        }
        return letters[next...].allSatisfy { $0 == "*" }
    }
}
