import CGDAL
import Geometry

/// The way from one coordinate system to another. Axes are in the traditional order: x is easting or longitude.
///
/// Not for sharing between threads.
public final class CoordinateTransformation {
    /// Whether both are the same system, so that positions stay as they are, to the last bit.
    public let isIdentity: Bool
    /// What the register of coordinate systems calls the one that positions are given in.
    public let sourceTitle: String

    /// Whether positions come out on a plane, in metres or another length, and not in degrees.
    public let leadsToPlane: Bool

    /// Nil where both are the same.
    private let way: (library: GDALLibrary, handle: OpaquePointer)?

    /// - Throws: `GDALNotFound`; `CoordinateSystemError` for a text that means no coordinate system, or where there is no
    ///   way from one to the other.
    public init(from source: SystemDefinition, to target: SystemDefinition) throws {
        if let title = source.degreesTitle, target.degreesTitle != nil {
            // The register takes longer to come up than a table of places takes to be read.
            (isIdentity, leadsToPlane, sourceTitle, way) = (true, false, title, nil)
            return
        }
        let library = try GDALLibrary.shared()
        let functions = library.functions
        let from = try SpatialReference(source.text, library)
        sourceTitle = GDALLibrary.text(functions.OSRGetName(from.handle))
        if functions.OSRIsGeocentric(from.handle) != 0 {
            throw CoordinateSystemError.notOnEarth(
                name: sourceTitle, reason: "they are counted from the middle of the earth")
        }
        let to = try SpatialReference(target.text, library)
        leadsToPlane = SystemDefinition(exporting: to.handle, library)?.text.contains("PROJCRS[") ?? false
        isIdentity = source == target || functions.OSRIsSame(from.handle, to.handle) != 0
        if isIdentity {
            way = nil
            return
        }
        let (made, problem) = library.quietly { functions.OCTNewCoordinateTransformation(from.handle, to.handle) }
        guard let made else { throw CoordinateSystemError.notOnEarth(name: sourceTitle, reason: problem) }
        way = (library, made)
    }

    deinit { if let way { way.library.functions.OCTDestroyCoordinateTransformation(way.handle) } }

    /// The same places in the other system, in order.
    ///
    /// O(positions), some 200 ns each: give many at once.
    ///
    /// - Throws: `CoordinateSystemError.outside` for the first position that cannot be placed.
    public func positions(_ positions: [Position]) throws -> [Position] {
        guard let (library, handle) = way else { return positions }
        var x = positions.map(\.x)
        var y = positions.map(\.y)
        var faults = [Int32](repeating: 0, count: positions.count)
        let functions = library.functions
        _ = library.quietly {
            functions.OCTTransform4DWithErrorCodes(handle, Int32(positions.count), &x, &y, nil, nil, &faults)
        }
        return try positions.indices.map { index in
            guard faults[index] == 0, x[index].isFinite, y[index].isFinite, positions[index].isFinite else {
                throw CoordinateSystemError.outside(name: sourceTitle, index: index, position: positions[index])
            }
            return Position(x: x[index], y: y[index])
        }
    }

    /// The same place in the other system.
    ///
    /// - Throws: `CoordinateSystemError.outside`.
    public func position(_ position: Position) throws -> Position {
        guard let (library, handle) = way else { return position }
        var (x, y, fault) = (position.x, position.y, Int32(0))
        let functions = library.functions
        _ = library.quietly { functions.OCTTransform4DWithErrorCodes(handle, 1, &x, &y, nil, nil, &fault) }
        guard fault == 0, x.isFinite, y.isFinite, position.isFinite else {
            throw CoordinateSystemError.outside(name: sourceTitle, index: 0, position: position)
        }
        return Position(x: x, y: y)
    }

    /// The same geometry in the other system.
    ///
    /// - Throws: `CoordinateSystemError.outside`.
    public func geometry(_ geometry: SourceGeometry) throws -> SourceGeometry {
        if isIdentity { return geometry }
        let moved = try positions(geometry.positions)
        var next = 0
        return geometry.map { _ in
            defer { next += 1 }
            return moved[next]
        }
    }
}
