import Glibc

/// What libraries find in the environment of the process.
///
/// GDAL has hundreds of settings (https://gdal.org/user/configoptions.html) that change what it reads from the same file, and no key of a job
/// knows of them.
public enum LibraryEnvironment {
    /// Takes settings out. Called before there are threads: others may not look for variables meanwhile.
    ///
    /// - Parameter environment: what the process was started with.
    public static func settle(_ environment: [String: String]) {
        for name in environment.keys where isSettingOfReaders(name) { unsetenv(name) }
        // A library behind GDAL starts a thread for each processor, and they wait for work in a loop that takes all of it.
        setenv("OPENBLAS_NUM_THREADS", "1", 0)
    }

    /// Whether it sets how GDAL and its formats read; not where GDAL's own files are, and how servers are reached.
    static func isSettingOfReaders(_ name: String) -> Bool {
        func begins(with starts: [String]) -> Bool { starts.contains { name.hasPrefix($0) } }
        return begins(with: readers) && !begins(with: others)
    }

    private static let readers = [
        "ATTRIBUTES_SKIP", "CHECK_WITH_INVERT_PROJ", "CPL_", "DBF_", "DXF_", "GDAL_", "GEOJSON_",
        "GEOMETRY_AS_COLLECTION", "GML_", "GPKG_", "GPX_", "KML_", "LIBKML_", "MITAB_", "ODS_", "OGR_", "OPENFILEGDB_",
        "OSR_", "PG_", "PGSQL_", "SHAPE_", "SPATIALITE_", "SQLITE_",
    ]

    private static let others = [
        "CPL_AWS_", "CPL_AZURE_", "CPL_CURL_", "CPL_DEBUG", "CPL_GCE_", "CPL_GS_", "CPL_TMPDIR", "CPL_VSIL_CURL_",
        "GDAL_CURL_", "GDAL_DATA", "GDAL_DRIVER_PATH", "GDAL_HTTP", "GDAL_PROXY_AUTH", "SQLITE_TMPDIR",
    ]
}
