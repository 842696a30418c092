/// What a project lets its sources be beyond files that hold all that they name.
public struct AllowSpec: Sendable {
    /// GDAL's names of formats.
    public let formats: [Marked<String>]
    public let virtualFiles: [VirtualFilesName]
    public let spatialite: Bool

    static let shape = Shape<AllowSpec>.record(
        "a mapping", "What sources may be beyond files that hold all that they name, and databases of PostgreSQL."
    ) { fields in
        let formats = fields.optional(
            "formats", .list(of: .marked(.text), called: "a list of GDAL's names of formats"), default: [],
            "GDAL's names of further formats, such as OGR_VRT or WFS, which may read other files or ask servers.")
        let files = fields.optional(
            "virtual_files", .list(of: .choice(of: VirtualFilesName.self)), default: [],
            "GDAL's paths into archives and to the web: zip allows /vsizip/, gzip /vsigzip/, tar /vsitar/ and web "
                + "/vsicurl/.")
        let spatialite = fields.optional(
            "spatialite", .boolean, default: false,
            "Whether conditions on SQLite and GeoPackage may call functions of SpatiaLite.")
        return { record in
            AllowSpec(formats: record[formats], virtualFiles: record[files], spatialite: record[spatialite])
        }
    }
}

/// GDAL's file systems that a project can allow.
public enum VirtualFilesName: String, CaseIterable, Sendable {
    case zip, gzip, tar, web
}
