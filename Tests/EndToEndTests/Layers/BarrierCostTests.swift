import Testing

@Suite("What barriers do to costs besides the impedance")
struct BarrierCostTests {
    /// One street of four blocks with a toll of 2, half of it in an area.
    private func job(_ area: String) throws -> LayerJob {
        let street = LayerText.line([(0, 0), (4, 0)], "\"link\": 1, \"kind\": \"residential\", \"toll\": 2")
        let job = try LayerJob([
            "s.geojson": LayerText.collection([street]),
            "b.geojson": LayerText.collection([LayerText.rectangle(2, -0.5, 5, 0.5, area)]),
        ])
        try job.project.write(
            "networks: {town: {streets: {source: s.geojson, fields: {id: link, class: kind}, costs: {toll: toll}}}}\n",
            to: "arterial.yaml")
        return job
    }

    private static let stops = "{at: \(GridTown.place(0, 0))}, {at: \(GridTown.place(4, 0))}"
    private static let layer = "barriers: {polygons: [{source: b.geojson}]}\n"
    private static let told = "accumulate: [toll]\n"

    private static func written(_ keys: String) -> String {
        "barriers: {polygons: [{wkt: 'POLYGON((\(corners)))', \(keys)}]}\n"
    }

    private static var corners: String {
        [(2.0, -0.5), (5, -0.5), (5, 0.5), (2, 0.5), (2, -0.5)].map { column, row in
            GridTown.place(column, row).filter { !"[],".contains($0) }
        }.joined(separator: ", ")
    }

    /// To a thousandth: barriers begin at whole millimetres.
    private func toll(_ area: String, _ more: String) throws -> Double? {
        let tolls = try job(area).outputs(stops: Self.stops, more).table("a/routes.csv").numbers("total_toll")
        return tolls.first.map { ($0 * 1000).rounded() / 1000 }
    }

    @Test("is read of the fields of costs that the job accumulates")
    func fields() throws {
        #expect(try toll("\"BarrierType\": 1, \"Attr_Time\": 2, \"ATTR_TOLL\": 3", Self.layer + Self.told) == 4)
        #expect(try toll("\"BarrierType\": 2, \"Attr_Time\": 2, \"Attr_toll\": 0.25", Self.layer + Self.told) == 2.25)
        #expect(try toll("\"BarrierType\": 1, \"Attr_toll\": 3", Self.layer + Self.told) == 4)
    }

    @Test("is told to be without effect where the job does not tell the cost of a field")
    func unusedField() throws {
        let ended = try job("\"BarrierType\": 1, \"Attr_Time\": 2, \"Attr_toll\": 3").ended(
            stops: Self.stops, Self.layer)
        #expect(ended.code == 0)
        #expect(
            ended.output.contains(
                "warning: the field Attr_toll of b has no effect: the job does not tell its cost"), "\(ended.output)")
    }

    @Test("is told to be without effect where the job does not tell a cost that is written")
    func unusedCost() throws {
        let adds = Self.written("type: added_cost, cost: 1, costs: {toll: 5}")
        #expect(try toll("", adds + Self.told) == 7)
        let ended = try job("").ended(stops: Self.stops, adds)
        #expect(ended.code == 0)
        #expect(
            ended.output.contains("that the barrier changes 'toll' has no effect: the job does not tell it"),
            "\(ended.output)")
        let scales = Self.written("type: scaled_cost, factors: {length: 5}")
        #expect(try job("").ended(stops: Self.stops, scales).output.contains("changes 'length' has no effect"))
    }

    @Test("stands in the directions, too")
    func directions() throws {
        let adds = Self.written("name: Gate, type: added_cost, costs: {toll: 5}") + Self.told
        #expect(try job("").outputs(stops: Self.stops, adds).text("a/directions.txt").contains("(through Gate)"))
    }
}
