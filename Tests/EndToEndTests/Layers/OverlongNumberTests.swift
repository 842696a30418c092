import Testing

@Suite("A whole number that is beyond 64 bits")
struct OverlongNumberTests {
    @Test(
        "fails a job that reads it, where GDAL makes another one of it; as a text it is read",
        arguments: ["geojson", "geojsonl"])
    func refused(_ suffix: String) throws {
        func layer(_ number: String) -> String {
            let points = (0..<2).map { LayerText.point(Double($0), 0, "\"n\": \(number), \"name\": \"Stop \($0)\"") }
            return suffix == "geojson" ? LayerText.collection(points) : points.joined(separator: "\n") + "\n"
        }
        let stops = "{source: t.\(suffix), fields: {name: name, keep: [n]}}"
        let job = try LayerJob(["t.\(suffix)": layer("12345678901234567890")])
        let ended = try job.ended(stops: stops)
        #expect(ended.code == 1 && ended.output.contains("a whole number of n is beyond 64 bits"), "\(ended)")
        #expect(try job.ended(stops: "{source: t.\(suffix), fields: {name: name}}").code == 0)
        try job.project.write(layer("9223372036854775807"), to: "t.\(suffix)")
        #expect(try job.stops(stops).rows.map { $0["n"] } == ["9223372036854775807", "9223372036854775807"])
        try job.project.write(layer("\"12345678901234567890\""), to: "t.\(suffix)")
        #expect(try job.stops(stops).rows.map { $0["n"] } == ["12345678901234567890", "12345678901234567890"])
    }
}
