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

    @Test("are a mistake where a type is no restriction", arguments: ["1", "2", "\"scaled\""])
    func otherType(_ type: String) throws {
        let text = try job("\"Name\": \"Flood\", \"BarrierType\": \(type)").mistake(stops: LayerJob.corners, Self.item)
        let value = type.replacing("\"", with: "")
        #expect(text.hasPrefix("a.yaml:5:32: error: row 0 of 't'"))
        #expect(
            text.contains(
                "BarrierType is '\(value)', and barriers of this version are restrictions: 0 or 'restriction'"))
    }
}
