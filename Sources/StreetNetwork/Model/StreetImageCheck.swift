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
        try checkTurns(junctions: junctions, edges: edges)
        try expect(parts.edgeOfData.allSatisfy { $0 < junctions }, "edge-of-data")
    }

    private func expect(_ holds: Bool, _ section: String) throws {
        guard holds else { throw ImageError.corrupted(path: path, section: section) }
    }

    private func checkEdges(_ edges: Int, junctions: Int, streets: Int) throws {
        let sizes = [parts.edgeHead.count, parts.edgeLength.count, parts.edgeStreet.count, parts.edgeStreetOffset.count]
        try expect(sizes.allSatisfy { $0 == edges }, "edge-head")
        try expect(parts.edgeTail.allSatisfy { $0 < junctions }, "edge-tail")
        try expect(parts.edgeHead.allSatisfy { $0 < junctions }, "edge-head")
        try expect(parts.edgeStreet.allSatisfy { $0 < streets }, "edge-street")
        try expect(parts.edgeLength.allSatisfy { $0 > 0 }, "edge-length")
        let shapes = parts.firstShapeCoordinate
        try expect(shapes.count == edges + 1 && shapes.first == 0, "edge-shape")
        try expect(zip(shapes, shapes.dropFirst()).allSatisfy { $1 >= 2 && $0 <= $1 - 2 }, "edge-shape")
        try expect(shapes.last.map(Int.init) == parts.shapeCoordinate.count, "shape")
    }

    private func checkStreets(_ streets: Int) throws {
        let sizes = [
            parts.streetLength.count, parts.streetTags.count, parts.streetName.count, parts.streetReference.count,
        ]
        try expect(sizes.allSatisfy { $0 == streets }, "street-tags")
        for (count, name) in [(parts.streetSpeed.count, "street-speed"), (parts.streetTime.count, "street-time")] {
            try expect(count == 0 || count == streets * 2, name)
        }
        try expect(
            parts.streetRestrictions.isEmpty || parts.streetRestrictions.count == streets, "street-restrictions")
        try expect(parts.streetCost.allSatisfy { $0.count == streets * 2 }, "cost-names")
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
                try expect(parts.departurePlace[directed.index] == place - first[junction], "departure-place")
            }
        }
    }

    private func checkIndex(_ edges: Int) throws {
        let (boxes, targets) = (parts.indexBoxes.count, parts.indexTargets)
        try expect(boxes == targets.count && boxes >= edges, "index-boxes")
        for (place, target) in targets.enumerated() {
            // A node's children stand before it.
            try expect(target >= 0 && Int(target) < (place < edges ? edges : place), "index-targets")
        }
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

    private func checkTurns(junctions: Int, edges: Int) throws {
        let strings = try image.texts("strings").count
        for (numbers, name) in [
            (parts.turnRestrictions, "turn-restrictions"), (parts.chainRestrictions, "chain-restrictions"),
        ] {
            let limits = TurnRecords.Limits(junctions: junctions, directedEdges: edges * 2, strings: strings)
            try expect(TurnRecords.areSound(numbers, limits), name)
        }
        try expect(parts.turnDelays.count % 3 == 0, "turn-delays")
        for place in stride(from: 0, to: parts.turnDelays.count, by: 3) {
            let delay = parts.turnDelays[place..<place + 3]
            try expect(delay.allSatisfy { $0 >= 0 } && delay.prefix(2).allSatisfy { $0 < edges * 2 }, "turn-delays")
        }
    }
}

extension TurnRecords {
    /// What the numbers of records may be at most, one more.
    struct Limits {
        let junctions: Int
        let directedEdges: Int
        let strings: Int
    }

    /// Whether the numbers are whole records, within limits.
    static func areSound(_ numbers: UnsafeBufferPointer<Int64>, _ limits: Limits) -> Bool {
        var place = 0
        func isList(below limit: Int) -> Bool {
            guard place < numbers.count, (0...Int64(numbers.count - place - 1)).contains(numbers[place]) else {
                return false
            }
            let end = place + 1 + Int(numbers[place])
            defer { place = end }
            return numbers[(place + 1)..<end].allSatisfy { (0..<Int64(limit)).contains($0) }
        }
        while place < numbers.count {
            guard place + 4 <= numbers.count, (0..<4).contains(numbers[place + 1]),
                (0..<Int64(limits.junctions)).contains(numbers[place + 2]),
                (0..<Int64(limits.strings)).contains(numbers[place + 3])
            else { return false }
            place += 4
            for limit in [limits.directedEdges, limits.directedEdges, limits.directedEdges, limits.strings] {
                guard isList(below: limit) else { return false }
            }
        }
        return true
    }
}
