import CGDAL

/// What the numbers of a coordinate system count.
public enum SystemUnit: Equatable, Sendable {
    case degrees
    /// On a plane; how many metres one is.
    case metres(Double)
}

extension SystemDefinition {
    /// Whether two numbers of it are a place: heights alone, and places by three numbers from the middle of the earth, are none.
    ///
    /// - Throws: `GDALNotFound`, `CoordinateSystemError.unknown`.
    public func isOfMaps() throws -> Bool {
        let library = try GDALLibrary.shared()
        let reference = try SpatialReference(text, library)
        let kind = withExtendedLifetime(reference) {
            SystemDefinition(exporting: reference.handle, library)?.text ?? ""
        }
        return !["GEODCRS[", "GEODETICCRS[", "VERTCRS[", "VERTICALCRS["].contains { kind.hasPrefix($0) }
    }

    /// What the numbers of the system count.
    ///
    /// - Throws: `GDALNotFound`, `CoordinateSystemError.unknown`.
    public func unit() throws -> SystemUnit {
        let library = try GDALLibrary.shared()
        let reference = try SpatialReference(text, library)
        return withExtendedLifetime(reference) {
            if library.functions.OSRIsGeographic(reference.handle) != 0 { return .degrees }
            return .metres(library.functions.OSRGetLinearUnits(reference.handle, nil))
        }
    }
}
