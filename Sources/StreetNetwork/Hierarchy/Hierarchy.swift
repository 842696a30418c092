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
    private let standard: (up: ArcCosts, down: ArcCosts)?

    /// - Throws: `ImageError` where a section is missing.
    public init(_ image: Image) throws {
        self.image = image
        parts = try HierarchySections(image)
        if let up = try? ArcCosts(image, "up"), let down = try? ArcCosts(image, "down") {
            standard = (up, down)
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

    /// What arcs cost by a metric; nil where it does not fit into 32 bits, and where there are no arcs.
    ///
    /// - Parameter isOwn: whether the metric is of the mode that the hierarchy was made for.
    func costs(of metric: Metric, isOwn: Bool) -> HierarchyCosts? {
        guard nodeCount > 0 else { return nil }
        let isStandard = isOwn && metric.isStandard && metric.barriers.isEmpty
        if isStandard, let standard { return HierarchyCosts(self, up: standard.up, down: standard.down) }
        return HierarchyCosts(self, TurnCosts(parts, through: metric.through.steps, turns: metric.turns))
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
