/// Sine, cosine and the rest from `+ - * /` alone, so that every machine and C library gives the same bits.
///
/// The polynomials are those of fdlibm (Sun Microsystems, 1993; https://www.netlib.org/fdlibm), whose error
/// is below one unit in the last place. The C library's own functions differ between versions and processors.
public enum Trigonometry {
    /// A degree in radians.
    public static let radiansPerDegree = 0.017453292519943295

    /// The sine of an angle of at most 10 radians either way.
    @inlinable
    public static func sine(_ radians: Double) -> Double {
        let (quarter, rest) = reduced(radians)
        switch quarter & 3 {
        case 0: return sineKernel(rest)
        case 1: return cosineKernel(rest)
        case 2: return -sineKernel(rest)
        default: return -cosineKernel(rest)
        }
    }

    /// The cosine of an angle of at most 10 radians either way.
    @inlinable
    public static func cosine(_ radians: Double) -> Double {
        let (quarter, rest) = reduced(radians)
        switch quarter & 3 {
        case 0: return cosineKernel(rest)
        case 1: return -sineKernel(rest)
        case 2: return -cosineKernel(rest)
        default: return sineKernel(rest)
        }
    }

    /// The tangent of an angle of at most 10 radians either way.
    @inlinable
    public static func tangent(_ radians: Double) -> Double { sine(radians) / cosine(radians) }

    /// The angle from the x axis to (`x`, `y`) in radians, -π to π; 0 for the origin.
    public static func arctangent(y: Double, x: Double) -> Double {
        let (rise, run) = (abs(y), abs(x))
        guard rise > 0 || run > 0 else { return 0 }
        let acute = rise <= run ? arctangentUpToOne(rise / run) : (halfPi - arctangentUpToOne(run / rise)) + halfPiLow
        let angle = x < 0 ? (.pi - acute) + 2 * halfPiLow : acute
        return y < 0 ? -angle : angle
    }

    private static let halfPi = 1.5707963267948966
    /// What the double `halfPi` is short of half of π.
    private static let halfPiLow = 6.123233995736766e-17

    /// The angle less a whole number of quarter turns, and that number: the rest is within ±π/4.
    @inlinable
    static func reduced(_ radians: Double) -> (quarter: Int, rest: Double) {
        if abs(radians) <= 0.7853981633974483 { return (0, radians) }
        // Adding 1.5 · 2^52 rounds to a whole number and leaves it in the low bits: nothing here can trap.
        let shifted = radians * 0.6366197723675814 + 6_755_399_441_055_744
        let quarters = shifted - 6_755_399_441_055_744
        // Half of π in three parts of 33 bits: the products with a small whole number are exact.
        var rest = radians - quarters * 1.57079632673412561417e+00
        rest -= quarters * 6.07710050630396597660e-11
        rest -= quarters * 2.02226624879595063154e-21
        return (Int(truncatingIfNeeded: shifted.bitPattern), rest)
    }

    /// The sine for ±π/4.
    @inlinable
    static func sineKernel(_ x: Double) -> Double {
        let z = x * x
        let tail =
            8.33333333332248946124e-03
            + z
            * (-1.98412698298579493134e-04
                + z * (2.75573137070700676789e-06 + z * (-2.50507602534068634195e-08 + z * 1.58969099521155010221e-10)))
        return x + z * x * (-1.66666666666666324348e-01 + z * tail)
    }

    /// The cosine for ±π/4.
    @inlinable
    static func cosineKernel(_ x: Double) -> Double {
        let z = x * x
        let inner = -2.75573143513906633035e-07 + z * (2.08757232129817482790e-09 + z * -1.13596475577881948265e-11)
        let tail =
            z
            * (4.16666666666666019037e-02
                + z * (-1.38888888888741095749e-03 + z * (2.48015872894767294178e-05 + z * inner)))
        let half = 0.5 * z
        let whole = 1 - half
        return whole + (((1 - whole) - half) + z * tail)
    }

    /// The arctangent for 0 to 1: taken round 0, 1/2 or 1, whichever is nearest.
    private static func arctangentUpToOne(_ x: Double) -> Double {
        if x < 0.4375 { return arctangentKernel(x) }
        if x < 0.6875 { return 0.4636476090008061 + (arctangentKernel((2 * x - 1) / (2 + x)) + 2.2698777452961687e-17) }
        return 0.7853981633974483 + (arctangentKernel((x - 1) / (x + 1)) + 3.061616997868383e-17)
    }

    /// The arctangent for ±7/16.
    private static func arctangentKernel(_ x: Double) -> Double {
        let z = x * x
        let w = z * z
        let even =
            3.33333333333329318027e-01 + w
            * (1.42857142725034663711e-01
                + w
                * (9.09088713343650656196e-02 + w
                    * (6.66107313738753120669e-02
                        + w * (4.97687799461593236017e-02 + w * 1.62858201153657823623e-02))))
        let odd =
            -1.99999999998764832476e-01 + w
            * (-1.11111104054623557880e-01
                + w
                * (-7.69187620504482999495e-02 + w * (-5.83357013379057348645e-02 + w * -3.65315727442169155270e-02)))
        return x - x * (z * even + w * odd)
    }
}
