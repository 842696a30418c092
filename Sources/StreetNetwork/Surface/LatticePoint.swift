import Geometry

/// A point of the lattice that surfaces are drawn on: steps of 32 units of 1e-7 degree, 0.36 m from south to north,
/// counted from beyond the south-west of the globe, so that no point is negative.
///
/// Streets are rounded to this lattice. What lies that close together is one place for an area, and streets that do not
/// meet stay apart by more than cuts are rounded.
struct LatticePoint: BitwiseCopyable, Hashable, Sendable {
    var x: Int32
    var y: Int32

    /// Steps of a side of the smallest squares that a surface is made of.
    @inline(__always) static var square: Int32 { 1 << squareShift }
    @inline(__always) static var squareShift: Int32 { 6 }
    /// Steps of a side of the square that holds the globe.
    static let globe: Int32 = 1 << 27
    @inline(__always) private static var origin: Int32 { 1 << 26 }
    @inline(__always) private static var stepShift: Int32 { 5 }
    /// Units of 1e-7 degree in a step.
    static let step = Double(1 << stepShift)

    init(x: Int32, y: Int32) {
        self.x = x
        self.y = y
    }

    init(_ place: Coordinate) {
        let half: Int32 = 1 << (Self.stepShift - 1)
        x = ((place.longitude + half) >> Self.stepShift) + Self.origin
        y = ((place.latitude + half) >> Self.stepShift) + Self.origin
    }

    var coordinate: Coordinate {
        Coordinate(longitude: (x - Self.origin) << Self.stepShift, latitude: Self.latitude(ofRow: y))
    }

    static func latitude(ofRow y: Int32) -> Int32 { (y - origin) << stepShift }

    /// Both numbers as one.
    var key: UInt64 { UInt64(UInt32(bitPattern: y)) << 32 | UInt64(UInt32(bitPattern: x)) }
}
