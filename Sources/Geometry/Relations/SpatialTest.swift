import CGEOS

/// Asks of many features whether a relation holds between one query geometry and each of them.
///
/// The query is indexed once. For one thread, as its context is.
public final class SpatialTest {
    public let relation: SpatialRelation
    /// The rectangle round the query.
    public let box: PositionBox
    private let dimension: Int
    private let query: GEOSShape
    private let prepared: GEOSPreparedShape
    private let parts: QueryParts
    private let members: QueryMembers?

    /// - Parameter members: what the query was united from, where it was.
    /// - Throws: `UnreadableGeometry` for a query that is empty or broken, and for a pattern that is none.
    public init(
        _ relation: SpatialRelation, of query: SourceGeometry, members: [SourceGeometry] = [],
        in context: GEOSContext = GEOSContext()
    ) throws {
        if case .pattern(let pattern) = relation, SpatialRelation(name: pattern) != relation {
            throw UnreadableGeometry("'\(pattern)' is not a pattern of nine letters of T F * 0 1 2")
        }
        guard let box = query.box else { throw UnreadableGeometry("the query geometry is empty") }
        self.relation = relation
        self.box = box
        dimension = query.dimension
        self.query = try GEOSShape(query, in: context)
        prepared = try GEOSPreparedShape(self.query)
        parts = try QueryParts(self.query, dimension: dimension)
        self.members = relation.asksForMembers ? try QueryMembers(members, in: context) : nil
    }

    /// Whether the relation holds between the query and a feature; never for an empty feature.
    ///
    /// - Throws: `UnreadableGeometry` for a broken feature, with the reason that GEOS gives.
    public func holds(for feature: SourceGeometry) throws -> Bool {
        guard let featureBox = feature.box, isPossible(with: featureBox, dimension: feature.dimension) else {
            return false
        }
        switch relation {
        case .envelopeIntersects, .indexIntersects: return true
        default: return try holds(for: feature, GEOSShape(feature, in: query.context))
        }
    }

    /// Whether the relation holds between the query and a feature in well-known binary; never for an empty feature.
    ///
    /// - Throws: `UnreadableGeometry` for bytes that `WellKnownBinary` refuses, and for a broken feature.
    public func holds(forWellKnownBinary bytes: UnsafeRawBufferPointer) throws -> Bool {
        guard let feature = try WellKnownBinary.parse(bytes) else { return false }
        return try holds(for: feature)
    }

    /// False where boxes and dimensions alone rule the relation out.
    private func isPossible(with featureBox: PositionBox, dimension featureDimension: Int) -> Bool {
        switch relation {
        case .touches: max(dimension, featureDimension) > 0 && box.meets(featureBox)
        case .overlaps: dimension > 0 && dimension == featureDimension && box.meets(featureBox)
        case .crosses:
            min(dimension, featureDimension) > 0 && dimension + featureDimension < 4 && box.meets(featureBox)
        case .within: featureBox.contains(box)
        case .contains: box.contains(featureBox)
        default: !relation.requiresMeeting || box.meets(featureBox)
        }
    }

    /// What meets a member of the query meets the query. What lies within one is contained, and neither crosses nor overlaps the query.
    private func holds(for feature: SourceGeometry, _ shape: GEOSShape) throws -> Bool {
        let answer = try relates(to: feature, shape)
        guard let members else { return answer }
        switch relation {
        case .intersects: return try answer || members.meet(shape)
        case .contains: return try answer || members.contain(shape)
        default: return try answer && !members.contain(shape)
        }
    }

    /// GEOS goes by its index where it has one for a relation; what it would go through all of the query for is asked of the parts near by.
    private func relates(to feature: SourceGeometry, _ shape: GEOSShape) throws -> Bool {
        switch relation {
        case .intersects, .envelopeIntersects, .indexIntersects:
            if dimension == 0 { return try parts.matrix(to: shape)?.sharesAPoint ?? false }
            return try prepared(geos.GEOSPreparedIntersects_r, shape)
        case .within: return try prepared(geos.GEOSPreparedWithin_r, shape)
        case .contains, .touches, .overlaps, .crosses:
            if dimension == 2, try prepared(geos.GEOSPreparedContainsProperly_r, shape) {
                return relation == .contains
            }
            if try dimension > 0 && isApart(feature, shape) { return false }
            let patterns = relation.patterns(query: dimension, feature: feature.dimension)
            return try parts.matrix(to: shape).map { patterns.contains(where: $0.matches) } ?? false
        case .pattern(let pattern):
            if relation.requiresMeeting, dimension != 1 || Array(pattern.utf8)[5] == UInt8(ascii: "*") {
                return try parts.matrix(to: shape)?.matches(pattern) ?? false
            }
            return try query.matrix(to: shape).matches(pattern)
        }
    }

    /// Whether a look at the index rules out that a feature is contained, touched, overlapped or crossed.
    private func isApart(_ feature: SourceGeometry, _ shape: GEOSShape) throws -> Bool {
        guard relation == .contains, dimension == 2 else { return try !prepared(geos.GEOSPreparedIntersects_r, shape) }
        return try feature.positions.contains { position in
            try !prepared(geos.GEOSPreparedIntersects_r, GEOSShape(.point(position), in: query.context))
        }
    }

    private func prepared(
        _ relation: (GEOSContextHandle_t?, OpaquePointer?, OpaquePointer?) -> CChar, _ shape: GEOSShape
    ) throws -> Bool {
        try query.context.isTrue(relation(query.context.handle, prepared.pointer, shape.pointer))
    }
}

extension SpatialRelation {
    /// Whether what it says of a query that was united can be told by one of the geometries that it was united from.
    fileprivate var asksForMembers: Bool {
        switch self {
        case .intersects, .contains, .crosses, .overlaps: true
        case .envelopeIntersects, .indexIntersects, .touches, .within, .pattern: false
        }
    }

    /// The matrices of a query and a feature of such dimensions (OGC 06-103r4, 6.1.15.3).
    fileprivate func patterns(query: Int, feature: Int) -> [String] {
        switch self {
        case .touches: ["FT*******", "F**T*****", "F***T****"]
        case .overlaps: [query == 1 ? "1*T***T**" : "T*T***T**"]
        case .crosses: [query < feature ? "T*T******" : query > feature ? "T*****T**" : "0********"]
        case .contains: ["T*****FF*"]
        case .intersects, .envelopeIntersects, .indexIntersects, .within, .pattern: []
        }
    }
}
