/// The way in which a relationship is followed.
public enum RelationshipDirection: String, Sendable, CaseIterable {
    /// From the origin to the destination.
    case forward = "to_destination"
    /// From the destination to the origin.
    case backward = "to_origin"

    /// Where the way comes from, and where it leads to.
    func ends(of relationship: Relationship) -> (from: Relationship.End, to: Relationship.End) {
        switch self {
        case .forward: (relationship.origin, relationship.destination)
        case .backward: (relationship.destination, relationship.origin)
        }
    }
}
