/// How a query geometry must lie to a feature, named from the side of the query.
///
/// The words are those of layer definitions in Network Analyst, for valid geometries in the sense of OGC 06-103r4.
public enum SpatialRelation: Hashable, Sendable {
    /// The two share at least a point.
    case intersects
    /// The rectangles round the two share at least a point.
    case envelopeIntersects
    /// The same as `envelopeIntersects`: which cells an index has is nobody's business.
    case indexIntersects
    /// The two share a point, but their interiors do not; never for points and points.
    case touches
    /// The interiors share something of their own dimension, and each has something beyond the other: lines and lines,
    /// polygons and polygons.
    case overlaps
    /// The interiors meet in less than the greater dimension, and one goes on beyond: lines and lines, lines and
    /// polygons either way.
    case crosses
    /// The query is within the feature, not on its boundary alone.
    case within
    /// The query contains the feature, not on its boundary alone.
    case contains
    /// The dimensionally extended nine-intersection matrix of query and feature, row by row, matches nine letters of
    /// `TF*012`.
    case pattern(String)

    /// A relation of snake_case name, such as `envelope_intersects`, or a pattern of nine letters, such as `T*F**F***`,
    /// in upper or lower case. Nil for anything else.
    public init?(name: String) {
        if let named = Self.named.first(where: { $0.name == name }) {
            self = named.relation
            return
        }
        let pattern = name.uppercased()
        guard pattern.utf8.count == 9, pattern.utf8.allSatisfy("TF*012".utf8.contains) else { return nil }
        self = .pattern(pattern)
    }

    /// The names of the relations that are not patterns.
    public static let names = named.map(\.name)

    private static let named: [(name: String, relation: SpatialRelation)] = [
        ("intersects", .intersects), ("envelope_intersects", .envelopeIntersects),
        ("index_intersects", .indexIntersects), ("touches", .touches), ("overlaps", .overlaps), ("crosses", .crosses),
        ("within", .within), ("contains", .contains),
    ]

    /// Whether the relation can hold only where the rectangles round the two geometries meet: a feature elsewhere need
    /// not be looked at. False only for a pattern that leaves room for geometries apart.
    public var requiresMeeting: Bool {
        guard case .pattern(let pattern) = self else { return true }
        let letters = Array(pattern.utf8)
        guard letters.count == 9 else { return true }
        let sharesAPoint = [0, 1, 3, 4].contains { "T012".utf8.contains(letters[$0]) }
        // An interior that has nothing outside the other geometry lies in it.
        let oneHoldsTheOther = letters[2] == UInt8(ascii: "F") || letters[6] == UInt8(ascii: "F")
        return sharesAPoint || oneHoldsTheOther
    }
}
