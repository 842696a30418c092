import ImageFile
import Vocabulary

/// The streets of a travel mode as a customizable contraction hierarchy: which nodes of a search are joined with which higher
/// ones, whatever the costs. `HierarchyCosts` are laid over it for each metric.
///
/// A *node* is that of `PathSearch`; a *rank* is its place in the order of contraction. An arc joins a rank with a higher one,
/// and has a cost each way. The higher neighbours of a rank are all above one another on the way to the root of the
/// *elimination tree*, in which the parent of a rank is its lowest higher neighbour.
/// Source: J. Dibbelt, B. Strasser, D. Wagner, doi:10.1145/2886843.
public final class Hierarchy: Sendable {
    /// Keeps the arrays where they are.
    private let image: Image
    let parts: HierarchySections

    /// What arcs cost by the mode's own metric: of time, with its policy of U-turns, without barriers. Nil where costs do not
    /// fit into 32 bits.
    private let standard: (up: FlatArray<UInt32>, down: FlatArray<UInt32>)?

    /// - Throws: `ImageError` where a section is missing.
    public init(_ image: Image) throws {
        self.image = image
        parts = try HierarchySections(image)
        let known = (up: try? image.section("up", of: UInt32.self), down: try? image.section("down", of: UInt32.self))
        if let up = known.up, let down = known.down {
            standard = (FlatArray(up, of: image), FlatArray(down, of: image))
        } else {
            standard = nil
        }
    }

    /// A hierarchy that is not stored.
    ///
    /// - Throws: `Cancelled`.
    public convenience init(of metric: Metric, context: RunContext) throws {
        try self.init(HierarchyImage.writer(of: metric, key: "", context: context).inMemory())
    }

    /// What arcs cost by a metric; nil where it does not fit into 32 bits.
    ///
    /// - Parameter isOwn: whether the metric is of the mode that the hierarchy was made for.
    func costs(of metric: Metric, isOwn: Bool) -> HierarchyCosts? {
        let isStandard = isOwn && metric.isStandard && metric.barriers.isEmpty
        if isStandard, let standard { return HierarchyCosts(self, up: standard.up, down: standard.down) }
        return HierarchyCosts(self, TurnCosts(parts, through: metric.through, turns: metric.turns))
    }

    public var nodeCount: Int { parts.node.count }
    public var arcCount: Int { parts.upper.count }
    /// The bytes of the image that the arrays lie in.
    public var byteCount: Int { image.byteCount }
}

extension Metric {
    /// Whether a hierarchy keeps the costs of this metric, barriers aside.
    var isStandard: Bool { impedance == .time && uTurns == mode.uTurns && isSteered }
}

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
        firstDown = try image.section("first-down")
        downArc = try image.section("down-arc")
        downLower = try image.section("down-lower")
        turnWay = try image.section("turn-way")
        turnEdge = try image.section("turn-edge")
        turnPlace = try image.section("turn-place")
    }
}
