import Testing

/// How the parts of streets are written.
struct AreaLineTests {
    private static func street() throws -> AreaTown { try AreaTown("A---------B", ["AB": 10]) }

    @Test("Lines are cut at breaks, or whole")
    func breaks() throws {
        let town = try Self.street()
        let facility = "[{name: A, at: {A}}]"
        #expect(
            try town.found(facility, "breaks: [2, 5]").lines == ["A AB 0-0.2 for 0-2", "A AB 0.2-0.5 for 2-5"])
        let whole = try town.found(facility, "breaks: [2, 5]\nlines: {shape: true_shape, split_at_breaks: false}")
        #expect(try whole.lines == ["A AB 0-0.5 for 0-5"])
    }

    @Test("Straight lines go from the start of each piece to its end, and are as long as the street")
    func straight() throws {
        // 400 m to the east and 300 m to the south.
        let town = try AreaTown("A---B\n    |\n    |\n    C", ["ABC": 7])
        func line(_ shape: String) throws -> FeatureTable.Feature {
            let found = try town.found("[{name: A, at: {A}}]", "breaks: 9\nlines: {shape: \(shape)}")
            return try #require(try found.outputs.features("a/lines.geojson").features.first)
        }
        let (true_, straight) = (try line("true_shape"), try line("straight"))
        #expect(true_.positions.count == 3)
        #expect(straight.positions == [true_.positions[0], true_.positions[2]])
        #expect(straight.number("length") == true_.number("length"))
    }

    @Test("Measures are the cost at each vertex")
    func measures() throws {
        // Vertices after 1, 4 and 5 of five hundred metres.
        let town = try AreaTown("AB--CD", ["ABCD": 5])
        let found = try town.found("[{name: A, at: {A}}]", "breaks: 9\nlines: {shape: true_shape, measures: true}")
        let text = try #require(try found.outputs.features("a/lines.geojson").features.first?.text("measures"))
        #expect(text.split(separator: " ").map { FoundAreas.short(Double($0) ?? .nan) } == ["0", "1", "4", "5"])
        let towards = try town.found(
            "[{name: A, at: {A}}]",
            "breaks: 9\ntravel_direction: to_facility\nlines: {shape: true_shape, measures: true}")
        let falling = try #require(try towards.outputs.features("a/lines.geojson").features.first?.text("measures"))
        #expect(falling.split(separator: " ").map { FoundAreas.short(Double($0) ?? .nan) } == ["5", "4", "1", "0"])
    }

    @Test("Where facilities overlap each has its lines, or the nearest one has them")
    func overlap() throws {
        let town = try Self.street()
        let facilities = "[{name: A, at: {A}}, {name: B, at: {B}, cost: 2}]"
        #expect(
            try town.found(facilities, "breaks: 8").lines == ["A AB 0-0.8 for 0-8", "B AB 1-0.4 for 2-8"])
        // They meet where x = 2 + (10 - x).
        let shared = try town.found(facilities, "breaks: 8\nlines: {shape: true_shape, overlap: false}")
        #expect(try shared.lines == ["A AB 0-0.6 for 0-6", "B AB 1-0.6 for 2-6"])
    }

    @Test("Other costs are added up along the way, without what is used up at the facility")
    func accumulated() throws {
        let town = try AreaTown("A---B---C", ["AB": 4, "BC": 4], fields: ["BC": AreaTown.fields(fee: 8)])
        let found = try town.found("[{name: A, at: {A}, cost: 1}]", "breaks: 7\naccumulate: [fee, length]")
        let lines = try found.outputs.features("a/lines.geojson").features
        #expect(lines.map { FoundAreas.short($0.number("to_cumul_toll") ?? .nan) } == ["5", "7"])
        // Half of BC is reached, and half of its fee paid.
        #expect(lines.map { FoundAreas.short($0.number("to_cumul_fee") ?? .nan) } == ["0", "4"])
        let lengths = lines.compactMap { $0.number("to_cumul_length") }
        #expect(lengths.count == 2 && abs(lengths[1] - lengths[0] * 1.5) < 0.01)
    }
}
