import Geometry
import Results
import TestSupport
import Testing

@testable import ResultWriters

@Suite("The routes of one job for navigation devices")
struct GPXTests {
    private let routes = Table("routes", "", geometry: .line, formats: [.geojson], columns: [Column("name", "")])
    private let stops = Table(
        "stops", "", geometry: .point, formats: [.csv],
        columns: ["route", "sequence", "id", "name"].map { Column($0, "") })

    private func place(_ longitude: Int32, _ latitude: Int32) -> Coordinate {
        Coordinate(longitude: longitude, latitude: latitude)
    }

    private func gpx(_ write: (JobFolderWriter) throws -> Void) throws -> String {
        let outputs = try TemporaryFolder()
        let options = JobFolderWriter.Options(gpx: GPXLayout(title: "Rounds & more", attribution: "© \"All\""))
        let writer = try JobFolderWriter(
            outputFolder: outputs.path, jobName: "job", tables: [routes, stops], formats: [.geojson, .csv],
            options: options)
        try write(writer)
        try writer.commit()
        return try outputs.text("job/routes.gpx")
    }

    private let head = """
        <?xml version="1.0" encoding="UTF-8"?>
        <gpx version="1.1" creator="Arterial" xmlns="http://www.topografix.com/GPX/1/1">
        <metadata><name>Rounds &amp; more</name><copyright author="© &quot;All&quot;"/></metadata>

        """

    @Test func haveStopsBeforeLines() throws {
        let text = try gpx { writer in
            for route in ["North", "South"] {
                let line = [place(74_000_000, 437_000_000), place(74_100_000, -5)]
                try writer.append(ResultRow([.text(route)], geometry: .lines([line])), to: routes)
                try writer.append(
                    ResultRow(
                        [.text(route), .integer(1), .null, .text("A <b>")], geometry: .point(place(-1, 437_000_000))),
                    to: stops)
            }
        }
        func stop(_ route: String) -> String {
            "<wpt lat=\"43.7000000\" lon=\"-0.0000001\"><name>A &lt;b&gt;</name><cmt>\(route), 1</cmt></wpt>\n"
        }
        func track(_ route: String) -> String {
            """
            <trk><name>\(route)</name>
            <trkseg>
            <trkpt lat="43.7000000" lon="7.4000000"/>
            <trkpt lat="-0.0000005" lon="7.4100000"/>
            </trkseg>
            </trk>

            """
        }
        #expect(text == head + stop("North") + stop("South") + track("North") + track("South") + "</gpx>\n")
    }

    @Test func leaveOutStopsThatNoRouteVisitsAndRoutesWithoutALine() throws {
        let text = try gpx { writer in
            try writer.append(ResultRow([.text("Standing")]), to: routes)
            try writer.append(
                ResultRow([.text("Standing"), .null, .null, .text("Far")], geometry: .point(place(0, 0))), to: stops)
        }
        #expect(text == head + "</gpx>\n")
    }

    /// The longitudes of GPX are from -180 to below 180 degrees.
    @Test func endJustBefore180Degrees() throws {
        let text = try gpx { writer in
            let line = [place(1_799_000_000, -168_000_000), place(1_800_000_000, -168_000_000)]
            let rest = [place(-1_800_000_000, -168_000_000), place(-1_799_000_000, -168_000_000)]
            try writer.append(ResultRow([.text("East")], geometry: .lines([line, rest])), to: routes)
        }
        let longitudes = text.split(separator: "\"").filter { $0.contains("179.") || $0.contains("180.") }
        #expect(longitudes == ["179.9000000", "179.9999999", "-180.0000000", "-179.9000000"])
    }

    @Test func haveNoCharacterThatXMLDoesNotKnow() throws {
        let text = try gpx { writer in
            try writer.append(
                ResultRow([.text("R"), .integer(1), .null, .text("a\u{1}b\nc")], geometry: .point(place(0, 0))),
                to: stops)
        }
        #expect(text.contains("<name>a\u{FFFD}b c</name>"))
    }
}
