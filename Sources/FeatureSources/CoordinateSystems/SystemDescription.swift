import CGDAL

/// How files tell others which coordinate system they are in.
public struct SystemDescription: Sendable {
    /// What the register of coordinate systems calls it.
    public let name: String
    /// Who keeps a code for it, such as EPSG, and the code; nil where there is none.
    public let authority: String?
    public let code: String?
    /// The well-known text (WKT 2, ISO 19162); nil for WGS84, which everybody knows by its code.
    public let text: String?
}

extension SystemDefinition {
    /// - Throws: `GDALNotFound`, `CoordinateSystemError.unknown`.
    public func description() throws -> SystemDescription {
        if let title = degreesTitle {
            return SystemDescription(name: title, authority: "EPSG", code: "4326", text: nil)
        }
        let library = try GDALLibrary.shared()
        let functions = library.functions
        let reference = try SpatialReference(text, library)
        func told(_ text: UnsafePointer<CChar>?) -> String? { text.map { String(cString: $0) } }
        let authority = told(functions.OSRGetAuthorityName(reference.handle, nil))
        return SystemDescription(
            name: GDALLibrary.text(functions.OSRGetName(reference.handle)), authority: authority,
            code: authority.flatMap { _ in told(functions.OSRGetAuthorityCode(reference.handle, nil)) },
            text: SystemDefinition(exporting: reference.handle, library)?.text)
    }
}
