/// Numbers joined into sets; the least number of a set stands for it.
struct DisjointSets {
    private var parents: [Int32]

    init(count: Int) { parents = (0..<Int32(count)).map { $0 } }

    mutating func representative(of member: Int) -> Int {
        var member = member
        while Int(parents[member]) != member {
            parents[member] = parents[Int(parents[member])]
            member = Int(parents[member])
        }
        return member
    }

    mutating func join(_ one: Int, _ other: Int) {
        let (a, b) = (representative(of: one), representative(of: other))
        parents[max(a, b)] = Int32(min(a, b))
    }
}
