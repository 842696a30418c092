import Foundation
import Testing

@Suite("A source that could read more than it names")
struct SourceAccessTests {
    private func project(_ source: String, allow: String = "", files: [String: String] = [:]) throws -> TemporaryProject
    {
        let quoted = source.replacing("'", with: "''")
        let project = try GridTown.project(["a.yaml": jobText(stops: "[{source: '\(quoted)'}]")])
        try project.write(GridTown.projectFile + allow, to: "arterial.yaml")
        for (path, text) in files { try project.write(text, to: path) }
        return project
    }

    @Test(
        "is off, and says how the project file turns it on",
        arguments: [
            ("/vsizip/t.zip/t.shp", "/vsizip/ is off; 'allow: {virtual_files: [zip]}' in the project file turns it on"),
            ("/vsigzip/t.csv.gz", "'allow: {virtual_files: [gzip]}'"),
            ("/vsitar/t.tar", "'allow: {virtual_files: [tar]}'"),
            ("/vsicurl/http://127.0.0.1:9/t.geojson", "'allow: {virtual_files: [web]}'"),
            ("/vsis3/bucket/t.geojson", "/vsis3/ is off, and nothing turns it on"),
            ("/vsistdin/", "/vsistdin/ is off, and nothing turns it on"),
            (
                "WFS:http://127.0.0.1:9",
                "the format WFS is off; 'allow: {formats: [WFS]}' in the project file turns it on"
            ),
            ("https://127.0.0.1:9/t.geojson", "the format HTTP is off"),
            ("MYSQL:gis,user=x", "the format MySQL is off"),
            ("ODBC:gis", "the format ODBC is off"),
            ("<OGRVRTDataSource></OGRVRTDataSource>", "the format OGR_VRT is off"),
            (
                "t.vrt",
                "its format is OGR_VRT, which is off; 'allow: {formats: [OGR_VRT]}' in the project file turns it on"
            ),
        ])
    func off(_ source: String, _ sentence: String) throws {
        let project = try project(source, files: ["t.vrt": "<OGRVRTDataSource></OGRVRTDataSource>"])
        let ended = try project.run("validate", "a.yaml")
        #expect(ended.code == 1)
        #expect(ended.error.hasPrefix("a.yaml:4:18: error: '"))
        #expect(ended.error.contains(sentence), "\(ended.error)")
    }

    @Test("does not tell its password") func secret() throws {
        let ended = try project("MYSQL:gis,user=x,password=swordfish").run("validate", "a.yaml")
        #expect(ended.error.contains("'MYSQL:gis,user=x,password=***' cannot be opened"))
        #expect(!ended.error.contains("swordfish"))
    }

    @Test(
        "tells nobody what the environment gave it, nor what is written as a secret",
        arguments: [
            ("/vsicurl/http://u:${env:KEY}@127.0.0.1:9/t.csv", "/vsicurl/http://u:${env:KEY}@127.0.0.1:9/t.csv"),
            ("/vsicurl/http://127.0.0.1:9/t.csv?token=swordfish", "/vsicurl/http://127.0.0.1:9/t.csv?token=***"),
            ("MSSQL:server=x;uid=u;pwd=${env:KEY};tables=t", "MSSQL:server=x;uid=u;pwd=${env:KEY};tables=t"),
            ("MSSQL:server=x;uid=u;pwd=swordfish;tables=t", "MSSQL:server=x;uid=u;pwd=***;tables=t"),
            ("ODBC:u/swordfish@dsn", "ODBC:u/***@dsn"),
            ("MSSQL:server=x;pwd=sword,swordfish;tables=t", "pwd=***;tables=t"),
            ("MSSQL:server=x;pwd=swordfish swordfish;tables=t", "pwd=***;tables=t"),
            ("MSSQL:server=x;pwd=\"swordfish\";tables=t", "pwd=***;tables=t"),
            ("GeoJSON:http://127.0.0.1:9/q?key=${env:KEY}", "key=${env:KEY}"),
        ])
    func secrets(_ source: String, _ shown: String) throws {
        let allowed = "allow: {virtual_files: [web], formats: [MSSQLSpatial, ODBC]}\n"
        let project = try project(source, allow: allowed)
        let ended = try project.run(
            "run", ".", "--report", "junit=-", "--out", "out", environment: ["KEY": "swordfish"])
        let files = try project.outputs("out").results().description + project.text("out/run.json")
        #expect(ended.code == 1)
        for text in [ended.error, ended.output, files] { #expect(!text.contains("swordfish"), "\(text)") }
        #expect((ended.error + files).contains(shown), "\(ended.error)\(files)")
    }

    @Test(
        "is no way into what stays off",
        arguments: ["/vsizip//vsicurl/http://127.0.0.1:9/a.zip", "/vsizip/vsis3/a.zip"])
    func chained(_ source: String) throws {
        let ended = try project(source, allow: "allow: {virtual_files: [zip]}\n").run("validate", "a.yaml")
        #expect(ended.error.contains("cannot be opened: /vsi"), "\(ended.error)")
        let braces = try project(
            "/vsizip/{/vsicurl/http://127.0.0.1:9/a.zip}/b", allow: "allow: {virtual_files: [zip]}\n")
        #expect(try braces.run("validate", "a.yaml").error.contains("has no other one in it"))
    }

    @Test("is missing where its archive is") func missingArchive() throws {
        let ended = try project("/vsizip/t.zip/t.csv", allow: "allow: {virtual_files: [zip]}\n").run(
            "validate", "a.yaml")
        #expect(ended.error.contains("there is no file '/vsizip/t.zip/t.csv'"))
    }

    @Test(
        "is allowed by a name that GDAL knows",
        arguments: [
            ("VRT", "did you mean 'OGR_VRT'?"), ("WSF", "did you mean 'WFS'?"),
            ("Nothing at all", "help: these exist: "),
        ])
    func unknownFormat(_ name: String, _ help: String) throws {
        let ended = try project("t.csv", allow: "allow: {formats: [\(name)]}\n").run("validate", "a.yaml")
        #expect(ended.code == 2)
        #expect(ended.error.contains("error: GDAL has no format '\(name)' that holds layers"), "\(ended.error)")
        #expect(ended.error.contains(help))
    }

    /// Layers that name addresses wherever their formats have any.
    private func calling(_ url: String) -> [String: String] {
        let point = #"{"type": "Feature", "properties": {}, "geometry": {"type": "Point", "coordinates": [9, 50]}}"#
        let crs = #"{"type": "link", "properties": {"href": "\#(url)crs", "type": "ogcwkt"}}"#
        return [
            "t.geojson": #"{"type": "FeatureCollection", "crs": \#(crs), "features": [\#(point)]}"#,
            "t.kml": """
            <?xml version="1.0"?><!DOCTYPE kml [<!ENTITY e SYSTEM "\(url)e">]>
            <kml xmlns="http://www.opengis.net/kml/2.2"><Document><NetworkLink><Link><href>\(url)n</href></Link></NetworkLink>
            <Style><IconStyle><Icon><href>\(url)i</href></Icon></IconStyle></Style><Placemark><styleUrl>\(url)s#x</styleUrl>
            <name>A</name><Point><coordinates>9,50</coordinates></Point></Placemark></Document></kml>
            """,
            "t.gml": """
            <?xml version="1.0"?><f:FeatureCollection xmlns:f="http://x/" xmlns:gml="http://www.opengis.net/gml"
            xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
            xsi:schemaLocation="http://x/ \(url)t.xsd"><gml:featureMember><f:t gml:id="t.0"><f:g><gml:Point srsName="\(url)c">
            <gml:pos>9 50</gml:pos></gml:Point></f:g><f:name xlink:href="\(url)x#y">A</f:name></f:t></gml:featureMember>
            </f:FeatureCollection>
            """,
        ]
    }

    @Test("asks nobody on the network, whatever stands in it", arguments: ["t.geojson", "t.kml", "t.gml"])
    func network(_ source: String) throws {
        let listener = try Listener()
        let project = try project(source, files: calling("http://127.0.0.1:\(listener.port)/"))
        let environment = ["GML_SKIP_RESOLVE_ELEMS": "NONE", "LIBKML_EXTERNAL_STYLE": "YES"]
        _ = try project.run("run", "a.yaml", environment: environment)
        #expect(!listener.wasAsked)
    }

    @Test("may ask where the web is allowed") func web() throws {
        let listener = try Listener()
        let url = "http://127.0.0.1:\(listener.port)/"
        for (source, files) in [("t.geojson", calling(url)), ("/vsicurl/\(url)t.geojson", [:])] {
            let before = listener.connections
            let project = try project(source, allow: "allow: {virtual_files: [web]}\n", files: files)
            _ = try project.run("validate", "a.yaml")
            #expect(listener.connections > before)
        }
    }
}
