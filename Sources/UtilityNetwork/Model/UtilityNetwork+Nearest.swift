import Geometry

/// The feature nearest to a place.
public struct NearestFeature: Sendable, Hashable {
    public let element: LocatedElement
    /// In units of the source.
    public let distance: Double
}

extension UtilityNetwork {
    /// How much farther than a line a junction may be, in metres, and still be what was meant.
    public static let junctionPreference = 0.1

    /// The junction or line nearest to a place in the plane: a junction before a line that is less than 0.1 m nearer, ties
    /// by the order of features. A line's fraction is that of its nearest point.
    ///
    /// - Parameters:
    ///   - place: in the units of the source.
    ///   - tolerance: in the units of the source; nothing farther is found.
    ///   - source: only features of this source.
    /// - Complexity: O(log n) and the features within the tolerance.
    /// - Returns: nil where nothing is near enough. A device with several terminals is found without one.
    public func nearest(to place: UtilityPosition, within tolerance: Double, source: Int? = nil) -> NearestFeature? {
        var junction: NearestFeature?
        var line: NearestFeature?
        visitFeatures(near: place, within: tolerance) { feature in
            let assetClass = assetClass(feature)
            guard source == nil || source == assetClass.source else { return }
            if assetClass.usage.isJunction {
                let distance = LineMeasure.distance(place, shape(of: feature)[0])
                let terminal = assetClass.terminals == nil ? 0 : nil
                let element = LocatedElement(feature: feature, terminal: terminal)
                junction = Self.nearer(junction, NearestFeature(element: element, distance: distance))
            } else if assetClass.usage.isEdge {
                line = Self.nearer(line, nearestPlace(on: feature, to: place))
            }
        }
        let (point, course) = (junction.within(tolerance), line.within(tolerance))
        guard let point, let course else { return point ?? course }
        return point.distance <= course.distance + Self.junctionPreference / schema.metresPerUnit ? point : course
    }

    private static func nearer(_ one: NearestFeature?, _ other: NearestFeature) -> NearestFeature {
        guard let one else { return other }
        if one.distance != other.distance { return one.distance < other.distance ? one : other }
        return one.element.feature < other.element.feature ? one : other
    }

    private func visitFeatures(near place: UtilityPosition, within tolerance: Double, visit: (Int) -> Void) {
        guard place.x.isFinite, place.y.isFinite, tolerance >= 0 else { return }
        let grid = PlaneGrid(numbers: Array(sections.indexGrid))
        var extent = PlaneExtent()
        extent.extend(to: UtilityPosition(x: place.x - tolerance, y: place.y - tolerance))
        extent.extend(to: UtilityPosition(x: place.x + tolerance, y: place.y + tolerance))
        let view = PackedRTreeView(
            boxes: sections.indexBoxes, targets: sections.indexTargets, itemCount: sections.indexFeature.count)
        view.search(grid.box(extent)) { visit(Int(sections.indexFeature[$0])) }
    }

    private func nearestPlace(on line: Int, to place: UtilityPosition) -> NearestFeature {
        let shape = shape(of: line)
        let measure = LineMeasure(shape)
        var best = (distance: Double.infinity, fraction: 0.0)
        for index in shape.indices.dropLast() {
            let (start, end) = (shape[index], shape[index + 1])
            let (dx, dy) = (end.x - start.x, end.y - start.y)
            let square = dx * dx + dy * dy
            let along = square > 0 ? ((place.x - start.x) * dx + (place.y - start.y) * dy) / square : 0
            let share = max(0, min(1, along))
            let foot = UtilityPosition(x: start.x + share * dx, y: start.y + share * dy)
            let distance = LineMeasure.distance(place, foot)
            guard distance < best.distance else { continue }
            let before = measure.fraction(at: index)
            best = (distance, before + share * (measure.fraction(at: index + 1) - before))
        }
        return NearestFeature(
            element: LocatedElement(feature: line, fraction: max(0, min(1, best.fraction))), distance: best.distance)
    }
}

extension NearestFeature? {
    fileprivate func within(_ tolerance: Double) -> NearestFeature? {
        self.flatMap { $0.distance <= tolerance ? $0 : nil }
    }
}
