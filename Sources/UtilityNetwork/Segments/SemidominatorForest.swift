/// The numbers of a depth-first search, from the last to the first, as their semidominators are found: for each the least
/// number from which some way leads to it over higher ones alone.
struct SemidominatorForest {
    /// Number to its semidominator; to itself before that is known.
    private(set) var semidominator: [Int32]
    /// Number to one above it in the tree of the search, further and further above as ways are shortened.
    private var ancestor: [Int32]
    /// Number to that of least semidominator on the way to its ancestor, which does not count.
    private var label: [Int32]
    private var path: [Int32] = []

    /// - Parameter parent: of the tree of the search.
    init(_ parent: [Int32]) {
        semidominator = parent.indices.map { Int32($0) }
        ancestor = parent
        label = semidominator
    }

    /// Takes note of an arc to a number whose semidominator is being found; those of all higher ones are.
    ///
    /// Complexity: O(log n) on average of all arcs.
    mutating func reach(_ number: Int, from other: Int32) {
        let least = other > number ? semidominator[Int(least(from: other, below: number))] : other
        semidominator[number] = min(semidominator[number], least)
    }

    /// That of least semidominator on the way from a number up to one, which does not count.
    mutating func least(from number: Int32, below top: Int) -> Int32 {
        var place = number
        path.removeAll(keepingCapacity: true)
        while ancestor[Int(place)] > top {
            path.append(place)
            place = ancestor[Int(place)]
        }
        while let lower = path.popLast() {
            let upper = label[Int(place)]
            if semidominator[Int(upper)] < semidominator[Int(label[Int(lower)])] { label[Int(lower)] = upper }
            ancestor[Int(lower)] = ancestor[Int(place)]
            place = lower
        }
        return label[Int(number)]
    }
}
