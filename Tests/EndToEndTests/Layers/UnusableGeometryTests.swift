import Testing

@Suite("A feature that nobody can say how it lies")
struct UnusableGeometryTests {
    private static let named = ", fields: {name: name, wkt: wkt}"

    /// What the item says of a column of well-known text, what stands in there, and what is wrong with it.
    static let geometries = [
        ("", "somewhere", ""), ("", "POLYGON ((9.001 50.001, 9.002 fifty, 9.001 50.001))", ""),
        ("", "POLYGON ((9.001 50.001, 9.002 50.001, 9.002 50.002))", "the well-known"),
        ("", "POLYGON ((9.001 50.001, 9.002 50.001))", "the well-known"),
        (named, "POLYGON ((9.001 50.001, 9.002 50.001, 9.002 50.002))", "the well-known text cannot be read: "),
        (named, "POLYGON ((9.001 50.001, 9.002 fifty, 9.001 50.001))", "the well-known text cannot be read: "),
        (named, "somewhere", "'somewhere' is not a geometry that can be read: "),
    ]

    private static let around = "{wkt: 'POLYGON ((8.9 49.9, 9.1 49.9, 9.1 50.1, 8.9 50.1, 8.9 49.9))'}"

    @Test("is left out, with a warning that names it", arguments: geometries, ["intersects", "contains"])
    func leftOut(_ geometry: (item: String, text: String, fault: String), _ relation: String) throws {
        let job = try LayerJob([
            "t.csv": "name,wkt\nA,POINT (9 50)\nBroken,\"\(geometry.text)\"\nB,POINT (9.001 50.001)\n"
        ])
        let outputs = try job.outputs(
            stops: "{source: t.csv\(geometry.item), "
                + "spatial: {relation: \(relation), geometry: \(Self.around)}}")
        #expect(try outputs.table("a/stops.csv").rows.map { $0["name"] } == ["A", "B"])
        let messages = try outputs.json("a/job.json")["messages"] as? [[String: String]] ?? []
        let warning = try #require(messages.first { $0["code"] == "unusable_geometry" })
        #expect(warning["severity"] == "warning")
        let text = warning["text"] ?? ""
        #expect(text.hasPrefix("row 2 of t is left out: nobody can say how it lies: \(geometry.fault)"))
    }
}
