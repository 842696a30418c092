import Geometry

/// The two streets at a junction between which a place lies that the junction is nearest to.
struct Corner {
    /// Of the streets as they leave the junction, the one to the left of who looks from there at the place.
    private let left: DirectedEdge
    /// And the one to his right.
    private let right: DirectedEdge

    /// Nil of fewer than two streets: who comes to the end of one has no corner beside him.
    init?(of streets: [DirectedEdge], round place: Coordinate, in network: StreetNetwork) {
        let arms = streets.compactMap { Arm($0, seenFrom: place, in: network) }.sorted { $0.isLeft(of: $1) }
        guard arms.count > 1, let left = arms.first, let right = arms.last else { return nil }
        (self.left, self.right) = (left.directed, right.directed)
    }

    /// On which side the place lies for who leaves the junction.
    func side(leavingBy directed: DirectedEdge) -> NearestPlace.Side {
        directed == left ? .right : directed == right ? .left : .on
    }
}

/// A street as it leaves a junction, and where that is for who looks from there at a place.
private struct Arm {
    /// From the left hand, past who looks at the place, to the right.
    private enum Hand: Int {
        case left, behind, right
    }

    let directed: DirectedEdge
    private let junction: Coordinate
    private let next: Coordinate
    private let hand: Hand

    init?(_ directed: DirectedEdge, seenFrom place: Coordinate, in network: StreetNetwork) {
        let shape = Array(network.shape(of: directed.edge))
        let leaving = directed.isForward ? shape : shape.reversed()
        guard let junction = leaving.first, let next = leaving.first(where: { $0 != junction }) else { return nil }
        self.directed = directed
        self.junction = junction
        self.next = next
        hand =
            switch Orientation(of: junction, place, next) {
            case .left: .left
            case .straight: .behind
            case .right: .right
            }
    }

    /// Whether who turns to the left comes to it before another. Streets that leave as one are in the order of their edges.
    func isLeft(of other: Arm) -> Bool {
        if hand != other.hand { return hand.rawValue < other.hand.rawValue }
        switch Orientation(of: junction, next, other.next) {
        case .left: return true
        case .right: return false
        case .straight: return directed.rawValue < other.directed.rawValue
        }
    }
}
