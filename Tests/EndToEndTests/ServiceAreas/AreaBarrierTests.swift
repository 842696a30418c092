import Testing

/// Barriers shorten what is reached by lengths that are known.
struct AreaBarrierTests {
    /// A street of 1,000 m that costs 10. `P` is in its middle, at 5.
    private static let picture = "A----P----B"

    @Test(
        "A barrier shortens the reach",
        arguments: [
            ("{points: [{at: {P}}]}", "0-0.5 for 0-5"),
            // 2 are paid at P, so that of 8 there is 1 left behind it.
            ("{points: [{at: {P}, type: added_cost, cost: 2}]}", "0-0.6 for 0-8"),
            ("{lines: [{wkt: 'LINESTRING (0.0063 0.009, 0.0063 0.011)'}]}", "0-0.7 for 0-7"),
            // 100 m from P on cost thrice as much, 3 instead of 1: at 8 one is at their end.
            (
                "{lines: [{wkt: 'LINESTRING (0.0045 0.01, 0.0054 0.01)', type: scaled_cost, factor: 3}]}",
                "0-0.6 for 0-8"
            ),
            ("{lines: [{wkt: 'LINESTRING (0.0027 0.009, 0.0027 0.011)', type: added_cost, cost: 4}]}", "0-0.4 for 0-8"),
            ("{polygons: [{wkt: '\(AreaBarrierTests.crossing)'}]}", "0-0.4 for 0-4"),
            // Between 4 and 6 each costs twice as much: at 8 one has come to 6.
            ("{polygons: [{wkt: '\(AreaBarrierTests.crossing)', type: scaled_cost, factor: 2}]}", "0-0.6 for 0-8"),
            ("{polygons: [{wkt: '\(AreaBarrierTests.crossing)', type: added_cost, cost: 3}]}", "0-0.5 for 0-8"),
            ("{polygons: [{at: {P}, buffer: 90 m}]}", "0-0.41 for 0-4.102"),
        ])
    func reach(barriers: String, line: String) throws {
        let town = try AreaTown(Self.picture, ["AB": 10])
        let found = try town.found("[{name: A, at: {A}}]", "breaks: 8\nbarriers: \(barriers)")
        #expect(try Self.whole(found.lines(on: "AB")) == line)
    }

    @Test("What a barrier adds counts for what lies behind it alone, also where lines end at it")
    func ends() throws {
        let town = try AreaTown(Self.picture, ["AB": 10])
        let both = "[{name: A, at: {A}}, {name: B, at: {B}}]"
        let barrier = "barriers: {points: [{at: {P}, type: added_cost, cost: 2}]}"
        let shared = "breaks: 20\nlines: {shape: true_shape, overlap: false, measures: true}\n" + barrier
        let away = try town.found(both, shared)
        #expect(try away.lines == ["A AB 0-0.5 for 0-5", "B AB 1-0.5 for 0-5"])
        let towards = try town.found(both, "travel_direction: to_facility\n" + shared)
        #expect(try towards.lines == ["A AB 0.5-0 for 5-0", "B AB 0.5-1 for 5-0"])
        #expect(try Self.measures(towards) == [["5", "0"], ["5", "0"]])
        // Between 5 and 7 one is at P.
        let alone = try town.found("[{name: A, at: {A}}]", "breaks: [6, 8]\n" + barrier)
        #expect(try alone.lines == ["A AB 0-0.5 for 0-5", "A AB 0.5-0.6 for 7-8"])
    }

    private static func measures(_ found: FoundAreas) throws -> [[String]] {
        try found.outputs.features("a/lines.geojson").features.map { line in
            (line.text("measures") ?? "").split(separator: " ").map { FoundAreas.short(Double($0) ?? .nan) }
        }
    }

    /// From 400 m to 600 m.
    private static let crossing =
        "POLYGON ((0.0036 0.009, 0.0054 0.009, 0.0054 0.011, 0.0036 0.011, 0.0036 0.009))"

    /// Lines that follow each other as one.
    private static func whole(_ lines: [String]) -> String {
        let parts = lines.map { $0.split(whereSeparator: { "- ".contains($0) }) }
        guard let first = parts.first, let last = parts.last else { return "" }
        return "\(first[0])-\(last[1]) for \(first[3])-\(last[4])"
    }

    @Test("An area ends where a barrier does")
    func area() throws {
        let town = try AreaTown(Self.picture, ["AB": 10])
        let found = try town.found(
            "[{name: A, at: {A}}]",
            "breaks: 8\npolygons: {detail: detailed, trim: 20 m}\nbarriers: {polygons: [{wkt: '\(Self.crossing)'}]}")
        #expect(try found.areas(at: 3.9, 0) == ["A: 0 - 8"])
        #expect(try found.areas(at: 4.1, 0) == [])
        let rows = try found.outputs.features("a/barriers.geojson").features
        #expect(rows.map { $0.text("status") } == ["ok"])
    }

    @Test("A facility inside a barrier is moved out of it, or is not traversable")
    func inside() throws {
        let town = try AreaTown("A----P----B\n|\nC", ["AB": 10, "AC": 1])
        let barrier = "breaks: 1\nbarriers: {polygons: [{wkt: '\(Self.crossing)'}]}\n"
        let moved = try town.found("[{name: P, at: {P}}]", barrier)
        #expect(try moved.facilities("status") == ["not_located_on_closest"])
        #expect(try moved.codes == ["relocated"])
        let closed = try town.found("[{name: P, at: {P}}]", barrier + "locate: {allow_auto_relocate: false}")
        #expect(try closed.facilities("status") == ["not_traversable"])
        #expect(try closed.lines == [])
    }
}
