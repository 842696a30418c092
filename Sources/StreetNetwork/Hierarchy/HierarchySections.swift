import ImageFile
import Vocabulary

/// The arrays of a hierarchy, where they lie in its image. Valid as long as the image lives.
struct HierarchySections: @unchecked Sendable {
    /// Rank to node.
    let node: UnsafeBufferPointer<UInt32>
    /// Node to rank, or `closed`.
    let rank: UnsafeBufferPointer<UInt32>
    /// Rank to its first arc; one more element than there are ranks.
    let firstUp: UnsafeBufferPointer<UInt32>
    /// Arc to its higher rank, ascending for each lower one.
    let upper: UnsafeBufferPointer<UInt32>
    /// Rank to its lowest higher neighbour; `closed` where there is none. Searches go from one to the next, and wait for each.
    private let parent: UnsafeBufferPointer<UInt32>
    /// Rank to the first of the arcs that lead up to it; one more element than there are ranks.
    let firstDown: UnsafeBufferPointer<UInt32>
    /// The arcs that lead up to a rank, ascending, and their lower ranks.
    let downArc: UnsafeBufferPointer<UInt32>
    let downLower: UnsafeBufferPointer<UInt32>
    /// Turns by the way that they are: twice an arc's number, one more for the way down; ascending.
    let turnWay: UnsafeBufferPointer<UInt32>
    /// Turn to the directed edge that is left, and to its place in a `TurnTable`.
    let turnEdge: UnsafeBufferPointer<UInt32>
    let turnPlace: UnsafeBufferPointer<UInt32>

    init(_ image: Image) throws {
        node = try image.section("node")
        rank = try image.section("rank")
        firstUp = try image.section("first-up")
        upper = try image.section("upper")
        parent = try image.section("parent")
        firstDown = try image.section("first-down")
        downArc = try image.section("down-arc")
        downLower = try image.section("down-lower")
        turnWay = try image.section("turn-way")
        turnEdge = try image.section("turn-edge")
        turnPlace = try image.section("turn-place")
    }
}

extension HierarchySections {
    /// The lowest higher neighbour of a rank; `closed` where there is none.
    @inline(__always)
    func parent(of rank: Int) -> UInt32 { parent[rank] }

    /// How many ranks have a parent said for them.
    var parentCount: Int { parent.count }

    /// The first turn that is a way of an arc, or of a later one: twice an arc's number, one more for the way down. O(log n).
    func firstTurn(from way: UInt32) -> Int { turnWay.firstPlace(notBelow: way) }

    /// The turn that is a way of an arc; nil where none is. O(log n).
    func turn(of way: UInt32) -> Int? {
        turnWay.place(ofRising: way)
    }

    /// The arc among those of one rank that leads to another one; nil where none does. O(log n).
    @inline(__always)
    func arc(among arcs: Range<Int>, to wanted: UInt32) -> Int? {
        let place = arcs.firstPlace { upper[$0] >= wanted }
        return place < arcs.upperBound && upper[place] == wanted ? place : nil
    }
}
