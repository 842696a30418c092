/// Texts that name no file, but something that one of GDAL's formats asks a server or a program for.
enum SourceScheme {
    /// What such texts begin with, case ignored, and the format's name.
    private static let formats = [
        ("pg:", "PostgreSQL"), ("postgresql:", "PostgreSQL"), ("postgresql://", "PostgreSQL"),
        ("postgres://", "PostgreSQL"),
        ("http://", "HTTP"), ("https://", "HTTP"),
        ("ftp://", "HTTP"), ("wfs:", "WFS"), ("<wfsonlineresource", "WFS"), ("wfs3:", "OAPIF"), ("oapif:", "OAPIF"),
        ("csw:", "CSW"), ("mysql:", "MySQL"), ("odbc:", "ODBC"), ("pgeo:", "PGeo"), ("mssql:", "MSSQLSpatial"),
        ("oci:", "OCI"), ("gltp:", "OGR_OGDI"), ("es:", "Elasticsearch"), ("carto:", "Carto"),
        ("cartodb:", "Carto"), ("amigocloud:", "AmigoCloud"), ("plscenes:", "PLSCENES"), ("ngw:", "NGW"),
        ("eeda:", "EEDA"), ("ogcapi:", "OGCAPI"), ("gmlas:", "GMLAS"), ("gpsbabel:", "GPSBabel"),
        ("mongodbv3:", "MongoDBv3"), ("hana:", "HANA"), ("<ogrvrtdatasource", "OGR_VRT"),
    ]

    /// The format that a text is for; nil for a file.
    static func format(of text: String) -> String? {
        let start = text.prefix(20).lowercased()
        return formats.first { start.hasPrefix($0.0) }?.1
    }
}
