import Foundation

/// Jobs that make the mistakes in layers and tables of which docs/errors.md tells, and what they read.
enum DocumentedLayerMistakes {
    /// Puts the sample's requests, and small tables, into a folder of a project.
    static func writeSources(into project: TemporaryProject, folder: String) throws {
        let package = try Data(contentsOf: Sample.jobs.appending(path: "data/service-requests.gpkg"))
        try project.write(package, to: "\(folder)/data/service-requests.gpkg")
        try project.write("no table\n", to: "\(folder)/text.txt")
        try project.write("code,name,lon,lat\n0071,Larvotto,7.4352,43.7462\n", to: "\(folder)/shops.csv")
        try project.write("factor,lon,lat\n,7.4352,43.7462\n", to: "\(folder)/works.csv")
        try project.write(nowhere, to: "\(folder)/nowhere.gml")
        try SchoolDatabase.write(to: project.url.appending(path: "\(folder)/school.sqlite"))
    }

    /// The text of each job by its name.
    static let jobs = stops.mapValues { "job: route\nnetwork: monaco\nstops: {source: \($0)}\n" }
        .merging(related.mapValues { "job: related_records\n\($0)\n" }) { one, _ in one }
        .merging(others) { one, _ in one }

    private static let stops = [
        "file": "data/service-request.gpkg, layer: requests",
        "format": "text.txt",
        "off": "WFS:http://localhost",
        "layer": "data/service-requests.gpkg, layer: request",
        "field": "data/service-requests.gpkg, layer: requests, fields: {id: FID, keep: [tpye]}",
        "condition": "data/service-requests.gpkg, layer: requests, where: \"kind = 'Pothole'\"",
        "quotes": "data/service-requests.gpkg, layer: requests, where: 'status = \"Open\"'",
        "empty": "data/service-requests.gpkg, layer: requests, where: \"status = 'Opne'\"",
        "place": "data/service-requests.gpkg, layer: comments",
        "system": "nowhere.gml",
        "relation": "shops.csv, spatial: {relation: wihtin, geometry: {at: [7.42, 43.73]}}",
        "pattern": "shops.csv, spatial: {relation: T*F**F, geometry: {at: [7.42, 43.73]}}",
        "beside": "shops.csv, at: [7.42, 43.73]",
        "row-value": "data/service-requests.gpkg, layer: requests, where: \"fid = 1\", fields: {sequence: status}",
    ]

    private static let related = [
        "layers": "source: data/service-requests.gpkg",
        "relationship": "source: data/service-requests.gpkg\ntable: requests\nrelationship: requests_comment",
        "unrelated": "source: shops.csv",
        "unnamed": "source: school.sqlite\ntable: students",
        "itself": "source: school.sqlite\ntable: students\nrelationship: students_students",
        "direction": "source: school.sqlite\ntable: students\n"
            + "relationship: {name: enrolments, direction: to_origin}",
        "many": "source: school.sqlite\ntable: students\n"
            + "relationship: {table: courses, origin_key: id, destination_key: code, cardinality: many_to_many}",
        "ids": "source: data/service-requests.gpkg\ntable: requests\nwhere: fid = 1\nids: [1]",
        "page": "source: data/service-requests.gpkg\ntable: requests\ncount_only: true\nlimit: 10",
    ]

    private static let others = [
        "row-factor": """
        job: route
        network: monaco
        stops: [{at: [7.42168, 43.73239]}, {at: [7.42779, 43.73900]}]
        barriers: {polygons: {source: works.csv, buffer: 9 m, fields: {factor: factor}}}

        """,
        "place-with-where": "job: route\nnetwork: monaco\nstops: {at: [7.42, 43.73], where: \"a = 1\"}\n",
        "area": """
        job: route
        network: monaco
        stops: {at: [7.42, 43.73]}
        barriers: {polygons: {source: data/service-requests.gpkg, layer: requests, where: fid = 1}}

        """,
    ]

    /// A layer that says nothing of what its coordinates mean.
    private static let nowhere = """
        <?xml version="1.0"?>
        <c xmlns="http://example.com/c" xmlns:gml="http://www.opengis.net/gml">
        <gml:featureMember><nowhere fid="a"><geometryProperty>
        <gml:Point><gml:coordinates>7.42,43.73</gml:coordinates></gml:Point>
        </geometryProperty><name>A</name></nowhere></gml:featureMember>
        </c>

        """
}
