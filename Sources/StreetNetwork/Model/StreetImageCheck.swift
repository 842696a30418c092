import Geometry
import ImageFile

/// Checks that what the arrays of a network say of each other is in range, so that they can be trusted afterwards.
///
/// Complexity: O(n) for n bytes.
struct StreetImageCheck {
    private let path: String
    private let parts: StreetSections
    private let image: Image

    init(image: Image, path: String) throws {
        self.path = path
        self.image = image
        parts = try StreetSections(image, costCount: try image.texts("cost-names").count)
    }

    func check() throws {
        let (junctions, edges, streets) = (parts.junctionCoordinate.count, parts.edgeTail.count, parts.streetID.count)
        try expect(parts.junctionTags.count == junctions, "junction-tags")
        try checkEdges(edges, junctions: junctions, streets: streets)
        try checkStreets(streets)
        try checkDepartures(junctions: junctions, edges: edges)
        try checkIndex(edges)
        try checkTags()
        try checkSigns(parts.signedStreet, parts.streetSign, of: streets, "street-sign")
        try checkSigns(parts.signedJunction, parts.junctionSign, of: junctions, "junction-sign")
        try TurnRecordCheck(parts: parts, strings: try image.texts("strings").count).check(expect)
        try expect(parts.edgeOfData.allSatisfy { $0 < junctions }, "edge-of-data")
    }

    private func expect(_ holds: Bool, _ section: String) throws {
        guard holds else { throw ImageError.corrupted(path: path, section: section) }
    }

    private func checkEdges(_ edges: Int, junctions: Int, streets: Int) throws {
        let sizes = [
            parts.edgeHead.count, parts.edgeLength.count, parts.edgeStreet.count, parts.edgeStreetOffset.count,
        ]
        try expect(sizes.allSatisfy { $0 == edges }, "edge-head")
        try expect(parts.edgeTail.allSatisfy { $0 < junctions }, "edge-tail")
        try expect(parts.edgeHead.allSatisfy { $0 < junctions }, "edge-head")
        try expect(parts.edgeStreet.allSatisfy { $0 < streets }, "edge-street")
        try expect(parts.edgeLength.allSatisfy { $0 > 0 }, "edge-length")
        let shapes = parts.firstShapeCoordinate
        try expect(shapes.count == edges + 1 && shapes.first == 0, "edge-shape")
        try expect(zip(shapes, shapes.dropFirst()).allSatisfy { $1 >= 2 && $0 <= $1 - 2 }, "edge-shape")
        try expect(shapes.last.map(Int.init) == parts.shapeCoordinate.count, "shape")
        try expect(parts.shapeCoordinate.allSatisfy(\.isOnGlobe), "shape")
        try expect(parts.junctionCoordinate.allSatisfy(\.isOnGlobe), "junction-place")
        try expect(parts.edgeStreetOffset.allSatisfy(Self.lengths.contains), "edge-street-offset")
    }

    /// Millimetres that streets may be long: with them numbers can be added.
    private static let lengths: ClosedRange<Int64> = 0...(1 << 53)

    private func checkStreets(_ streets: Int) throws {
        let sizes = [
            parts.streetLength.count, parts.streetTags.count, parts.streetName.count, parts.streetReference.count,
        ]
        try expect(sizes.allSatisfy { $0 == streets }, "street-tags")
        for (count, name) in [(parts.streetSpeed.count, "street-speed"), (parts.streetTime.count, "street-time")] {
            try expect(count == 0 || count == streets * 2, name)
        }
        try expect(parts.streetLength.allSatisfy(Self.lengths.contains), "street-length")
        let restrictions = try image.texts("restriction-names").count
        try expect(restrictions <= 32, "restriction-names")
        try expect(
            parts.streetRestrictions.count == streets || parts.streetRestrictions.isEmpty && restrictions == 0,
            "street-restrictions")
        try expect(parts.streetCost.allSatisfy { $0.count == streets * 2 }, "cost-names")
        try expect(parts.streetCost.allSatisfy { $0.allSatisfy { $0 >= 0 } }, "cost-names")
        let strings = try image.texts("strings").count
        try expect(parts.streetName.allSatisfy { $0 < strings }, "street-name")
        try expect(parts.streetReference.allSatisfy { $0 < strings }, "street-reference")
    }

    private func checkDepartures(junctions: Int, edges: Int) throws {
        let first = parts.firstDeparture
        try expect(first.count == junctions + 1 && first.first == 0, "junction-departures")
        try expect(zip(first, first.dropFirst()).allSatisfy { $0 <= $1 }, "junction-departures")
        try expect(first.last.map(Int.init) == edges * 2, "junction-departures")
        try expect(parts.departure.count == edges * 2 && parts.departurePlace.count == edges * 2, "departure")
        for junction in 0..<junctions {
            for place in first[junction]..<first[junction + 1] {
                let directed = parts.departure[Int(place)]
                try expect(directed.index < edges * 2, "departure")
                let tail = directed.isForward ? parts.edgeTail[directed.edge] : parts.edgeHead[directed.edge]
                try expect(Int(tail) == junction, "departure")
                try expect(UInt32(parts.departurePlace[directed.index]) == place - first[junction], "departure-place")
            }
        }
    }

    private func checkIndex(_ edges: Int) throws {
        let targets = parts.indexTargets
        try expect(parts.indexBoxes.count == targets.count && targets.count >= edges, "index-boxes")
        try expect(PackedRTree.isSound(targets, itemCount: edges), "index-targets")
    }

    private func checkSigns(
        _ places: UnsafeBufferPointer<UInt32>, _ signs: UnsafeBufferPointer<UInt32>, of count: Int, _ section: String
    ) throws {
        let sets: UnsafeBufferPointer<UInt32> = try image.section("tag-set")
        try expect(places.count == signs.count && places.allSatisfy { $0 < count }, section)
        try expect(zip(places, places.dropFirst()).allSatisfy { $0 < $1 }, section)
        try expect(signs.allSatisfy { $0 < sets.count - 1 }, section)
    }

    private func checkTags() throws {
        let sets: UnsafeBufferPointer<UInt32> = try image.section("tag-set")
        let keys: UnsafeBufferPointer<UInt32> = try image.section("tag-key")
        let values: UnsafeBufferPointer<UInt32> = try image.section("tag-value")
        let strings = try image.texts("tag-strings").count
        try expect(sets.count >= 2 && sets.first == 0 && sets.last.map(Int.init) == keys.count, "tag-set")
        try expect(zip(sets, sets.dropFirst()).allSatisfy { $0 <= $1 }, "tag-set")
        try expect(keys.count == values.count && keys.allSatisfy { $0 < strings }, "tag-key")
        try expect(values.allSatisfy { $0 < strings }, "tag-value")
        try expect(parts.streetTags.allSatisfy { $0 < sets.count - 1 }, "street-tags")
        try expect(parts.junctionTags.allSatisfy { $0 < sets.count - 1 }, "junction-tags")
    }
}

extension Coordinate {
    fileprivate var isOnGlobe: Bool {
        (-1_800_000_000...1_800_000_000).contains(longitude) && (-900_000_000...900_000_000).contains(latitude)
    }
}
