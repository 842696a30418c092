/// Other layers than GeoJSON for the fitting T1 of `PipeTown`, and for its water pipe.
enum ModelFittings {
    /// How the town's model reads the fitting.
    static let layer = """
        source: junctions.geojson
            domain_network: Gas
            fields: {id: id}
            asset_groups: {Fitting: {asset_types: {Tee: {}}}}
        """

    /// How a model reads the fitting from a table.
    static func read(
        _ fields: String, from source: String = "source: fittings.csv",
        groups: String = "Fitting: {asset_types: {Tee: {}}}"
    ) -> String {
        """
        \(source)
            domain_network: Gas
            fields: {\(fields)}
            asset_groups: {\(groups)}
        """
    }

    /// How the town's model reads the water pipe.
    static let pipes = """
        source: water-lines.geojson
            domain_network: Water
            fields: {id: id}
        """

    /// How a model reads water pipes from a table: of x one way, and of y the end at the middle of x.
    static func readPipes(_ more: String) -> String {
        """
        source: pipes.csv
            domain_network: Water
            fields: {id: id, wkt: shape}
            \(more)
        """
    }

    static let files = [
        "fittings.csv": "id,code,number,group,other_group,type,other_type,place,elsewhere,aside,beside,metres\n"
            + "T1,T9,7,Fitting,Bend,Tee,Cross,\(places.joined(separator: ",")),\(metres)\n",
        "fittings.sql": """
        CREATE TABLE one (id TEXT, place TEXT);
        INSERT INTO one VALUES ('T1', '\(PipeTown.wkt(8, 0))');
        CREATE TABLE other (id TEXT, place TEXT);
        INSERT INTO other VALUES ('T1', '\(PipeTown.wkt(10, 0))');
        """ + "\n",
        "pipes.csv": """
        id,forth,back,shape
        x,FT,TF,"\(line([(30, 0), (32, 0), (34, 0)]))"
        y,FT,TF,"\(line([(32, 0), (32, 4)]))"
        """ + "\n",
    ]

    /// Where the fitting stands, at the valve A2, beside both on a pipe, and next to its place.
    private static let places = [8, 12, 10, 8.01].map { PipeTown.wkt($0, 0) }

    /// The fitting's place in EPSG:25832.
    private static let metres = "POINT (500057.3337 5538630.7031)"

    private static func line(_ places: [(Double, Double)]) -> String {
        let positions = places.map { column, row in PipeTown.place(column, row).filter { !"[],".contains($0) } }
        return "LINESTRING (\(positions.joined(separator: ", ")))"
    }
}
