import Testing

@Suite("Fields of barriers with Network Analyst's names")
struct BarrierFieldTests {
    private func job(_ properties: String) throws -> LayerJob {
        try LayerJob([
            "t.geojson": LayerText.collection(LayerText.rectangle(-0.5, 0.5, 3.5, 1.5, properties))
        ])
    }

    private static let item = "barriers: {polygons: [{source: t.geojson}]}\n"

    @Test("are known without being named, case ignored", arguments: ["Name BarrierType", "NAME BARRIERTYPE"])
    func known(_ names: String) throws {
        let (name, type) = (names.split(separator: " ")[0], names.split(separator: " ")[1])
        let outputs = try job("\"\(name)\": \"Flood\", \"\(type)\": 0").outputs(stops: LayerJob.corners, Self.item)
        #expect(try outputs.features("a/barriers.geojson").features.map { $0.text("name") } == ["Flood"])
        // Four of the five columns between the stops are flooded: the way goes round by the fifth, at no loss.
        let written = try job("").outputs(stops: LayerJob.corners, Self.item)
        #expect(try outputs.data("a/routes.geojson") == written.data("a/routes.geojson"))
    }

    /// One way north, which the barrier covers for a block of four; the way round it is eight blocks longer.
    private func north(_ properties: String) throws -> (minutes: Double, barrier: FeatureTable.Feature) {
        let stops = "{at: \(GridTown.place(0, 0))}, {at: \(GridTown.place(0, 4))}"
        let outputs = try job(properties).outputs(stops: stops, Self.item)
        let route = try #require(try outputs.features("a/routes.geojson").features.first)
        return (
            try #require(route.number("total_time")),
            try #require(try outputs.features("a/barriers.geojson").features.first)
        )
    }

    @Test(
        "scale and add as their type and their cost say", arguments: ["Attr_Time", "Attr_TravelTime", "attr_minutes"])
    func effects(_ cost: String) throws {
        let bare = try north("\"BarrierType\": 1, \"\(cost)\": 1").minutes
        let scaled = try north("\"BarrierType\": 1, \"\(cost)\": 3")
        #expect(abs(scaled.minutes - bare * 1.5) < 1e-4)
        #expect(scaled.barrier.text("type") == "scaled_cost" && scaled.barrier.number("factor") == 3)
        #expect(scaled.barrier.number("cost") == nil)
        let added = try north("\"BarrierType\": 2, \"\(cost)\": 0.05")
        #expect(abs(added.minutes - bare - 0.05) < 1e-9)
        #expect(added.barrier.text("type") == "added_cost" && added.barrier.number("cost") == 0.05)
        #expect(added.barrier.number("factor") == nil)
    }

    @Test(
        "are a mistake where a type is none, or lacks its cost",
        arguments: [
            (
                "3", ", field BarrierType: expected restriction, scaled_cost or added_cost, or 0, 1 or 2, not '3'"
            ),
            (
                "\"scaled\"",
                ", field BarrierType: expected restriction, scaled_cost or added_cost, or 0, 1 or 2, not 'scaled'"
            ),
            ("1", ": it has no factor"), ("2", ": it has no cost to add"),
            ("1, \"Attr_Time\": 0", ", field Attr_Time: expected a factor above 0, not '0'"),
            ("2, \"Attr_Time\": -1", ", field Attr_Time: "),
        ])
    func mistakes(_ type: String, _ reason: String) throws {
        let text = try job("\"Name\": \"Flood\", \"BarrierType\": \(type)").mistake(stops: LayerJob.corners, Self.item)
        #expect(text.hasPrefix("a.yaml:5:32: error: row 0 of 't'\(reason)"), "\(text)")
    }

    @Test("of costs are told where nothing says that barriers are no restrictions")
    func untyped() throws {
        let job = try job("\"Attr_Time\": 2")
        let told = try job.messages(try job.outputs(stops: LayerJob.corners, Self.item)).filter { $0.contains("Attr_") }
        let reason = "there is no field BarrierType, so that its barriers are restrictions"
        #expect(told == ["the field Attr_Time of t has no effect: \(reason)"], "\(told)")
    }

    @Test("are a mistake where a point is to scale a cost")
    func scalingPoint() throws {
        let job = try LayerJob(["t.csv": "BarrierType,Attr_Time,x,y\n1,3,9,50\n"])
        let text = try job.mistake(stops: LayerJob.corners, "barriers: {points: [{source: t.csv}]}\n")
        let expected = "a.yaml:5:30: error: row 1 of 't', field BarrierType: a point scales no cost"
        #expect(text.hasPrefix(expected), "\(text)")
    }

    @Test("of lengths change none")
    func length() throws {
        let job = try job("\"BarrierType\": 1, \"Attr_Time\": 2, \"Attr_Length\": 2")
        let told = try job.messages(try job.outputs(stops: LayerJob.corners, Self.item))
        let reason = "barriers leave lengths as they are"
        #expect(
            told.filter { $0.contains("Attr_") } == ["the field Attr_Length of t has no effect: \(reason)"], "\(told)")
    }
}
