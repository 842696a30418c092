import CGDAL
import Geometry

/// Reads the geometry of one row.
struct RowGeometry {
    private unowned(unsafe) let library: GDALLibrary
    private let feature: OpaquePointer

    /// - Precondition: the library outlives the reading.
    init(_ library: GDALLibrary, _ feature: OpaquePointer) {
        self.library = library
        self.feature = feature
    }

    /// Calls `body` with the geometry as well-known binary, little-endian, curves as lines; with nil where there is none.
    func withBytes<Answer>(_ body: (UnsafeRawBufferPointer?) throws -> Answer) rethrows -> Answer {
        let functions = library.functions
        guard let geometry = functions.OGR_F_GetGeometryRef(feature) else { return try body(nil) }
        guard functions.OGR_G_HasCurveGeometry(geometry, 0) != 0 else { return try written(geometry, body) }
        guard let linear = functions.OGR_G_GetLinearGeometry(geometry, 0, nil) else { return try body(nil) }
        defer { functions.OGR_G_DestroyGeometry(linear) }
        return try written(linear, body)
    }

    private func written<Answer>(
        _ geometry: OpaquePointer, _ body: (UnsafeRawBufferPointer?) throws -> Answer
    ) rethrows -> Answer {
        let size = max(0, Int(library.functions.OGR_G_WkbSize(geometry)))
        return try withUnsafeTemporaryAllocation(of: UInt8.self, capacity: max(1, size)) { bytes in
            // wkbNDR of ogr_core.h
            let fault = library.functions.OGR_G_ExportToIsoWkb(geometry, 1, bytes.baseAddress)
            return try body(fault == 0 ? UnsafeRawBufferPointer(start: bytes.baseAddress, count: size) : nil)
        }
    }
}
