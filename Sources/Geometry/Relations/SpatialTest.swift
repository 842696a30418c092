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
        default: return try holds(for: GEOSShape(feature, in: query.context))
        }
    }

    /// What lies within a member of the query is contained in it, and neither crosses nor overlaps it.
    private func holds(for feature: GEOSShape) throws -> Bool {
        let answer = try relates(to: feature)
        guard let members, answer != (relation == .contains) else { return answer }
        return try members.contain(feature) ? !answer : answer
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

    private func relates(to feature: GEOSShape) throws -> Bool {
        let handle = query.context.handle
        let answer =
            switch relation {
            case .intersects, .envelopeIntersects, .indexIntersects:
                geos.GEOSPreparedIntersects_r(handle, prepared.pointer, feature.pointer)
            case .touches: geos.GEOSPreparedTouches_r(handle, prepared.pointer, feature.pointer)
            case .overlaps: geos.GEOSPreparedOverlaps_r(handle, prepared.pointer, feature.pointer)
            case .crosses: geos.GEOSPreparedCrosses_r(handle, prepared.pointer, feature.pointer)
            case .within: geos.GEOSPreparedWithin_r(handle, prepared.pointer, feature.pointer)
            case .contains: geos.GEOSPreparedContains_r(handle, prepared.pointer, feature.pointer)
            case .pattern(let pattern): geos.GEOSRelatePattern_r(handle, query.pointer, feature.pointer, pattern)
            }
        guard answer != 2 else {
            throw UnreadableGeometry("the geometries cannot be compared: \(query.context.takeError())")
        }
        return answer == 1
    }
}

extension SpatialRelation {
    /// Whether what it says of a query that was united can be told by one of the geometries that it was united from.
    fileprivate var asksForMembers: Bool {
        switch self {
        case .contains, .crosses, .overlaps: true
        case .intersects, .envelopeIntersects, .indexIntersects, .touches, .within, .pattern: false
        }
    }
}
