import Geometry
import StreetNetwork
import Vocabulary

/// The streets that make areas and are not in one.
struct UnreachedStreets {
    /// Ascending by edge and position, none on another.
    let labelled: [LabelledStretch]
    /// Edge to the label that all of it has: see `EdgeLabels`.
    let wholeLabel: [Int32]
    /// On the ground.
    let metric: Metric
    let counted: CountedStreets
    /// On which holes lie.
    let map: SurfaceMap

    /// Whether some such street lies in a hole.
    ///
    /// - Parameters:
    ///   - hole: a closed ring on the map.
    ///   - isInside: whether a label is one of the area that has the hole.
    func lie(in hole: [Coordinate], where isInside: (Int32) -> Bool) -> Bool {
        var near: [[Coordinate]] = []
        var isFound = false
        for box in map.ground(of: Box(of: hole)) {
            metric.network.edgeIndex.search(box) { edge in
                let whole = wholeLabel[edge]
                if isFound || whole != EdgeLabels.mixed && isInside(whole) { return }
                guard counted.counts(edge) else { return }
                for (low, high) in gaps(on: edge, where: isInside) {
                    near.append(metric.network.slice(of: edge, from: low, to: high).map(map.place))
                    // Most have their middle in there, which is soon said.
                    isFound = isFound || Polygon.encloses(hole, near[near.count - 1].middle)
                }
            }
        }
        guard !isFound, !near.isEmpty else { return isFound }
        let polygon = Polygon(rings: [hole])
        return near.contains { !polygon.covered(line: $0).isEmpty }
    }

    /// The parts of an edge that are not in the area; what rounding leaves between two stretches is none.
    private func gaps(on edge: Int, where isInside: (Int32) -> Bool) -> [(low: Int64, high: Int64)] {
        var gaps: [(low: Int64, high: Int64)] = []
        var end: Int64 = 0
        var place = LabelledStretch.first(at: edge, in: labelled)
        while place < labelled.count, labelled[place].edge == edge {
            let stretch = labelled[place]
            if isInside(stretch.label) {
                gaps.append((end, stretch.low))
                end = stretch.high
            }
            place += 1
        }
        gaps.append((end, metric.network.length(of: edge)))
        return gaps.filter { $0.high - $0.low > Self.rounding }
    }

    /// Millimetres.
    private static let rounding: Int64 = 10
}

extension LabelledStretch {
    /// The place of the first stretch on an edge or behind it. O(log n).
    fileprivate static func first(at edge: Int, in stretches: [LabelledStretch]) -> Int {
        stretches.firstPlace { $0.edge >= edge }
    }
}

extension [Coordinate] {
    /// A place on a line between its ends.
    fileprivate var middle: Coordinate {
        let index = count / 2
        return self[Swift.max(0, index - 1)].interpolated(to: self[index], fraction: 0.5)
    }
}
