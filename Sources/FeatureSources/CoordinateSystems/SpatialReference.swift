import CGDAL

/// GDAL's object for a coordinate system.
final class SpatialReference {
    /// OAMS_TRADITIONAL_GIS_ORDER of GDAL's ogr_srs_api.h.
    private static let traditionalOrder: Int32 = 0

    let handle: OpaquePointer
    private let library: GDALLibrary

    /// - Throws: `CoordinateSystemError.unknown`.
    init(_ name: String, _ library: GDALLibrary) throws(CoordinateSystemError) {
        guard SpatialReference.isDefinition(name), !name.utf8.contains(0) else {
            throw CoordinateSystemError.unknown(name: name, reason: "")
        }
        let functions = library.functions
        guard let handle = functions.OSRNewSpatialReference(nil) else {
            throw CoordinateSystemError.unknown(name: name, reason: "GDAL made no object for it")
        }
        self.handle = handle
        self.library = library
        let (fault, problem) = library.quietly { functions.OSRSetFromUserInput(handle, name) }
        if fault != 0 { throw CoordinateSystemError.unknown(name: name, reason: problem) }
        functions.OSRSetAxisMappingStrategy(handle, SpatialReference.traditionalOrder)
    }

    deinit { library.functions.OSRDestroySpatialReference(handle) }

    /// GDAL would take any other text for a file or an address, and a job's key must not depend on what lies there.
    private static func isDefinition(_ name: String) -> Bool {
        let authorityAndCode = #/[A-Za-z][A-Za-z0-9_]*(:[A-Za-z0-9_.+,\-]*)+/#
        let wellKnownText = #/\s*[A-Za-z][A-Za-z0-9_]*\s*\[.*/#.dotMatchesNewlines()
        let projText = #/\s*\+(proj|init)=[^\/]*/#
        if name.wholeMatch(of: authorityAndCode) != nil { return hasWholeCode(name) }
        return name.wholeMatch(of: wellKnownText) != nil || name.wholeMatch(of: projText) != nil
            || ["WGS84", "WGS72", "NAD83", "NAD27"].contains(name)
    }

    /// GDAL reads the digits of a code of EPSG, and passes over what is behind them.
    private static func hasWholeCode(_ name: String) -> Bool {
        guard name.lowercased().contains("epsg:") else { return true }
        let short = #/EPSG:[0-9]+(\+[0-9]+)?/#.ignoresCase()
        let long = #/urn:.*:EPSG:[0-9.]*:[0-9]+(,crs:EPSG:[0-9.]*:[0-9]+)*/#.ignoresCase()
        return name.wholeMatch(of: short) != nil || name.wholeMatch(of: long) != nil
    }
}
