import Geometry
import StreetNetwork

/// The streets of one rank as lines: each as far as its edges go on from one another.
struct StreetLines {
    /// No line takes less on the page: what it is, how many lines, how many places, and two of these.
    static let leastBytes = 7

    let rank: StreetRank
    /// Whether there were more lines than wanted; then there are none.
    private(set) var hasTooMany = false
    private let streets: StreetNetwork
    private var edges: [UInt32] = []
    /// Where the lines end among the edges.
    private var ends: [Int] = []
    /// Line to the street that it is a part of.
    private(set) var street: [UInt32] = []

    /// - Parameter limit: how many lines are wanted at most.
    ///
    /// - Complexity: O(n log n) for n edges.
    init(_ rank: StreetRank, of edges: [StreetPart], in streets: StreetNetwork, atMost limit: Int) {
        (self.rank, self.streets) = (rank, streets)
        self.edges.reserveCapacity(edges.count)
        var last: Coordinate?
        for part in edges.sorted() {
            let shape = streets.shape(of: Int(part.edge))
            self.edges.append(part.edge)
            if street.last == part.street, shape.first == last {
                ends[ends.count - 1] = self.edges.count
            } else {
                hasTooMany = count >= limit
                if hasTooMany {
                    (self.edges, ends, street) = ([], [], [])
                    return
                }
                ends.append(self.edges.count)
                street.append(part.street)
            }
            last = shape.last
        }
    }

    var count: Int { ends.count }

    /// The places of a line.
    ///
    /// - Parameter places: what was in them is forgotten; their room is used.
    func write(line number: Int, into places: inout [Coordinate]) {
        places.removeAll(keepingCapacity: true)
        for edge in edges[start(of: number)..<ends[number]] {
            let shape = streets.shape(of: Int(edge))
            places += UnsafeBufferPointer(rebasing: places.isEmpty ? shape : shape.dropFirst())
        }
    }

    /// The place before a line's first one; nil before the first line.
    func place(before number: Int) -> Coordinate? {
        number == 0 ? nil : streets.shape(of: Int(edges[start(of: number) - 1])).last
    }

    private func start(of number: Int) -> Int { number == 0 ? 0 : ends[number - 1] }
}
