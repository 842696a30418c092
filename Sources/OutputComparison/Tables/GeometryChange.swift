import Geometry

/// How far a geometry is another one now.
public struct GeometryChange: Sendable, Equatable {
    /// A size in metres or square metres; nil where there was or is nothing to measure.
    public struct Size: Sendable, Equatable {
        /// `length` or `area_m2`.
        public let name: String
        public let old: Double
        public let new: Double
        /// The area that only one of them covers; of lines how much longer or shorter they are. Nil where it cannot be told.
        public let change: Double?
    }

    /// What kind of geometry there was, such as `line`; nil where there was none.
    public let oldKind: String?
    public let newKind: String?
    public let size: Size?
    /// How far the place that moved most is from the other geometry, in metres; nil where there was none or is none, or
    /// one of another kind, or without places.
    public let moved: Double?

    /// Nil where nothing is different, or nothing moved farther than the tolerance, which is in metres.
    init?(_ old: SourceGeometry?, _ new: SourceGeometry?, tolerance: Double) {
        if old == new { return nil }
        (oldKind, newKind) = (old?.kind, new?.kind)
        guard let old, let new, old.dimension == new.dimension else {
            (size, moved) = (nil, nil)
            return
        }
        moved = GeometryDistance.metres(old, new)
        if tolerance > 0, let moved, moved <= tolerance, Self.areaStays(old, new, tolerance) { return nil }
        size = Self.size(old, new)
    }

    /// Whether an area is no more another one than outlines can make it that moved within the tolerance. Where a hole is filled by a
    /// polygon of its own, the outlines stay: then what only one area covers is more than a strip as wide as the tolerance along
    /// its outline.
    private static func areaStays(_ old: SourceGeometry, _ new: SourceGeometry, _ tolerance: Double) -> Bool {
        guard case (.polygons(let one), .polygons(let two)) = (old, new) else { return true }
        func isStrip(_ area: Double, _ outlines: [[Position]]) -> Bool {
            area <= tolerance * GeometrySize.length(of: outlines)
        }
        guard let gone = try? GeometryDifference.polygons(of: one, without: two),
            let come = try? GeometryDifference.polygons(of: two, without: one)
        else {
            // Nobody can say what outlines that cross themselves cover.
            return isStrip(abs(GeometrySize.area(of: two) - GeometrySize.area(of: one)), (one + two).flatMap(\.self))
        }
        return (gone + come).allSatisfy { isStrip(GeometrySize.area(of: [$0]), $0) }
    }

    private static func size(_ old: SourceGeometry, _ new: SourceGeometry) -> Size? {
        switch (old, new) {
        case (.lines(let one), .lines(let two)):
            let (before, after) = (GeometrySize.length(of: one), GeometrySize.length(of: two))
            return Size(name: "length", old: before, new: after, change: abs(after - before))
        case (.polygons(let one), .polygons(let two)):
            let (before, after) = (GeometrySize.area(of: one), GeometrySize.area(of: two))
            let common = (try? GeometryIntersection.polygons(of: one, and: two)).map(GeometrySize.area)
            return Size(
                name: "area_m2", old: before, new: after, change: common.map { max(0, before + after - 2 * $0) })
        default: return nil
        }
    }
}

extension SourceGeometry {
    /// `point`, `line` or `polygon`.
    fileprivate var kind: String { ["point", "line", "polygon"][dimension] }
}
