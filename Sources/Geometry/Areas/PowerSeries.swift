/// What a function is near a place: the first seven terms of its series in the way from there.
struct PowerSeries {
    /// By the power of the way, from 0 on; the last is 0.
    private var terms: SIMD8<Double>

    private static let count = 7

    var constant: Double { terms[0] }

    /// The sine of the angles round one, by radians.
    static func sine(around angle: Double) -> PowerSeries {
        let (sine, cosine) = (Trigonometry.sine(angle), Trigonometry.cosine(angle))
        return PowerSeries(
            terms: SIMD8(sine, cosine, -sine / 2, -cosine / 6, sine / 24, cosine / 120, -sine / 720, 0))
    }

    /// How much more the function is there than at the place itself.
    @inline(__always)
    func increase(at way: Double) -> Double {
        let late = terms[4] + way * (terms[5] + way * terms[6])
        return way * (terms[1] + way * (terms[2] + way * (terms[3] + way * late)))
    }

    static func + (number: Double, series: PowerSeries) -> PowerSeries {
        var sum = series
        sum.terms[0] += number
        return sum
    }

    static func * (factor: Double, series: PowerSeries) -> PowerSeries { PowerSeries(terms: series.terms * factor) }

    static func * (one: PowerSeries, other: PowerSeries) -> PowerSeries {
        var product = SIMD8<Double>()
        for first in 0..<count {
            for second in 0..<count - first { product[first + second] += one.terms[first] * other.terms[second] }
        }
        return PowerSeries(terms: product)
    }
}
