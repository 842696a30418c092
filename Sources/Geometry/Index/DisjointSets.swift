/// Sets of numbers that are united step by step; each is known by its lowest number.
public struct DisjointSets: Sendable {
    private var parent: [UInt32]

    public init(count: Int) { parent = (0..<UInt32(count)).map { $0 } }

    /// The lowest number of the set that a number is in.
    public mutating func lowest(of number: Int) -> Int {
        var place = UInt32(number)
        while parent[Int(place)] != place {
            parent[Int(place)] = parent[Int(parent[Int(place)])]
            place = parent[Int(place)]
        }
        return Int(place)
    }

    public mutating func unite(_ one: Int, _ other: Int) {
        let (first, second) = (lowest(of: one), lowest(of: other))
        parent[max(first, second)] = UInt32(min(first, second))
    }
}
