import Testing

@Suite("A route that touches the edge of the data says so")
struct EdgeOfDataTests {
    /// A lane in two files, which meet at the second of three crossings.
    private static func lane(_ ids: ClosedRange<Int>, bounds: (west: Double, east: Double)?) -> String {
        let nodes = ids.map { id in
            "<node id=\"\(id)\" version=\"1\" lon=\"\(9 + Double(id) / 1000)\" lat=\"50.0\"/>"
        }
        let references = ids.map { "<nd ref=\"\($0)\"/>" }.joined()
        let box = bounds.map { "<bounds minlat=\"49\" minlon=\"\($0.west)\" maxlat=\"51\" maxlon=\"\($0.east)\"/>\n" }
        return "<osm version=\"0.6\">\n\(box ?? "")\(nodes.joined())<way id=\"\(ids.lowerBound)\" version=\"1\">"
            + "\(references)<tag k=\"highway\" v=\"residential\"/></way></osm>\n"
    }

    /// The grid town with bounds in its header.
    private static func town(_ bounds: String) -> String {
        let parts = GridTown(size: 4).osm.split(separator: "<node", maxSplits: 1)
        return "\(parts[0])<bounds \(bounds)/>\n<node\(parts[1])"
    }

    /// The last of four columns lies beyond.
    private static let threeColumns = "minlat=\"49.99\" minlon=\"8.99\" maxlat=\"50.01\" maxlon=\"9.0025\""

    private static let inside = "\(StreetProject.at(0.1, 0)), \(StreetProject.at(1.5, 0))"
    private static let beyond = "\(StreetProject.at(0.1, 0)), \(StreetProject.at(3, 2))"

    /// What a route says of where the data ends.
    private func said(_ project: StreetProject, _ stops: String) throws -> [String] {
        try project.messages(stops).filter { $0.contains("edge_of_data") || $0.contains("extent") }
    }

    private static let end =
        "edge_of_data: the route Stop 1 - Stop 2 passes a place where the network's data ends: a better way may lie beyond"

    @Test("where a way goes on to a node that the file does not hold")
    func cut() throws {
        let cut = Self.lane(1...3, bounds: nil).replacing("<nd ref=\"3\"/>", with: "<nd ref=\"3\"/><nd ref=\"4\"/>")
        let project = try StreetProject("source: cut.osm", ["cut.osm": cut])
        #expect(try said(project, "\(StreetProject.at(1.1, 0)), \(StreetProject.at(2.9, 0))") == [Self.end])
        try project.project.write(Self.lane(1...3, bounds: nil), to: "cut.osm")
        #expect(try said(project, "\(StreetProject.at(1.1, 0)), \(StreetProject.at(2.9, 0))") == [])
    }

    @Test("where of a way that crosses no more than the crossing is held, if it is one that anybody may use")
    func stump() throws {
        func crossed(by tag: String, _ references: [Int]) -> String {
            let nodes = references.map { "<nd ref=\"\($0)\"/>" }.joined()
            return Self.lane(1...3, bounds: nil).replacing(
                "</osm>", with: "<way id=\"9\" version=\"1\">\(nodes)<tag k=\"highway\" v=\"\(tag)\"/></way></osm>")
        }
        let stops = "\(StreetProject.at(1.1, 0)), \(StreetProject.at(2.9, 0))"
        let project = try StreetProject("source: town.osm", ["town.osm": crossed(by: "residential", [7, 2, 8])])
        #expect(try said(project, stops) == [Self.end])
        for (tag, references) in [("proposed", [7, 2, 8]), ("residential", [2])] {
            try project.project.write(crossed(by: tag, references), to: "town.osm")
            #expect(try said(project, stops) == [], "\(tag) \(references)")
        }
    }

    @Test("beyond the box of the file's header")
    func header() throws {
        let town = try StreetProject("source: town.osm", ["town.osm": Self.town(Self.threeColumns)])
        #expect(try said(town, Self.beyond) == [Self.end])
        #expect(try said(town, Self.inside) == [])
        #expect(try town.project.run("network", "info", "town").output.contains("edge of data  4 junctions"))
    }

    @Test("not where files with boxes side by side meet, but at the end of one of them alone")
    func neighbours() throws {
        let files = [
            "west.osm": Self.lane(1...2, bounds: (8, 9.002)), "east.osm": Self.lane(2...3, bounds: (9.002, 10)),
            "unbounded.osm": Self.lane(2...3, bounds: nil),
        ]
        let project = try StreetProject("source: west.osm", files)
        let stops = "\(StreetProject.at(1.1, 0)), \(StreetProject.at(1.9, 0))"
        let through = "\(StreetProject.at(1.1, 0)), \(StreetProject.at(2.9, 0))"
        #expect(try said(project, stops) == [Self.end])
        for order in ["[west.osm, east.osm]", "[east.osm, west.osm]", "[west.osm, unbounded.osm]"] {
            try project.write(streets: "source: \(order)")
            #expect(try said(project, stops) == [], "\(order)")
            #expect(try said(project, through) == [], "\(order)")
        }
    }

    @Test("not by a header that most of the data contradicts, which is said")
    func contradiction() throws {
        let elsewhere = "minlat=\"49.99\" minlon=\"8.99\" maxlat=\"50.01\" maxlon=\"9.0005\""
        let town = try StreetProject("source: town.osm", ["town.osm": Self.town(elsewhere)])
        let ignored =
            "unused_extent: 12 of 16 junctions lie outside of what the headers of the sources say that they cover: "
            + "this is ignored; 'extent' can say how far the data reaches"
        #expect(try said(town, Self.beyond) == [ignored])
    }

    @Test("by the extent of the project, whatever the header says, and another extent makes another network")
    func extent() throws {
        let town = try StreetProject("source: town.osm", ["town.osm": Self.town(Self.threeColumns)])
        #expect(try said(town, Self.beyond) == [Self.end])
        try town.write(streets: "source: town.osm, extent: [8, 49, 10, 51]")
        #expect(try said(town, Self.beyond) == [])
        try town.write(streets: "source: town.osm, extent: [8.99, 49.99, 9.0025, 50.01]")
        #expect(try said(town, Self.beyond) == [Self.end])
        #expect(try said(town, Self.inside) == [])
    }

    @Test("on the streets of a layer, too")
    func layer() throws {
        let streets = (0..<3).map { LayerText.line([(Double($0), 0), (Double($0 + 1), 0)]) }
        let town = try StreetProject("source: a.geojson", ["a.geojson": LayerText.collection(streets)])
        let (stops, beyond) = (Self.inside, "\(StreetProject.at(0.1, 0)), \(StreetProject.at(2.9, 0))")
        #expect(try said(town, beyond) == [])
        try town.write(streets: "source: a.geojson, extent: [8.99, 49, 9.0025, 51]")
        #expect(try said(town, beyond) == [Self.end])
        #expect(try said(town, stops) == [])
        try town.write(streets: "source: a.geojson, extent: [8.99, 49, 9.003, 51]")
        #expect(try said(town, beyond) == [Self.end], "the last street was cut at the side")
    }

    @Test("by an extent that most of the data lies outside of, with a warning")
    func doubtful() throws {
        let streets = (0..<3).map { LayerText.line([(Double($0), 0), (Double($0 + 1), 0)]) }
        let town = try StreetProject(
            "source: a.geojson, extent: [49, 8.99, 51, 9.01]", ["a.geojson": LayerText.collection(streets)])
        let warning =
            "doubtful_extent: 4 of 4 junctions lie outside of the 'extent' and count as the edge of the data: is it "
            + "that of other data? Its order is west, south, east, north"
        #expect(try said(town, Self.inside) == [warning, Self.end])
    }
}
