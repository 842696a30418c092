import Testing

/// How areas are drawn.
struct AreaShapeTests {
    /// 1,000 m to the east.
    private static func street() throws -> AreaTown { try AreaTown("A---------B", ["AB": 10]) }
    private static let all = "[{name: A, at: {A}}]"
    private static let both = "[{name: A, at: {A}}, {name: B, at: {B}}]"
    private static let detailed = "polygons: {detail: detailed, trim: 50 m}"

    @Test("The area of a street is as wide as the trim on both sides of it")
    func trim() throws {
        let found = try Self.street().found(Self.all, "breaks: 20\n\(Self.detailed)")
        // A character is 100.19 m wide; a rectangle of 1,001.9 m by 100 m, and half a circle of 50 m at each end.
        let expected = 1001.9 * 100 + Double.pi * 50 * 50
        let area = try #require(try found.areas.first)
        #expect(abs(area.squareMetres - expected) < 0.05 * expected)
        #expect(try found.areas(at: 5, 0.45) == ["A: 0 - 20"] && found.areas(at: 5, 0.55) == [])
        #expect(try found.areas(at: -0.45, 0) == ["A: 0 - 20"] && found.areas(at: -0.55, 0) == [])
    }

    @Test("Rings leave out what smaller breaks have, disks hold it")
    func cutoff() throws {
        let town = try Self.street()
        let rings = try town.found(Self.all, "breaks: [2, 5]\n\(Self.detailed)")
        #expect(try rings.areas.map(\.name) == ["A: 2 - 5", "A: 0 - 2"])
        #expect(try rings.areas(at: 1, 0) == ["A: 0 - 2"] && rings.areas(at: 3, 0) == ["A: 2 - 5"])
        let sum = try rings.areas.reduce(0) { $0 + $1.squareMetres }
        let disks = try town.found(Self.all, "breaks: [2, 5]\ngeometry_at_cutoff: disks\n\(Self.detailed)")
        #expect(try disks.areas.map(\.name) == ["A: 0 - 5", "A: 0 - 2"])
        #expect(try disks.areas(at: 1, 0) == ["A: 0 - 5", "A: 0 - 2"])
        #expect(abs(sum - (try disks.areas[0].squareMetres)) < 0.2)
    }

    @Test("A centimetre beyond the generalized outline changes no area by per cents")
    func simplifiedFurther() throws {
        let town = try AreaTown("A-B", ["AB": 1])
        func squareMetres(_ more: String) throws -> Double {
            try town.found(Self.all, "breaks: 2\npolygons: {trim: 50 m}\n\(more)").areas[0].squareMetres
        }
        let drawn = try squareMetres("")
        #expect(abs(try squareMetres("outputs: {simplify: 1 cm}") - drawn) < 0.005 * drawn)
        #expect(try squareMetres("outputs: {simplify: 20 m}") != drawn)
    }

    @Test("Streets are cut where the break falls, to the metre")
    func cut() throws {
        let found = try Self.street().found(Self.all, "breaks: 5\n\(Self.detailed)")
        // The break falls 5 characters from A; a hundredth of a character is 1 m.
        #expect(try found.areas(at: 4.99, 0) == ["A: 0 - 5"] && found.areas(at: 5.01, 0) == [])
    }

    @Test("Facilities overlap, are dissolved, or share out streets in the middle of them, by cost")
    func overlap() throws {
        // 2 to the crossing P, and 8 from there: A and B both come for 5 to where 3 of the 8 are gone from P on.
        let town = try AreaTown("A----P-------B", ["AP": 2, "PB": 8])
        func found(_ overlap: String) throws -> FoundAreas {
            try town.found(Self.both, "breaks: 6\ngeometry_at_overlap: \(overlap)\n\(Self.detailed)")
        }
        let meeting = 5 + 3.0
        #expect(try found("overlap").areas(at: meeting, 0) == ["A: 0 - 6", "B: 0 - 6"])
        let split = try found("split")
        #expect(try split.areas(at: meeting - 0.02, 0) == ["A: 0 - 6"])
        #expect(try split.areas(at: meeting + 0.02, 0) == ["B: 0 - 6"])
        let dissolved = try found("dissolve")
        #expect(try dissolved.areas.map(\.name) == ["0 - 6"])
        #expect(try dissolved.areas.map(\.facility) == [nil])
        #expect(try dissolved.areas[0].partCount == 1)
    }

    @Test("Dissolved areas of a break are those of the facilities that have it")
    func dissolvedBreaks() throws {
        let facilities = "[{name: A, at: {A}, breaks: [1]}, {name: B, at: {B}, breaks: [2]}]"
        let found = try Self.street().found(facilities, "geometry_at_overlap: dissolve\n\(Self.detailed)")
        #expect(try found.areas(at: 0.5, 0) == ["0 - 1"] && found.areas(at: 1.5, 0) == [])
        #expect(try found.areas(at: 8.5, 0) == ["1 - 2"])
    }

    @Test("A block without streets is filled, unless it is larger than it may be")
    func holes() throws {
        // A block of 300 m; 50 m of it on every side are within the trim: a hole of 200 m by 200 m is left, 4 ha.
        let town = try AreaTown("A--B\n|  |\n|  |\nD--C", ["AB": 3, "BC": 3, "CD": 3, "DA": 3])
        func area(_ fill: String) throws -> FoundArea {
            let keys = "breaks: 9\npolygons: {detail: detailed, trim: 50 m, fill_holes: \(fill)}"
            return try #require(try town.found(Self.all, keys).areas.first)
        }
        let (filled, open, small) = (try area("25 ha"), try area("0 m2"), try area("3.8 ha"))
        #expect(filled.holeCount == 0 && open.holeCount == 1 && small.holeCount == 1)
        #expect(abs(filled.squareMetres - open.squareMetres - 40_000) < 2_000)
    }

    @Test("Streets of excluded classes carry travel and make no area")
    func excluded() throws {
        let town = try AreaTown(
            "A---B---C---D", ["AB": 4, "BC": 1, "CD": 4], fields: ["BC": AreaTown.fields(class: "motorway")])
        let found = try town.found(
            Self.all,
            "breaks: 7\nlines: {shape: true_shape}\n"
                + "polygons: {detail: detailed, trim: 50 m, exclude_classes: [motorway]}")
        #expect(try found.areas(at: 6, 0) == [] && found.areas(at: 9, 0) == ["A: 0 - 7"])
        #expect(try found.areas[0].partCount == 2)
        #expect(try found.lines(on: "BC") == ["0-1 for 4-5"])
        #expect(try town.found(Self.all, "breaks: 7\n\(Self.detailed)").areas(at: 6, 0) == ["A: 0 - 7"])
    }

    @Test("Simplified and generalized outlines have fewer vertices and much the same area")
    func simplified() throws {
        let grid = try AreaTown(
            "A----B----C\n|    |    |\nD----E----F", ["AB": 5, "BC": 5, "DE": 5, "EF": 5, "AD": 2, "BE": 2, "CF": 2])
        func area(_ polygons: String) throws -> FoundArea {
            try #require(try grid.found(Self.all, "breaks: 9\n\(polygons)").areas.first)
        }
        let detailed = try area(Self.detailed)
        for coarse in [Self.detailed + "\noutputs: {simplify: 20 m}", "polygons: {trim: 50 m}"] {
            let other = try area(coarse)
            #expect(other.rings.joined().count < detailed.rings.joined().count)
            #expect(abs(other.squareMetres - detailed.squareMetres) < 0.05 * detailed.squareMetres)
        }
    }

    @Test(
        "generalized areas are as large as detailed ones within 3 %, be they narrow or small", arguments: [5, 20, 100])
    func generalizedSize(trim: Int) throws {
        let grid = try AreaTown(
            "A----B----C\n|    |    |\nD----E----F", ["AB": 5, "BC": 5, "DE": 5, "EF": 5, "AD": 2, "BE": 2, "CF": 2])
        func areas(_ detail: String) throws -> [FoundArea] {
            let more = "polygons: {detail: \(detail), trim: \(trim) m, fill_holes: 0 m2}"
            return try grid.found(Self.all, "breaks: [0.5, 1, 2, 4, 9]\n\(more)").areas
        }
        let (detailed, generalized) = (try areas("detailed"), try areas("generalized"))
        #expect(detailed.map(\.name) == generalized.map(\.name) && detailed.count == 5)
        for (one, other) in zip(detailed, generalized) {
            #expect(abs(one.squareMetres - other.squareMetres) <= 0.03 * one.squareMetres, "\(one.name)")
        }
    }
}
