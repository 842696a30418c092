/// The layers again, for barriers that are points or lines alone.
extension LayerFiles {
    /// Points that lie to the triangle in every way in which a point can.
    static let points = [
        "shapes.geojson": collection([
            shape("Inside", point(30.5, 0.5)), shape("Border", point(31, 0)), shape("Beside", point(31.8, 1.8)),
            shape("Far", point(33, 3)),
        ])
    ]

    /// Short lines in the place of points, and lines that lie to the triangle in every way in which a line can.
    static let lines = shops(line).merging([
        "shapes.geojson": collection([
            shape("Inside", line(30.5, 0.5)), shape("Border", line(31, 0)), shape("Beside", line(31.8, 1.8)),
            shape("Crossing", line(30.95, 1)), shape("Far", line(33, 3)),
        ]),
        "metres.csv": "name,number,WKT\nMetre,1,\"LINESTRING (500050 5538650, 500060 5538650)\"\n",
        "coordinates.csv": """
        name,number,wkt1,wkt2
        Near,1,"LINESTRING (9.0005 50.0005, 9.0006 50.0005)","LINESTRING (9.0025 50.0005, 9.0026 50.0005)"
        """ + "\n",
        "town.sql": database(of: "wkt TEXT") { column, row in
            "'LINESTRING (9.00\(column) 50.00\(row), 9.00\(column) 50.00\(row)5)'"
        },
    ]) { $1 }

    /// The GeoJSON of a line of a tenth of a block.
    private static func line(_ column: Double, _ row: Double) -> String {
        let (from, to) = (position(column, row), position(column + 0.1, row))
        return "{\"type\": \"LineString\", \"coordinates\": [\(from), \(to)]}"
    }
}
