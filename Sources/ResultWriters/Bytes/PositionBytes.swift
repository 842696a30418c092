import Geometry

/// Positions as GeoJSON has them: `[-8.6100000,41.1500000]`.
extension ByteBuffer {
    /// Bytes of the longest position.
    private static let longest = 28

    mutating func append(position: Coordinate) {
        append(upTo: Self.longest) { DegreeBytes.write(position, at: $0) }
    }

    /// Appends a list of positions.
    ///
    /// - Parameter backwards: from the last to the first.
    mutating func append(positions: [Coordinate], backwards: Bool = false) {
        append(upTo: positions.count * (Self.longest + 1) + 2) { start in
            start[0] = UInt8(ascii: "[")
            var end = start + 1
            positions.withUnsafeBufferPointer { positions in
                for index in positions.indices {
                    end += DegreeBytes.write(positions[backwards ? positions.count - 1 - index : index], at: end)
                    end[0] = UInt8(ascii: ",")
                    end += 1
                }
            }
            // The last comma makes room for the end.
            if !positions.isEmpty { end -= 1 }
            end[0] = UInt8(ascii: "]")
            return end + 1 - start
        }
    }
}

/// Angles in 1e-7 degree as degrees with seven decimals.
enum DegreeBytes {
    @inline(__always)
    static func write(_ position: Coordinate, at start: UnsafeMutablePointer<UInt8>) -> Int {
        start[0] = UInt8(ascii: "[")
        var end = start + 1
        end += write(position.longitude, at: end)
        end[0] = UInt8(ascii: ",")
        end += 1
        end += write(position.latitude, at: end)
        end[0] = UInt8(ascii: "]")
        return end + 1 - start
    }

    @inline(__always)
    private static func write(_ angle: Int32, at start: UnsafeMutablePointer<UInt8>) -> Int {
        let (whole, rest) = angle.magnitude.quotientAndRemainder(dividingBy: 10_000_000)
        var end = start
        if angle < 0 {
            end[0] = UInt8(ascii: "-")
            end += 1
        }
        end += writeWhole(whole, at: end)
        end[0] = UInt8(ascii: ".")
        let (first, others) = rest.quotientAndRemainder(dividingBy: 1_000_000)
        end[1] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: first)
        let (high, low) = others.quotientAndRemainder(dividingBy: 10_000)
        let (middle, last) = low.quotientAndRemainder(dividingBy: 100)
        Digits.writePair(high, at: end + 2)
        Digits.writePair(middle, at: end + 4)
        Digits.writePair(last, at: end + 6)
        return end + 8 - start
    }

    /// Up to three digits.
    @inline(__always)
    private static func writeWhole(_ whole: UInt32, at start: UnsafeMutablePointer<UInt8>) -> Int {
        if whole < 10 {
            start[0] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: whole)
            return 1
        }
        guard whole >= 100 else {
            Digits.writePair(whole, at: start)
            return 2
        }
        start[0] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: whole / 100)
        Digits.writePair(whole % 100, at: start + 1)
        return 3
    }
}
