import Geometry
import StreetNetwork

/// The streets of one rank as lines: each as far as its edges go on from one another.
struct StreetLines {
    /// No line takes less on the page: what it is, how many lines, how many places, and two of these.
    static let leastBytes = 7

    let rank: StreetRank
    /// Whether there were more lines than wanted; then there are none.
    private(set) var hasTooMany = false
    private(set) var places: [Coordinate] = []
    /// Where the lines end among the places.
    private(set) var ends: [Int] = []
    /// Line to the street that it is a part of.
    private(set) var street: [UInt32] = []

    /// - Parameter limit: how many lines are wanted at most.
    ///
    /// - Complexity: O(n log n) for n edges.
    init(_ rank: StreetRank, of edges: [StreetPart], in streets: StreetNetwork, atMost limit: Int) {
        self.rank = rank
        // Growing by and by would take as long as all else.
        places.reserveCapacity(edges.reduce(0) { $0 + streets.shape(of: Int($1.edge)).count })
        for part in edges.sorted() {
            let shape = UnsafeBufferPointer(rebasing: streets.shape(of: Int(part.edge)))
            if street.last == part.street, shape.first == places.last {
                places += UnsafeBufferPointer(rebasing: shape.dropFirst())
                ends[ends.count - 1] = places.count
            } else {
                hasTooMany = count >= limit
                if hasTooMany {
                    (places, ends, street) = ([], [], [])
                    return
                }
                places += shape
                ends.append(places.count)
                street.append(part.street)
            }
        }
    }

    var count: Int { ends.count }

    func line(_ number: Int) -> ArraySlice<Coordinate> { places[start(of: number)..<ends[number]] }

    /// The place before a line's first one; nil before the first line.
    func place(before number: Int) -> Coordinate? { number == 0 ? nil : places[start(of: number) - 1] }

    private func start(of number: Int) -> Int { number == 0 ? 0 : ends[number - 1] }
}
