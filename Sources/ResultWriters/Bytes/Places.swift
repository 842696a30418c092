import Geometry

/// Places in degrees with seven decimals: 1e-7 degree straight to bytes.
extension ByteBuffer {
    /// Most bytes of an angle: a sign, three digits, a point and seven decimals.
    private static let angleWidth = 12
    /// Most bytes of a place as JSON: brackets, two angles and two commas. `write(angle:)` may touch eight bytes more.
    private static let placeWidth = 2 * angleWidth + 4
    /// So many places are written between two looks at the room that is left.
    private static let placesAtOnce = 256

    /// Appends an angle given in 1e-7 degree, in degrees with 7 decimals.
    public mutating func append(degreesOf angle: Int32) {
        append(upTo: Self.angleWidth + 8) { Self.write(angle, at: $0) - $0 }
    }

    /// Appends a place as a JSON array of its longitude and its latitude.
    mutating func append(place: Coordinate) {
        append(upTo: Self.placeWidth + 8) { Self.write(place, at: $0) - $0 }
    }

    /// Appends places as a JSON array of such arrays.
    ///
    /// - Parameter reversed: whether the last comes first.
    mutating func append(places: [Coordinate], reversed: Bool = false) {
        places.withUnsafeBufferPointer { append(places: $0, reversed: reversed) }
    }

    mutating func append(places: UnsafeBufferPointer<Coordinate>, reversed: Bool = false) {
        append(UInt8(ascii: "["))
        var written = 0
        while written < places.count {
            let end = min(written + Self.placesAtOnce, places.count)
            append(upTo: (end - written) * Self.placeWidth + 8) { start in
                var next = start
                for index in written..<end {
                    next = Self.write(places[reversed ? places.count - 1 - index : index], at: next)
                    next[0] = UInt8(ascii: ",")
                    next += 1
                }
                return next - start
            }
            written = end
        }
        if !places.isEmpty { removeLast() }
        append(UInt8(ascii: "]"))
    }

    @inline(__always)
    private static func write(
        _ place: Coordinate, at start: UnsafeMutablePointer<UInt8>
    ) -> UnsafeMutablePointer<UInt8> {
        start[0] = UInt8(ascii: "[")
        let comma = write(place.longitude, at: start + 1)
        comma[0] = UInt8(ascii: ",")
        let end = write(place.latitude, at: comma + 1)
        end[0] = UInt8(ascii: "]")
        return end + 1
    }

    /// Writes an angle; what stands within eight bytes behind it may be touched. Returns its end.
    @inline(__always)
    private static func write(_ angle: Int32, at start: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8> {
        // The sign is written in any case, and written over where there is none.
        start[0] = UInt8(ascii: "-")
        var end = start + (angle < 0 ? 1 : 0)
        let (whole, fraction) = angle.magnitude.quotientAndRemainder(dividingBy: 10_000_000)
        end = Digits.write(upTo999: whole, at: end)
        // Eight digits, of which the first, a zero, gives way to the point.
        Digits.write(eight: fraction, at: end)
        end[0] = UInt8(ascii: ".")
        return end + 8
    }
}
