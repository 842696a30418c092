import Geometry

/// The land around results, in boxes.
struct Surroundings: Equatable {
    /// None lies within another.
    let boxes: [Box]

    /// Boxes beyond which one around all of them is taken.
    private static let mostBoxes = 64

    /// - Parameter extent: of all that is drawn below them; nil: it is not known.
    init(_ results: [Box], within extent: Box? = nil) {
        let wide = results.map { $0.widened.within(extent) }.sorted { $0.area > $1.area }
        var kept: [Box] = []
        for box in wide where !kept.contains(where: { $0.holds(box) }) { kept.append(box) }
        if kept.count > Self.mostBoxes {
            boxes = [kept.reduce(into: .nothing) { $0.extend(to: $1) }]
        } else {
            boxes = kept
        }
    }

    /// All that there is to be drawn: nothing of it is far from results.
    init(all extent: Box) { boxes = [extent] }

    func areAll(of extent: Box) -> Bool { self == Surroundings(all: extent) }

    func meets(_ box: Box) -> Bool { boxes.contains { $0.meets(box) } }

    /// Metres that a line may be from where it was: a small part of what can be seen at once.
    var tolerance: Double {
        let widest = boxes.map { max($0.width, $0.height) }.max() ?? 0
        return min(max(Double(widest) * 0.011 / 30_000, 0.5), 50)
    }
}

extension Box {
    fileprivate var width: Int64 { Int64(maxLongitude) - Int64(minLongitude) }
    fileprivate var height: Int64 { Int64(maxLatitude) - Int64(minLatitude) }
    fileprivate var area: Double { Double(width) * Double(height) }

    fileprivate func holds(_ other: Box) -> Bool {
        minLongitude <= other.minLongitude && minLatitude <= other.minLatitude
            && maxLongitude >= other.maxLongitude && maxLatitude >= other.maxLatitude
    }

    /// The part of it that lies within another; as it is where there is none, or none of it lies there.
    fileprivate func within(_ extent: Box?) -> Box {
        guard let extent, meets(extent) else { return self }
        return Box(
            minLongitude: max(minLongitude, extent.minLongitude), minLatitude: max(minLatitude, extent.minLatitude),
            maxLongitude: min(maxLongitude, extent.maxLongitude), maxLatitude: min(maxLatitude, extent.maxLatitude))
    }

    /// With a third of its size, and some hundred metres, on every side.
    fileprivate var widened: Box {
        let margin = max(width, height) / 3 + 40_000
        return Box(
            minLongitude: Int32(max(Int64(minLongitude) - margin, -1_800_000_000)),
            minLatitude: Int32(max(Int64(minLatitude) - margin, -900_000_000)),
            maxLongitude: Int32(min(Int64(maxLongitude) + margin, 1_800_000_000)),
            maxLatitude: Int32(min(Int64(maxLatitude) + margin, 900_000_000)))
    }
}
