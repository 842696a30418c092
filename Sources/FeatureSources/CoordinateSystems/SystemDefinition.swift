import CGDAL

/// A coordinate system by its definition: a name such as `EPSG:32632`, a WKT or a PROJ text. Equal definitions are the
/// same system; different ones may be.
public struct SystemDefinition: Hashable, Sendable {
    public let text: String

    public init(_ text: String) { self.text = text }

    /// Longitude and latitude on WGS84.
    public static let degrees = SystemDefinition("OGC:CRS84")

    /// Whether it says by itself that its numbers are longitudes and latitudes, in this order as GDAL gives them.
    public var isGeographic: Bool { degreesTitle != nil || text.hasPrefix("GEOGCRS[") }

    /// The name of the same system under which most programs know it: WGS84 is EPSG:4326 to them.
    var registeredName: String { self == .degrees ? "EPSG:4326" : text }

    /// What the register of coordinate systems calls it, where it is longitude and latitude on WGS84 by a name that is
    /// known without looking; nil for all others.
    var degreesTitle: String? { text == "OGC:CRS84" || text == "EPSG:4326" ? "WGS 84" : nil }

    /// The definition of a system that GDAL has made, such as a layer's.
    init?(exporting reference: OpaquePointer, _ library: GDALLibrary) {
        var wkt: UnsafeMutablePointer<CChar>?
        let (fault, _) = library.quietly {
            TextList.withPointers(["FORMAT=WKT2_2019"]) { library.functions.OSRExportToWktEx(reference, &wkt, $0) }
        }
        defer { if let wkt { library.functions.VSIFree(wkt) } }
        guard fault == 0, let wkt else { return nil }
        text = String(cString: wkt)
    }
}
