import Testing

/// Texts that begin as times do, which GDAL takes for times in some formats.
@Suite("A text that begins as a time does")
struct DatedTextTests {
    private static let slots = ["08:00-12:00", "08:00-17:00"]

    /// What lines may hold beside features.
    private static let bare = "{\"type\": \"Point\", \"coordinates\": [9.002, 50.001]}\n"

    private static func feature(_ id: Int) -> String {
        """
        {"type": "Feature", "properties": {"id": "\(id)", "slot": "\(slots[id - 1])", "day": "2026-05-0\(id)"}, \
        "geometry": {"type": "Point", "coordinates": [9.00\(id), 50]}}
        """
    }

    @Test("is kept as it is written", arguments: ["t.geojson", "t.geojsonl"])
    func kept(_ file: String) throws {
        let features = [Self.feature(1), Self.feature(2)]
        let collection = "{\"type\": \"FeatureCollection\", \"features\": [\(features.joined(separator: ", "))]}"
        let text = file == "t.geojson" ? collection : features.joined(separator: "\n") + "\n" + Self.bare
        let job = try LayerJob([file: text])
        let item = "{source: \(file), fields: {id: id, keep: [slot, day]}}"
        let rows = try job.stops(item).rows
        #expect(rows.prefix(2).map { $0["slot"] } == Self.slots)
        #expect(rows.prefix(2).map { $0["day"] } == ["2026-05-01", "2026-05-02"])
        #expect(rows.dropFirst(2).map { $0["status"] } == (file == "t.geojson" ? [] : ["ok"]))
        let found = "{source: \(file), where: \"slot = '08:00-17:00'\", fields: {id: id}}, " + LayerJob.corners
        #expect(try job.column("id", found).first == "2")
    }

    @Test("makes no texts of dates and times where all are nothing else") func dates() throws {
        let features = [Self.feature(1), Self.feature(2)].map {
            $0.replacing("-12:00", with: "").replacing("-17:00", with: "")
        }
        let collection = "{\"type\": \"FeatureCollection\", \"features\": [\(features.joined(separator: ", "))]}"
        let job = try LayerJob(["t.geojson": collection])
        let found = "{source: t.geojson, where: \"day > '2026/5/1'\", fields: {id: id}}, " + LayerJob.corners
        #expect(try job.column("id", found).first == "2")
    }
}
