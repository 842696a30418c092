/// Areas on the ellipsoid of WGS84.
public enum AreaMeasure {
    /// The area of a polygon in square metres, between edges that are straight on the map of longitude and latitude.
    ///
    /// Rings that run counterclockwise count, rings that run clockwise are holes and are taken off. Within 1e-6 of the
    /// area for edges of up to a degree. Rings may be closed or not.
    ///
    /// Complexity: O(n) for n vertices.
    public static func squareMetres(of rings: [[Coordinate]]) -> Double {
        abs(rings.reduce(0) { $0 + sweep(of: $1) }) * squareMetresPerSweep
    }

    /// The area for a sweep of 1.
    static let squareMetresPerSweep =
        Ellipsoid.equatorialRadius * Ellipsoid.equatorialRadius * (1 - Ellipsoid.eccentricitySquared)

    /// What each arc adds to the areas of the rings that it is a part of, on its left side: see `sweep`.
    static func sweeps(of arcs: AreaArcs) -> [Double] {
        guard let first = arcs.places.first else { return [] }
        let origin = Parallel(through: first)
        return arcs.places.withUnsafeBufferPointer { places in
            (0..<arcs.count).map { origin.sweep(along: UnsafeBufferPointer(rebasing: places[arcs.range(of: $0)])) }
        }
    }

    /// The integral of `height` over longitude round a ring: its area for a unit of the semilatus rectum.
    private static func sweep(of ring: [Coordinate]) -> Double {
        guard let first = ring.first else { return 0 }
        // Heights are taken from that of the first vertex, so that little is lost where the ring is small.
        return (ring + [first]).withUnsafeBufferPointer { Parallel(through: first).sweep(along: $0) }
    }

    /// The latitude of a vertex, from which heights of others are taken.
    private struct Parallel {
        private let latitude: Double
        private let base: Double
        /// Of heights by radians to the north.
        private let series: PowerSeries

        /// Radians within which the series gives all digits.
        private static let near = 0.02

        init(through place: Coordinate) {
            latitude = Double(place.latitude)
            let sine = PowerSeries.sine(around: place.latitudeRadians)
            series = AreaMeasure.height(sine: sine)
            base = AreaMeasure.height(sine: sine.constant)
        }

        /// The integral of heights over longitude along a line, negative towards the east.
        func sweep(along line: UnsafeBufferPointer<Coordinate>) -> Double {
            guard let first = line.first else { return 0 }
            var (sum, last, lastHeight) = (0.0, first, height(at: Double(first.latitude)))
            for vertex in line.dropFirst() {
                let vertexHeight = height(at: Double(vertex.latitude))
                let eastward = Double(Int64(vertex.longitude) - Int64(last.longitude))
                let middle = height(at: (Double(last.latitude) + Double(vertex.latitude)) / 2)
                sum -= eastward * (lastHeight + 4 * middle + vertexHeight)
                (last, lastHeight) = (vertex, vertexHeight)
            }
            return sum * (Ellipsoid.radiansPerUnit / 6)
        }

        @inline(__always)
        private func height(at other: Double) -> Double {
            let way = (other - latitude) * Ellipsoid.radiansPerUnit
            if abs(way) < Self.near { return series.increase(at: way) }
            return AreaMeasure.height(sine: Trigonometry.sine(other * Ellipsoid.radiansPerUnit)) - base
        }
    }

    /// The area between the equator and a latitude, for each radian of longitude and unit of the semilatus rectum.
    private static func height(sine: Double) -> Double {
        let z = Ellipsoid.eccentricitySquared * sine * sine
        return sine * (1 + z * (2.0 / 3 + z * (3.0 / 5 + z * (4.0 / 7 + z * (5.0 / 9 + z * (6.0 / 11))))))
    }

    /// The same near a latitude.
    private static func height(sine: PowerSeries) -> PowerSeries {
        let z = Ellipsoid.eccentricitySquared * (sine * sine)
        return sine * (1 + z * (2.0 / 3 + z * (3.0 / 5 + z * (4.0 / 7 + z * (5.0 / 9 + (6.0 / 11) * z)))))
    }
}
