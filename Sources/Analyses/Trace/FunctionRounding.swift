import Foundation
import UtilityNetwork

/// What functions come to, as decimals: what numbers with decimals add up to is not exact beyond fifteen digits.
enum FunctionRounding {
    static func value(of result: TraceFunctionResult) -> Double? {
        let isLength = result.function.attribute.lowercased() == SystemAttributes.shapeLength.lowercased()
        return result.value.map { isLength ? toMicrometres($0) : toFifteenDigits($0) }
    }

    /// Lengths are known to thousandths; what is behind millionths is of their units and shares.
    private static func toMicrometres(_ metres: Double) -> Double {
        abs(metres) < 1e9 ? (metres * 1e6).rounded() / 1e6 : metres
    }

    private static func toFifteenDigits(_ number: Double) -> Double {
        let size = abs(number)
        if size > 0, size <= 1e-8 { return Double(String(format: "%.14e", number)) ?? number }
        guard size > 0, size < 1e15 else { return number }
        // Powers of ten are exact up to the 22nd, and whole numbers up to 2^53, so that their quotient is the decimal.
        var scale = 1.0
        while size * scale < 1e14 { scale *= 10 }
        return (number * scale).rounded() / scale
    }
}
