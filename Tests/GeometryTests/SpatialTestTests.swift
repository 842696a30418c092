import CGEOS
import TestSupport
import Testing

@testable import Geometry

struct SpatialTestTests {
    static let relations: [SpatialRelation] = [
        .intersects, .envelopeIntersects, .indexIntersects, .touches, .overlaps, .crosses, .within, .contains,
        .pattern("T*F**F***"), .pattern("FF*FF****"), .pattern("**F******"), .pattern("1********"),
        .pattern("*****F212"),
    ]

    @Test(arguments: relations)
    func everyRelationIsWhatTheMatrixSays(relation: SpatialRelation) throws {
        var random = RandomGeometry(seed: 31)
        let context = GEOSContext()
        var answers: [Bool: Int] = [:]
        for _ in 0..<400 {
            let query = random.geometry()
            let test = try SpatialTest(relation, of: query, in: context)
            for _ in 0..<10 {
                let feature = random.geometry()
                let expected = try RelationOracle(query, feature, context).holds(relation)
                #expect(try test.holds(for: feature) == expected, "\(query) \(feature)")
                let bytes = GEOSBytes.written(
                    try GEOSShape(feature, in: context), isLittleEndian: true, isExtended: false)
                #expect(try bytes.withUnsafeBytes { try test.holds(forWellKnownBinary: $0) } == expected)
                answers[expected, default: 0] += 1
            }
        }
        #expect(answers.count == 2)
    }

    @Test(
        "parts of a query that are far from a feature change nothing but what the matrix says of them",
        arguments: relations)
    func farParts(relation: SpatialRelation) throws {
        var random = RandomGeometry(seed: 5)
        let context = GEOSContext()
        var answers: [Bool: Int] = [:]
        func cell(_ geometry: SourceGeometry, _ number: Int, width: Double) -> SourceGeometry {
            geometry.map { Position(x: $0.x + width * Double(number), y: $0.y) }
        }
        for round in 0..<120 {
            var parts: [SourceGeometry] = []
            // Lines of neighbouring cells may share ends, polygons do not touch.
            let width: Double = round % 3 == 2 ? 8 : 6
            while parts.count < 8 {
                let part = random.geometry()
                if part.dimension == round % 3 { parts.append(cell(part, parts.count, width: width)) }
            }
            let query = try #require(SourceGeometry(parts: parts))
            let test = try SpatialTest(relation, of: query, in: context)
            for number in 0..<10 {
                let feature = cell(random.geometry(), number, width: width)
                let expected = try RelationOracle(query, feature, context).holds(relation)
                #expect(try test.holds(for: feature) == expected, "\(query) \(feature)")
                answers[expected, default: 0] += 1
            }
        }
        let isOfAllParts = [.within, .pattern("T*F**F***"), .pattern("**F******")].contains(relation)
        #expect(answers.count == 2 || isOfAllParts)
    }

    @Test func withinAndContainsAreSeenFromTheQuery() throws {
        let small = SourceGeometry.point(Position(x: 1, y: 1))
        let large = SourceGeometry.polygons([[GeodesicBufferTests.square(0, 0, 2)]])
        #expect(try SpatialTest(.within, of: small).holds(for: large))
        #expect(try !SpatialTest(.within, of: large).holds(for: small))
        #expect(try SpatialTest(.contains, of: large).holds(for: small))
        #expect(try !SpatialTest(.contains, of: small).holds(for: large))
    }

    @Test(
        "What a query is united from lies within it, though lines and outlines cross each other anywhere",
        arguments: [1, 2])
    func members(dimension: Int) throws {
        var random = SplitMix64(seed: 7)
        func position() -> Position {
            Position(x: Double.random(in: 0..<100, using: &random), y: Double.random(in: 0..<100, using: &random))
        }
        var (denied, claimed) = (0, 0)
        for _ in 0..<20 {
            let members = (0..<20).map { _ in
                let corners = (0...dimension).map { _ in position() }
                return dimension == 1 ? SourceGeometry.lines([corners]) : .polygons([[corners + [corners[0]]]])
            }
            let union = try GeometryUnion.of(members)
            let contains = try SpatialTest(.contains, of: union, members: members)
            let passes = try [.crosses, .overlaps].map { try SpatialTest($0, of: union, members: members) }
            let meets = try SpatialTest(.intersects, of: union, members: members)
            let alone = try SpatialTest(.contains, of: union)
            for member in members {
                #expect(try contains.holds(for: member))
                #expect(try member.positions.allSatisfy { try meets.holds(for: .point($0)) })
                for test in passes { #expect(try !test.holds(for: member), "\(test.relation)") }
                if try !alone.holds(for: member) { denied += 1 }
            }
            // No member lies in a corner of the rectangle round all of them.
            let box = try #require(union.box)
            if try contains.holds(for: .lines([[box.min, box.max]])) { claimed += 1 }
        }
        #expect(denied > 0, "the union alone denies some")
        #expect(claimed == 0)
    }

    @Test(arguments: relations)
    func anEmptyFeatureIsInNoRelation(relation: SpatialRelation) throws {
        let test = try SpatialTest(relation, of: .point(Position(x: 1, y: 1)))
        #expect(try !test.holds(for: .polygons([])))
        #expect(
            try !WellKnownBinaryTests.bytes("010700000000000000").withUnsafeBytes {
                try test.holds(forWellKnownBinary: $0)
            })
    }

    @Test func whatGEOSCannotCompareIsRefusedWithItsReason() throws {
        let twice = SourceGeometry.polygons([
            [GeodesicBufferTests.square(0, 0, 4)], [GeodesicBufferTests.square(0, 0, 2)],
        ])
        let test = try SpatialTest(.touches, of: .lines([[Position(x: -1, y: 1), Position(x: 3, y: 1)]]))
        let error = #expect(throws: UnreadableGeometry.self) { try test.holds(for: twice) }
        #expect(error?.description.hasPrefix("the geometries cannot be compared: side location conflict") == true)
    }

    @Test func brokenGeometriesAreRefusedInASentence() throws {
        let test = try SpatialTest(.pattern("FF*FF****"), of: .point(Position(x: 1, y: 1)))
        let broken = UnreadableGeometry("the geometry is broken: Coordinate that is not finite at nan 0.0")
        let nan = SourceGeometry.lines([[Position(x: 0, y: 0), Position(x: .nan, y: 0)]])
        #expect(throws: broken) { try test.holds(for: nan) }
        #expect(throws: UnreadableGeometry.self) { try SpatialTest(.intersects, of: nan) }
        #expect(throws: UnreadableGeometry("the query geometry is empty")) {
            try SpatialTest(.intersects, of: .lines([]))
        }
        #expect(throws: UnreadableGeometry("'T' is not a pattern of nine letters of T F * 0 1 2")) {
            try SpatialTest(.pattern("T"), of: .point(Position(x: 1, y: 1)))
        }
    }
}

/// The relations by GEOS's matrix and by its own functions on geometries that are not prepared.
private struct RelationOracle {
    let (query, feature): (GEOSShape, GEOSShape)
    let (boxes, dimensions): ((PositionBox?, PositionBox?), (Int, Int))

    init(_ query: SourceGeometry, _ feature: SourceGeometry, _ context: GEOSContext) throws {
        (self.query, self.feature) = (try GEOSShape(query, in: context), try GEOSShape(feature, in: context))
        boxes = (query.box, feature.box)
        dimensions = (query.dimension, feature.dimension)
    }

    func holds(_ relation: SpatialRelation) -> Bool {
        let (matrix, handle) = (Array(matrix), query.context.handle)
        switch relation {
        case .intersects: return [0, 1, 3, 4].contains { matrix[$0] != "F" }
        case .envelopeIntersects, .indexIntersects:
            guard let first = boxes.0, let second = boxes.1 else { return false }
            return first.meets(second)
        case .touches: return GEOSTouches_r(handle, query.pointer, feature.pointer) == 1 && dimensions != (0, 0)
        case .overlaps: return GEOSOverlaps_r(handle, query.pointer, feature.pointer) == 1 && dimensions != (0, 0)
        case .crosses:
            return GEOSCrosses_r(handle, query.pointer, feature.pointer) == 1 && min(dimensions.0, dimensions.1) > 0
        case .within: return matrix[0] != "F" && matrix[2] == "F" && matrix[5] == "F"
        case .contains: return matrix[0] != "F" && matrix[6] == "F" && matrix[7] == "F"
        case .pattern(let pattern): return zip(matrix, pattern).allSatisfy(matches)
        }
    }

    private var matrix: String {
        guard let text = GEOSRelate_r(query.context.handle, query.pointer, feature.pointer) else { return "" }
        defer { GEOSFree_r(query.context.handle, text) }
        return String(cString: text)
    }

    private func matches(_ entry: Character, _ wanted: Character) -> Bool {
        wanted == "*" || wanted == entry || (wanted == "T" && entry != "F")
    }
}
