/// A position on an edge, in millimetres of its digitised direction.
public struct EdgePosition: Hashable, Sendable {
    public let edge: Int
    public let offset: Int64

    public init(edge: Int, offset: Int64) {
        self.edge = edge
        self.offset = offset
    }
}

extension StreetNetwork {
    /// The junction at a position; nil where there is none.
    func junction(at position: EdgePosition) -> Int? {
        if position.offset == 0 { return tail(of: DirectedEdge(edge: position.edge, forward: true)) }
        guard position.offset == length(of: position.edge) else { return nil }
        return tail(of: DirectedEdge(edge: position.edge, forward: false))
    }

    /// Where a directed edge begins.
    func start(of directed: DirectedEdge) -> EdgePosition {
        EdgePosition(edge: directed.edge, offset: directed.isForward ? 0 : length(of: directed.edge))
    }
}
