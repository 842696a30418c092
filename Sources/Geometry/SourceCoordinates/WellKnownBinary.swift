/// Well-known binary (OGC 06-103r4, section 8; ISO 19125), also with the flags of extended well-known binary.
public enum WellKnownBinary {
    /// The geometry that bytes describe; nil for an empty one. Heights and measures are left out, and so are parts that
    /// are empty. A collection whose members are all of one dimension is taken as the geometry of many parts.
    ///
    /// - Throws: `UnreadableGeometry` for bytes that end too early or too late, numbers that are not finite, lines of
    ///   one position, rings that are too short or not closed, collections of several dimensions, curves, surfaces.
    ///
    /// Complexity: O(n) for n bytes.
    public static func parse(_ bytes: UnsafeRawBufferPointer) throws -> SourceGeometry? {
        var reader = WellKnownBinaryReader(bytes)
        let geometry = try reader.geometry()
        guard reader.remaining == 0 else {
            throw UnreadableGeometry("the well-known binary goes on for \(reader.remaining) bytes after its end")
        }
        return geometry
    }

    /// The names of geometries, by their numbers.
    static let typeNames: [UInt32: String] = [
        0: "GEOMETRY", 1: "POINT", 2: "LINESTRING", 3: "POLYGON", 4: "MULTIPOINT", 5: "MULTILINESTRING",
        6: "MULTIPOLYGON", 7: "GEOMETRYCOLLECTION", 8: "CIRCULARSTRING", 9: "COMPOUNDCURVE", 10: "CURVEPOLYGON",
        11: "MULTICURVE", 12: "MULTISURFACE", 13: "CURVE", 14: "SURFACE", 15: "POLYHEDRALSURFACE", 16: "TIN",
        17: "TRIANGLE",
    ]
}
