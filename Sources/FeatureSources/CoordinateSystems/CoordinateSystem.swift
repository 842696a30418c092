import CGDAL
import Geometry

/// A coordinate system by its name: `EPSG:32632`, `OGC:CRS84`, a WKT or a PROJ text.
///
/// Axes are in the traditional order: x is easting or longitude, y is northing or latitude. Not for sharing between
/// threads: make one for each, which takes some milliseconds.
public final class CoordinateSystem {
    /// The text that the system was made from.
    public let name: String
    /// The name that the register of coordinate systems gives it, such as `WGS 84 / UTM zone 32N`.
    public let title: String

    private let library: GDALLibrary
    private let transformation: OpaquePointer

    /// - Throws: `GDALNotFound`, or `CoordinateSystemError` for a text that means no coordinate system on the earth.
    public init(named name: String) throws {
        library = try GDALLibrary.shared()
        let system = try SpatialReference(name, library)
        let degrees = try SpatialReference("OGC:CRS84", library)
        let functions = library.functions
        let (made, problem) = library.quietly {
            functions.OCTNewCoordinateTransformation(system.handle, degrees.handle)
        }
        guard let made else { throw CoordinateSystemError.notOnEarth(name: name, reason: problem) }
        transformation = made
        title = functions.OSRGetName(system.handle).map { String(cString: $0) } ?? name
        self.name = name
    }

    deinit { library.functions.OCTDestroyCoordinateTransformation(transformation) }

    /// Turns positions of this system into degrees of longitude (x, -180 to 180) and latitude (y) on WGS84.
    ///
    /// O(positions), some 200 ns each: give many at once.
    ///
    /// - Throws: `CoordinateSystemError.outside` for the first position that the system cannot place.
    public func toWGS84(_ positions: [Position]) throws -> [Position] {
        var result: [Position] = []
        result.reserveCapacity(positions.count)
        let batch = 4096
        for start in stride(from: 0, to: positions.count, by: batch) {
            result += try transformed(positions[start..<min(start + batch, positions.count)])
        }
        return result
    }

    private func transformed(_ positions: ArraySlice<Position>) throws -> [Position] {
        var x = positions.map(\.x)
        var y = positions.map(\.y)
        var faults = [Int32](repeating: 0, count: positions.count)
        let functions = library.functions
        _ = library.quietly {
            functions.OCTTransform4DWithErrorCodes(transformation, Int32(positions.count), &x, &y, nil, nil, &faults)
        }
        return try positions.indices.map { index in
            let place = index - positions.startIndex
            let isPlaced = faults[place] == 0 && abs(x[place]) <= 360 && abs(y[place]) <= 90
            guard isPlaced, positions[index].x.isFinite, positions[index].y.isFinite else {
                throw CoordinateSystemError.outside(name: name, index: index, position: positions[index])
            }
            return Position(x: CoordinateSystem.withinTurn(x[place]), y: y[place])
        }
    }

    private static func withinTurn(_ longitude: Double) -> Double {
        if longitude > 180 { return longitude - 360 }
        return longitude < -180 ? longitude + 360 : longitude
    }
}
