import CGDAL

/// What the numbers of a coordinate system count.
public enum SystemUnit: Equatable, Sendable {
    case degrees
    /// On a plane; how many metres one is.
    case metres(Double)
}

extension SystemDefinition {
    /// What the numbers of the system count.
    ///
    /// - Throws: `GDALNotFound`, `CoordinateSystemError.unknown`.
    public func unit() throws -> SystemUnit {
        let library = try GDALLibrary.shared()
        let reference = try SpatialReference(text, library)
        if library.functions.OSRIsGeographic(reference.handle) != 0 { return .degrees }
        return .metres(library.functions.OSRGetLinearUnits(reference.handle, nil))
    }
}
