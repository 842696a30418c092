/// T. Vincenty, "Direct and inverse solutions of geodesics on the ellipsoid with application of nested
/// equations", Survey Review 23 (176), 1975. Angles in radians.
enum Vincenty {
    /// The distance of two latitudes `eastward` apart in metres, or nil where the iteration does not settle,
    /// which happens only for places nearly opposite on the globe.
    static func metres(latitudes: (Double, Double), eastward: Double) -> Double? {
        let (first, second) = (ReducedLatitude(latitudes.0), ReducedLatitude(latitudes.1))
        var longitude = eastward
        for _ in 0..<100 {
            let arc = Arc(from: first, to: second, longitude: longitude)
            if arc.sine == 0, arc.cosine > 0 { return 0 }
            let next = eastward + arc.longitudeExcess
            guard abs(next) <= .pi else { return nil }
            if abs(next - longitude) < 1e-14 { return arc.metres }
            longitude = next
        }
        return nil
    }

    /// The distance of places nearly opposite on the globe: whichever way the shortest path leaves the first
    /// place, it passes a place a quarter of the globe away, from where the plain formula settles.
    static func metresNearAntipodes(latitudes: (Double, Double), eastward: Double) -> Double {
        let quarter = 10_000_000.0
        func length(_ azimuth: Double) -> Double {
            let halfway = destination(latitude: latitudes.0, azimuth: azimuth, metres: quarter)
            let rest = abs(eastward - halfway.eastward)
            let short = rest > .pi ? 2 * .pi - rest : rest
            return quarter + (metres(latitudes: (halfway.latitude, latitudes.1), eastward: short) ?? .infinity)
        }
        let step = Double.pi / 36
        var best = (azimuth: 0.0, length: Double.infinity)
        for index in -36..<36 {
            let candidate = length(Double(index) * step)
            if candidate < best.length { best = (Double(index) * step, candidate) }
        }
        return minimum(of: length, from: best.azimuth - step, to: best.azimuth + step)
    }

    /// The place reached from a latitude after so many metres, and how far east of the start it lies.
    static func destination(
        latitude: Double, azimuth: Double, metres: Double
    ) -> (latitude: Double, eastward: Double) {
        let start = ReducedLatitude(latitude)
        let (sineAzimuth, cosineAzimuth) = (Trigonometry.sine(azimuth), Trigonometry.cosine(azimuth))
        let fromEquator = Trigonometry.arctangent(y: start.sine, x: start.cosine * cosineAzimuth)
        let sineEquator = start.cosine * sineAzimuth
        let series = Series(cosineSquaredEquator: 1 - sineEquator * sineEquator)
        let first = metres / (Ellipsoid.polarRadius * series.a)
        var angle = first
        for _ in 0..<30 {
            let twiceMiddle = Trigonometry.cosine(2 * fromEquator + angle)
            let next =
                first
                + series.correction(
                    sine: Trigonometry.sine(angle), cosine: Trigonometry.cosine(angle), twiceMiddle: twiceMiddle)
            let settled = abs(next - angle) < 1e-14
            angle = next
            if settled { break }
        }
        let (sine, cosine) = (Trigonometry.sine(angle), Trigonometry.cosine(angle))
        let away = start.sine * sine - start.cosine * cosine * cosineAzimuth
        let end = Trigonometry.arctangent(
            y: start.sine * cosine + start.cosine * sine * cosineAzimuth,
            x: (1 - Ellipsoid.flattening) * (sineEquator * sineEquator + away * away).squareRoot())
        let longitude = Trigonometry.arctangent(
            y: sine * sineAzimuth, x: start.cosine * cosine - start.sine * sine * cosineAzimuth)
        let excess = series.longitudeExcess(
            angle: angle, sine: sine, cosine: cosine, sineEquator: sineEquator,
            twiceMiddle: Trigonometry.cosine(2 * fromEquator + angle))
        return (end, longitude - excess)
    }

    /// The least value of a function with one minimum between two arguments, by golden section.
    private static func minimum(of function: (Double) -> Double, from low: Double, to high: Double) -> Double {
        let golden = 0.6180339887498949
        var (low, high) = (low, high)
        for _ in 0..<60 {
            let (left, right) = (high - golden * (high - low), low + golden * (high - low))
            if function(left) <= function(right) { high = right } else { low = left }
        }
        return function((low + high) / 2)
    }
}

extension Vincenty {
    /// Sine and cosine of the latitude on the auxiliary sphere.
    struct ReducedLatitude {
        let sine: Double
        let cosine: Double

        init(_ latitude: Double) {
            let y = (1 - Ellipsoid.flattening) * Trigonometry.sine(latitude)
            let x = Trigonometry.cosine(latitude)
            let length = (x * x + y * y).squareRoot()
            (sine, cosine) = (y / length, x / length)
        }
    }

    /// The great circle arc between two places of the auxiliary sphere.
    struct Arc {
        let sine: Double
        let cosine: Double
        let angle: Double
        /// The sine of the azimuth at which the great circle crosses the equator.
        let sineEquator: Double
        /// The cosine of twice the angle from the equator to the middle of the arc.
        let twiceMiddle: Double
        let series: Series

        init(from first: ReducedLatitude, to second: ReducedLatitude, longitude: Double) {
            let (sineLongitude, cosineLongitude) = (Trigonometry.sine(longitude), Trigonometry.cosine(longitude))
            let across = second.cosine * sineLongitude
            let along = first.cosine * second.sine - first.sine * second.cosine * cosineLongitude
            sine = (across * across + along * along).squareRoot()
            cosine = first.sine * second.sine + first.cosine * second.cosine * cosineLongitude
            angle = Trigonometry.arctangent(y: sine, x: cosine)
            sineEquator = sine > 0 ? first.cosine * second.cosine * sineLongitude / sine : 0
            let squared = 1 - sineEquator * sineEquator
            twiceMiddle = squared > 1e-15 ? cosine - 2 * first.sine * second.sine / squared : 0
            series = Series(cosineSquaredEquator: squared)
        }

        /// What the longitude on the auxiliary sphere exceeds that on the ellipsoid by.
        var longitudeExcess: Double {
            series.longitudeExcess(
                angle: angle, sine: sine, cosine: cosine, sineEquator: sineEquator, twiceMiddle: twiceMiddle)
        }

        var metres: Double {
            let correction = series.correction(sine: sine, cosine: cosine, twiceMiddle: twiceMiddle)
            return Ellipsoid.polarRadius * series.a * (angle - correction)
        }
    }

    /// The coefficients of Vincenty's series for one great circle.
    struct Series {
        let a: Double
        let b: Double
        let c: Double

        init(cosineSquaredEquator: Double) {
            let polarSquared = Ellipsoid.polarRadius * Ellipsoid.polarRadius
            let ratio = (Ellipsoid.equatorialRadius * Ellipsoid.equatorialRadius - polarSquared) / polarSquared
            let u = cosineSquaredEquator * ratio
            a = 1 + u / 16384 * (4096 + u * (-768 + u * (320 - 175 * u)))
            b = u / 1024 * (256 + u * (-128 + u * (74 - 47 * u)))
            let f = Ellipsoid.flattening
            c = f / 16 * cosineSquaredEquator * (4 + f * (4 - 3 * cosineSquaredEquator))
        }

        /// What the arc on the auxiliary sphere exceeds the scaled distance by, in radians.
        func correction(sine: Double, cosine: Double, twiceMiddle m: Double) -> Double {
            let third = b / 6 * m * (-3 + 4 * sine * sine) * (-3 + 4 * m * m)
            return b * sine * (m + b / 4 * (cosine * (-1 + 2 * m * m) - third))
        }

        func longitudeExcess(
            angle: Double, sine: Double, cosine: Double, sineEquator: Double, twiceMiddle m: Double
        ) -> Double {
            let inner = angle + c * sine * (m + c * cosine * (-1 + 2 * m * m))
            return (1 - c) * Ellipsoid.flattening * sineEquator * inner
        }
    }
}
