import Foundation
import Geometry
import Testing

@testable import ResultWriters

@Suite("Numbers with a fixed count of decimals")
struct FixedPointTests {
    @Test(
        arguments: [
            (0, "0.000000"), (1, "0.000017"), (2, "0.000033"), (-1, "-0.000017"), (60_000, "1.000000"),
            (59_999, "0.999983"), (90_500, "1.508333"), (Int64.max, "153722867280912.930117"),
            (Int64.min, "-153722867280912.930133"),
        ] as [(Int64, String)])
    func minutesHaveSixDecimals(milliseconds: Int64, text: String) {
        #expect(written { $0.append(minutesOf: milliseconds) } == text)
    }

    @Test(
        arguments: [
            (0, "0.000"), (1, "0.001"), (-1, "-0.001"), (1234, "1.234"), (Int64.min, "-9223372036854775.808"),
        ] as [(Int64, String)])
    func metresHaveThreeDecimals(millimetres: Int64, text: String) {
        #expect(written { $0.append(metresOf: millimetres) } == text)
    }

    @Test(
        arguments: [
            (0, "0.0000000"), (-1, "-0.0000001"), (74_019_000, "7.4019000"), (-1_800_000_000, "-180.0000000"),
            (Int32.min, "-214.7483648"),
        ] as [(Int32, String)])
    func degreesHaveSevenDecimals(angle: Int32, text: String) {
        #expect(written { $0.append(degreesOf: angle) } == text)
    }

    @Test func degreesAreTheirDigitsWithAPoint() {
        var random = SystemRandomNumberGenerator()
        for _ in 0..<20_000 {
            let angle = Int32.random(in: .min ... .max, using: &random) >> Int32.random(in: 0...30, using: &random)
            let digits = String(repeating: "0", count: 8) + String(angle.magnitude)
            let whole = digits.dropLast(7).drop { $0 == "0" }
            let expected = "\(angle < 0 ? "-" : "")\(whole.isEmpty ? "0" : whole).\(digits.suffix(7))"
            #expect(written { $0.append(degreesOf: angle) } == expected)
        }
    }

    @Test("Places are an array of arrays, however many, from either end", arguments: [0, 1, 2, 255, 256, 257, 1000])
    func placesAreArrays(count: Int) {
        let places = (0..<Int32(count)).map { Coordinate(longitude: $0 * 1_800_000, latitude: -$0 * 900_000) }
        let texts = places.map { place in
            "[\(written { $0.append(degreesOf: place.longitude) }),\(written { $0.append(degreesOf: place.latitude) })]"
        }
        #expect(written { $0.append(places: places) } == "[\(texts.joined(separator: ","))]")
        let reversed = written { $0.append(places: places, reversed: true) }
        #expect(reversed == "[\(texts.reversed().joined(separator: ","))]")
    }

    @Test(arguments: [Int64.min, -10_000, -100, -99, -1, 0, 9, 10, 99, 100, 12_345, Int64.max])
    func integersAreWrittenAsSwiftWritesThem(number: Int64) {
        #expect(written { $0.append(integer: number) } == String(number))
    }

    @Test func minutesAreTheNearestMillionths() {
        var random = SystemRandomNumberGenerator()
        for _ in 0..<20_000 {
            let milliseconds =
                Int64.random(in: .min ... .max, using: &random) >> Int64.random(in: 0...60, using: &random)
            // Millionths of a minute, from doubled 128-bit integers: floor((2a + b) / 2b).
            let doubled = Int128(milliseconds.magnitude) * 100 * 2
            let millionths = (doubled + 6) / 12
            let sign = milliseconds < 0 && millionths > 0 ? "-" : ""
            let fraction = String(String(1_000_000 + Int(millionths % 1_000_000)).dropFirst())
            let expected = "\(sign)\(millionths / 1_000_000).\(fraction)"
            #expect(written { $0.append(minutesOf: milliseconds) } == expected)
        }
    }
}

@Suite("Floating-point numbers as decimals")
struct DecimalNumberTests {
    @Test(
        arguments: [
            (0.5, 0, "0"), (1.5, 0, "2"), (2.5, 0, "2"), (0.125, 2, "0.12"), (0.375, 2, "0.38"), (-0.001, 2, "0.00"),
            (-0.0, 3, "0.000"), (1.005, 2, "1.00"), (9.995, 2, "9.99"), (0.1, 15, "0.100000000000000"),
            (1e17, 2, "100000000000000000.00"), (-1e17, 0, "-100000000000000000"),
            (4_503_599_627_370_497.5, 0, "4503599627370498"),
            (123.456, 15, "123.456000000000003"), (.leastNonzeroMagnitude, 6, "0.000000"),
            (0.5, 20, "0.500000000000000"),
        ] as [(Double, Int, String)])
    func tiesGoToTheEvenDigit(value: Double, decimals: Int, text: String) {
        #expect(written { $0.append(decimal: value, decimals: decimals) } == text)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func whatIsNotFiniteIsNotWritten(value: Double) {
        #expect(written { _ = $0.append(decimal: value, decimals: 3) } == "")
    }

    /// The C library prints the exact value of a number, rounded half to even.
    @Test func allNumbersAreRoundedExactly() {
        var random = SystemRandomNumberGenerator()
        for _ in 0..<30_000 {
            let decimals = Int.random(in: 0...15, using: &random)
            let value = randomNumber(using: &random)
            var expected = String(format: "%.\(decimals)f", value)
            if expected.allSatisfy({ "-0.".contains($0) }), value < 0 { expected.removeFirst() }
            #expect(written { $0.append(decimal: value, decimals: decimals) } == expected)
        }
    }

    private func randomNumber(using random: inout SystemRandomNumberGenerator) -> Double {
        switch Int.random(in: 0...3, using: &random) {
        case 0: Double.random(in: -1000...1000, using: &random)
        case 1: Double(Int.random(in: -100_000...100_000, using: &random)) / 1024
        case 2: Double(sign: .minus, exponent: Int.random(in: -1070...1020, using: &random), significand: 1.7)
        default:
            Double.random(in: 0...1, using: &random) * Double(UInt64(1) << UInt64.random(in: 0...63, using: &random))
        }
    }
}
