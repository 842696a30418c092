import FeatureSources
import JobSpec

/// Which of the libraries that are loaded when they are wanted have a part in something.
public struct LibraryUse: Sendable, Equatable {
    /// GDAL and PROJ.
    public var gdal: Bool
    /// Of layers and shapes.
    public var geos: Bool

    static let all = LibraryUse(gdal: true, geos: true)

    public init(gdal: Bool, geos: Bool) { (self.gdal, self.geos) = (gdal, geos) }

    /// Those that had a part in outputs, by their key: where all else of it is the same, they have it again.
    public init(of key: JobKey) {
        let names = Set(key.parts.map(\.name))
        self.init(gdal: names.contains("gdal"), geos: names.contains("geos"))
    }
}

extension JobDescription {
    /// Which libraries may have a part in its outputs.
    public var libraryUse: LibraryUse {
        LibraryUse(gdal: !sources.isEmpty || usesGDALBesideSources, geos: usesShapes)
    }

    /// Which libraries have a part in its outputs, by what was found in its sources.
    func libraryUse(reading inputs: InputLog) -> LibraryUse {
        let readsSources = !inputs.addresses.isEmpty
        return LibraryUse(gdal: inputs.needsGDAL || usesGDALBesideSources, geos: readsSources || usesShapes)
    }

    /// Whether GDAL has to be loaded for it, as far as that can be told before its sources are read.
    public func needsGDAL(_ access: SourceAccess) -> Bool {
        if usesGDALBesideSources || hasConditions && !sources.isEmpty { return true }
        return sources.contains { !Dataset.isPlain(SourceAddress($0, access: access)) }
    }

    private var usesGDALBesideSources: Bool { namesCoordinateSystems || writesGeoPackage }

    /// Whether it reads layers, or geometries other than positions.
    private var usesShapes: Bool {
        if !sources.isEmpty || namesCoordinateSystems { return true }
        switch analysis {
        case .route(let travel, let route):
            return travel.barriers.hasShapes || route.stops.value.contains(where: \.isShape)
        case .serviceArea(let travel, let area):
            return travel.barriers.hasShapes || area.facilities.value.contains(where: \.isShape)
        case .trace, .relatedRecords: return false
        }
    }

    private var writesGeoPackage: Bool {
        switch analysis {
        case .route(_, let route): route.outputs.formats.value.contains(.gpkg)
        case .serviceArea(_, let area): area.outputs.formats.value.contains(.gpkg)
        case .trace(let trace): trace.outputs.formats.value.contains(.gpkg)
        case .relatedRecords(let records): records.outputs.formats.value.contains(.gpkg)
        }
    }

    /// Whether it names places in systems of coordinates.
    private var namesCoordinateSystems: Bool {
        switch analysis {
        case .route(let travel, let route): return travel.crs != nil || route.outputs.crs != nil
        case .serviceArea(let travel, let area): return travel.crs != nil || area.outputs.crs != nil
        case .trace(let trace): return trace.crs != nil || trace.outputs.crs != nil || trace.namesPlaces
        case .relatedRecords(let records): return records.crs != nil || records.outputs.crs != nil
        }
    }
}

extension TraceSpec {
    /// Whether an element is told by where it is.
    fileprivate var namesPlaces: Bool {
        (startingLocations + barriers + filterBarriers).contains { if case .place = $0 { true } else { false } }
    }
}

extension BarriersSpec {
    fileprivate var hasShapes: Bool { !lines.isEmpty || !polygons.isEmpty || points.contains(where: \.isShape) }
}

extension StopItemSpec {
    fileprivate var isShape: Bool { if case .place(let stop) = self { stop.place.isShape } else { true } }
}

extension FacilityItemSpec {
    fileprivate var isShape: Bool { if case .place(let facility) = self { facility.place.isShape } else { true } }
}

extension BarrierItemSpec {
    fileprivate var isShape: Bool { if case .place(let barrier) = self { barrier.place.isShape } else { true } }
}

extension PlaceGeometry {
    fileprivate var isShape: Bool { if case .at = self { false } else { true } }
}
